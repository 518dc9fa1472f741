import type { Endpoint, FileRoute } from '../upstream/endpoint.js';
import * as endpoints from '../upstream/endpoints.generated.js';

/** The descriptor of a call. */
export type Described = Pick<Endpoint, 'method' | 'path' | 'effect' | 'fields'>;

type Route = Described | Pick<FileRoute, 'method' | 'path' | 'fields'>;

/** Every route that the gateway knows, those that respond with a file among them. */
export const routes: readonly Route[] = Object.values(endpoints);

/** The routes that calls read and write. */
export const descriptors: readonly Described[] = routes.filter((route) => 'effect' in route);
