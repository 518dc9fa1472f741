import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Makes React believe that it has stored enough stacks of who created an element. They only make its warnings longer, and
 * keeping them is a fifth of what a rendered page costs. Another version of React stores them again, and nothing breaks.
 */
export function keepNoOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
