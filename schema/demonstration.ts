/** The password of every demonstration user (domain page, section 7). */
export const demonstrationPassword = 'Pneus-2025!';
