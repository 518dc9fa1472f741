/** Fetches the chunk of the grid, which shows the rows of lists on wide screens. */
export const loadGrid = () => import('./ServerGrid');
