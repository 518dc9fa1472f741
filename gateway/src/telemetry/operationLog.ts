import type { RequestChannel } from '../access/requestChannel.js';

/** The properties of an operation for the log and the metrics. */
export interface OperationLog {
  /** Undefined: the request was not an operation. */
  channel?: RequestChannel;
  operationName?: string | undefined;
  /** The caller, where the REST service has identified it. */
  userId?: number | undefined;
  /** The codes of its errors. */
  codes?: readonly string[];
  /** The number of its REST calls. */
  upstreamCalls?: number;
}
