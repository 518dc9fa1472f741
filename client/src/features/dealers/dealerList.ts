/** The name of the dealers' list in what is remembered of it. */
export const dealerList = 'dealers';
