/** The name of the campaigns' list in what is remembered of it. */
export const campaignList = 'campaigns';
