/** The password of every demonstration user (README.md). */
export const demonstrationPassword = 'Pneus-2025!';
/**
 * The last day of the demonstration programme, on which it stands unless TODAY says otherwise: in the middle of a
 * half-year, so that there is something to forecast.
 */
export const demonstrationDay = '2025-10-15';
