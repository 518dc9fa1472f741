import type { ComponentType } from 'react';
import type { RouteRow } from './routeRow';

/** A row of the route table with the part that needs a browser: the page's chunk. */
export interface RouteEntry extends Omit<RouteRow, 'layout'> {
  /** The page's chunk; it exports its page as `Component`. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  readonly layout: 'shell' | 'plain';
}

/** The `handle` of a page's route in the router; the breadcrumb reads it from the match. */
export interface RouteHandle {
  readonly entry: RouteEntry;
}
