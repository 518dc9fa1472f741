import { lazy } from 'react';

/** A menu's items, fetched when a menu is opened first: the list is there sooner. */
export const LazyRowMenuItems = lazy(async () => ({ default: (await import('./RowMenuItems')).RowMenuItems }));
