import type { RequestChannel } from '../access/requestChannel.js';

/** The notes of an operation for the log and the metrics. */
export interface OperationLog {
  /** Undefined: the request was no operation. */
  channel?: RequestChannel;
  operationName?: string | undefined;
  /** The caller, where the REST service has identified it. */
  userId?: number | undefined;
  /** The codes of its errors. */
  codes?: readonly string[];
  /** Calls of the REST service that it took. */
  upstreamCalls?: number;
}
