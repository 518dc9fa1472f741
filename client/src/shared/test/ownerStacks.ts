import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from recording the stack of each element's creation, by a counter that is always at its limit. The stacks
 * only make warnings longer, and take a fifth of the time of a render. In a React without the counter, nothing changes.
 */
export function keepNoOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
