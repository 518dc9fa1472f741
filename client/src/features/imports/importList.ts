/** The name of the imports' list in what is remembered of it. */
export const importList = 'imports';
