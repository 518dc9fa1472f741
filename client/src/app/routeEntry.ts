import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { RouteRow } from './routeRow';

/** A row of the route table with what only the portal itself needs of it. */
export interface RouteEntry extends Omit<RouteRow, 'layout' | 'menu'> {
  /** The page's chunk; it exports its page as `Component`. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  readonly layout: 'shell' | 'plain';
  readonly menu?: NonNullable<RouteRow['menu']> & { readonly icon: typeof SvgIcon };
}

/** Where a page's path stands in the router's own data: the title and the menu read it from the match. */
export interface RouteHandle {
  readonly entry: RouteEntry;
}
