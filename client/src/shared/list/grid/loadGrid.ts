/** Fetches the grid, in which a wide screen shows the rows of a list. */
export const loadGrid = () => import('./ServerGrid');
