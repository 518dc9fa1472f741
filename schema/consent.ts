/**
 * The version of the notice on informational and promotional SMS messages (specification, section 2, modal 4): whoever
 * shows the notice says which one was read. A new text is a new version, and everybody is asked again.
 */
export const smsNoticeVersion = '2025-01';
