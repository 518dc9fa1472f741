import { z } from 'zod';

/** A mark in the description of a body that may be missing; `platform/http/openapi.ts` says so in OpenAPI's own way. */
export const optionalBodyMark = 'x-optional-body';

/** A body all of whose fields may be left out, and then the body as well. */
export function optionalBody<T extends z.ZodType>(body: T) {
  return z.preprocess((given) => given ?? {}, body).meta({ [optionalBodyMark]: true });
}
