import type {
  DescribeConfigsRequest,
  DescribeConfigsRequestResource,
  DescribeConfigsResponseInit,
  DescribeConfigsResponseResourceResultInit,
  DescribeConfigsResponseResultInit,
} from "../../messages/describe_configs.ts";
import { type FakeConfig, isResourceType } from "../config_store.ts";
import type { RequestContext } from "../handler.ts";
import { INVALID_REQUEST } from "./error_codes.ts";
import { resourceError } from "./resources.ts";

const MALFORMED =
  "This most likely occurs because of a request being malformed by the client library or the " +
  "message was sent to an incompatible broker. See the broker logs for more details.";
const DEFAULT_SOURCE = 5;

/** Broker facts 4. One resource of an unknown type spoils the whole request. */
export function describeConfigs(
  request: DescribeConfigsRequest,
  context: RequestContext,
): DescribeConfigsResponseInit {
  const { resources } = request;
  const isMalformed = !resources.every(({ resourceType }) => isResourceType(resourceType));
  const describe = (resource: DescribeConfigsRequestResource) =>
    isMalformed
      ? failed(resource, INVALID_REQUEST, MALFORMED)
      : described(resource, request, context);
  return { throttleTimeMs: 0, results: resources.map(describe) };
}

function described(
  resource: DescribeConfigsRequestResource,
  request: DescribeConfigsRequest,
  context: RequestContext,
): DescribeConfigsResponseResultInit {
  const { resourceType, resourceName, configurationKeys } = resource;
  const error = resourceError(resourceType, resourceName, context);
  if (error) return failed(resource, error.errorCode, error.errorMessage);
  const configs = [...context.cluster.configs.describe(resourceType, resourceName)]
    .filter(([name]) => !configurationKeys?.length || configurationKeys.includes(name))
    .map(([, all]) => configOf(all, request, context.apiVersion));
  return { errorCode: 0, errorMessage: "", resourceType, resourceName, configs };
}

function configOf(
  all: readonly FakeConfig[],
  { includeSynonyms, includeDocumentation }: DescribeConfigsRequest,
  apiVersion: number,
): DescribeConfigsResponseResourceResultInit {
  const { name, value, source, readOnly, isSensitive, type, documentation } = all[0]!;
  return {
    name,
    value: isSensitive ? null : value,
    readOnly,
    ...apiVersion === 0 ? { isDefault: source === DEFAULT_SOURCE } : { configSource: source },
    isSensitive,
    synonyms: includeSynonyms ? all.map(synonymOf) : [],
    configType: type,
    documentation: includeDocumentation ? documentation : null,
  };
}

function synonymOf({ name, value, source, isSensitive }: FakeConfig) {
  return { name, value: isSensitive ? null : value, source };
}

function failed(
  { resourceType, resourceName }: DescribeConfigsRequestResource,
  errorCode: number,
  errorMessage: string,
): DescribeConfigsResponseResultInit {
  return { errorCode, errorMessage, resourceType, resourceName, configs: [] };
}
