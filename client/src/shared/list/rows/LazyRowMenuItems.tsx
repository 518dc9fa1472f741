import { lazy } from 'react';

/** The items of a menu; their chunk is fetched when a menu is first opened, so that lists load faster. */
export const LazyRowMenuItems = lazy(async () => ({ default: (await import('./RowMenuItems')).RowMenuItems }));
