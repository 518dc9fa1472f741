import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { RouteRow } from './routeRow';

/** A row of the route table with the parts that need a browser: the page's chunk and the menu's icon. */
export interface RouteEntry extends Omit<RouteRow, 'layout' | 'menu'> {
  /** The page's chunk; it exports its page as `Component`. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  readonly layout: 'shell' | 'plain';
  readonly menu?: NonNullable<RouteRow['menu']> & { readonly icon: typeof SvgIcon };
}

/** The `handle` of a page's route in the router; the breadcrumb reads it from the match. */
export interface RouteHandle {
  readonly entry: RouteEntry;
}
