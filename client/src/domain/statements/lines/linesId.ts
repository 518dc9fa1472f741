import { tabParameter } from '../../../shared/page/usePageTab';

/** The word of a statement's sales in the address: its tab, and the parameter that says which sales. */
export const linesId = 'vendite';

/** The parameters of the sales' lists in the address: another tab drops them. */
export const linesParameters = [linesId, 'cerca', 'ordina', 'pagina', 'righe'] as const;

/** Milliseconds after the page was displayed: a short visit sends no requests for what is only printed. */
export const printedAfter = 1500;

/** The query that opens a statement's sales. */
export const linesQuery = `?${tabParameter}=${linesId}`;
