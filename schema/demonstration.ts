/** The password of every demonstration user (README.md). */
export const demonstrationPassword = 'Pneus-2025!';
/** The last day of the demonstration programme, on which it stands unless TODAY says otherwise. */
export const demonstrationDay = '2025-12-31';
