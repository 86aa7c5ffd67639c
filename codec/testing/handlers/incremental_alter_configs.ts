import type {
  IncrementalAlterConfigsRequest,
  IncrementalAlterConfigsRequestAlterableConfig,
  IncrementalAlterConfigsRequestAlterConfigsResource,
  IncrementalAlterConfigsResponseInit,
} from "../../messages/incremental_alter_configs.ts";
import { isResourceType } from "../config_store.ts";
import type { RequestContext } from "../handler.ts";
import { INVALID_REQUEST } from "./error_codes.ts";
import { type ResourceError, resourceError } from "./resources.ts";

const SET = 0;
const DELETE = 1;
const APPEND = 2;
const SUBTRACT = 3;

/** Broker facts 4. Names and values are not looked at: the broker does not know which there are. */
export function incrementalAlterConfigs(
  { resources, validateOnly }: IncrementalAlterConfigsRequest,
  context: RequestContext,
): IncrementalAlterConfigsResponseInit {
  const responses = resources.map((resource) => {
    const { resourceType, resourceName } = resource;
    const error = errorOf(resource, context);
    if (!error && !validateOnly) alter(resource, context);
    return { ...error ?? { errorCode: 0, errorMessage: null }, resourceType, resourceName };
  });
  return { throttleTimeMs: 0, responses };
}

function errorOf(
  { resourceType, resourceName, configs }: IncrementalAlterConfigsRequestAlterConfigsResource,
  context: RequestContext,
): ResourceError | undefined {
  if (!isResourceType(resourceType)) {
    return { errorCode: INVALID_REQUEST, errorMessage: `Unknown resource type ${resourceType}` };
  }
  const unknown = configs.find(({ configOperation }) =>
    configOperation < SET || configOperation > SUBTRACT
  );
  if (unknown) {
    const errorMessage = `Unknown operation type ${unknown.configOperation}`;
    return { errorCode: INVALID_REQUEST, errorMessage };
  }
  return resourceError(resourceType, resourceName, context);
}

function alter(
  { resourceType, resourceName, configs }: IncrementalAlterConfigsRequestAlterConfigsResource,
  { cluster }: RequestContext,
): void {
  for (const config of configs) {
    const known = cluster.configs.describe(resourceType, resourceName).get(config.name)?.[0];
    const value = altered(config, known?.value ?? "");
    cluster.configs.alter(resourceType, resourceName, config.name, value);
  }
}

/** The value afterwards; null: that of the default. */
function altered(
  { configOperation, value }: IncrementalAlterConfigsRequestAlterableConfig,
  before: string,
): string | null {
  const items = before.split(",").filter((item) => item !== "");
  const given = (value ?? "").split(",");
  switch (configOperation) {
    case DELETE:
      return null;
    case APPEND:
      return [...items, ...given.filter((item) => !items.includes(item))].join();
    case SUBTRACT:
      return items.filter((item) => !given.includes(item)).join();
  }
  return value;
}
