// The machine's words and DescribeConfigs (connection D.4). Only this file knows a wire form.

import type {
  DescribeConfigsRequestInit,
  DescribeConfigsResponse,
} from "../messages/describe_configs.ts";
import type { DescribeAction } from "./effects.ts";
import type { DescribedReport } from "./inputs.ts";

const MISSING = {
  errorCode: -1, // UNKNOWN_SERVER_ERROR
  resourceType: 0,
  resourceName: "",
  configs: [],
};

/**
 * The DescribeConfigs request for a `describe`: the resource stands alone in it, since a broker that does not know its
 * type fails the whole request.
 *
 * @example
 * ```ts
 * import { describeRequestOf } from "kafka-wire/dynamic-config";
 * import { encodeDescribeConfigsRequest } from "kafka-wire/messages/describe-configs";
 * const describe = { type: "describe", seq: 0, resourceType: 9, resourceName: "shop", keys: null } as const;
 * const body = encodeDescribeConfigsRequest(describeRequestOf(describe), 4);
 * if (body.join() !== "2,9,5,115,104,111,112,0,0,0,0,0") throw new Error("Cannot match the request");
 * ```
 */
export function describeRequestOf(
  { resourceType, resourceName, keys }: DescribeAction,
): DescribeConfigsRequestInit {
  return { resources: [{ resourceType, resourceName, configurationKeys: keys }] };
}

/**
 * The report for the response to {@linkcode describeRequestOf}. Values of sensitive entries are left out.
 *
 * A response without result counts as error −1. Report a request that was not answered as `describeFailed`, and one that
 * the node does not offer at all as `described` with error 35.
 */
export function describedOf(
  { results }: Pick<DescribeConfigsResponse, "results">,
): DescribedReport {
  const [result = MISSING] = results;
  const { errorCode, resourceType, resourceName, configs } = result;
  const entries = configs.map(({ name, value, isSensitive, configSource }) => ({
    name,
    value: isSensitive ? null : value,
    isSensitive,
    source: configSource,
  }));
  return { type: "described", errorCode, resourceType, resourceName, entries };
}
