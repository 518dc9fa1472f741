/** The element id of the lines in a statement's page. */
export const linesId = 'vendite';
