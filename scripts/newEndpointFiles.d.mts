import type { EndpointPlan } from './newEndpoint.mjs';

/** The content of the new files of an endpoint, by path. */
export function filesOf(plan: EndpointPlan): Readonly<Record<string, string>>;
