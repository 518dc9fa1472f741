/** The operations of the service, read from its OpenAPI description, and who may call them. */
import { errorStatus } from '@gdd/schema/errors';
import type { Access } from '@gdd/schema/permissions';
import { accessByCall, expectedOutcome } from '@gdd/schema/testing/accessTable';
import { demonstrationUsers } from '../../demonstration/users.js';
import type { App } from '../../ground/platform/http/routes.js';
import type { Method } from './testApp.js';

export interface Operation {
  readonly name: string;
  readonly method: Method;
  /** The path with its parameters: `/api/dealers/{id}`. */
  readonly url: string;
  readonly access: Access;
  readonly effect: 'read' | 'write';
  /** A read operation that personal tokens may not call. */
  readonly sessionOnly: boolean;
  /** A read operation that service accounts may call with its own scope alone. */
  readonly ownScope: boolean;
  /** A write operation that personal tokens may call. */
  readonly forTokens: boolean;
  /** Requires a sign-in or a proof of the last minutes. */
  readonly stepUp: boolean;
  /** The parameter of the path that names its object. */
  readonly object: string | undefined;
  /** How the audit is told of the file that it answers (`file` of the route's config). */
  readonly file: string | undefined;
  /** Whether a successful answer is a file: neither JSON nor a stream of events. */
  readonly answersFile: boolean;
}

interface Described {
  readonly operationId: string;
  readonly 'x-permissions': Access;
  readonly 'x-effect': 'read' | 'write';
  readonly 'x-session-only'?: boolean;
  readonly 'x-own-scope'?: boolean;
  readonly 'x-for-tokens'?: boolean;
  readonly 'x-step-up'?: boolean;
  readonly 'x-object'?: string;
  readonly 'x-file'?: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** Every operation of the OpenAPI description. */
export function operations(app: App): Operation[] {
  const paths = app.swagger().paths as unknown as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase() as Method,
      url: ['/health', '/ready'].includes(path) ? path : `/api${path}`,
      access: operation['x-permissions'],
      effect: operation['x-effect'],
      sessionOnly: operation['x-session-only'] === true,
      ownScope: operation['x-own-scope'] === true,
      forTokens: operation['x-for-tokens'] === true,
      stepUp: operation['x-step-up'] === true,
      object: operation['x-object'],
      file: operation['x-file'],
      answersFile: Object.keys(operation.responses['200']?.content ?? {}).some(
        (type) => !['application/json', 'text/event-stream'].includes(type),
      ),
    })),
  );
}

/** The operations with a row in the access table. That none is without one is a test of its own (access.test.ts). */
export const operationsWithAccess = (app: App): Operation[] =>
  operations(app).filter((operation) => accessByCall[callOf(operation)] !== undefined);

/** The key of an operation in the access table: `GET /dealers/{id}`. */
export const callOf = ({ method, url }: Pick<Operation, 'method' | 'url'>): string =>
  `${method} ${url.replace(/^\/api/, '')}`;

/** The folders of an operation's area, by its path. */
export const foldersOf = ({ url }: Pick<Operation, 'url'>): readonly string[] => url.split('/');

/**
 * The status of the response to a demonstration user, or to an unknown user of any other name, before the input is
 * validated: by the hand-written `schema/testing/accessTable.ts`.
 */
export function expectedStatus(operation: Pick<Operation, 'method' | 'url'>, username: string): number | 'allowed' {
  const access = accessByCall[callOf(operation)];
  if (access === undefined) throw new Error(`${callOf(operation)} does not stand in schema/testing/accessTable.ts.`);
  const role = demonstrationUsers.find((user) => user.username === username)?.role;
  const outcome = expectedOutcome(access, role ?? (username === 'nobody' ? 'nobody' : 'waiting'));
  return outcome === 'allowed' ? outcome : errorStatus[outcome];
}
