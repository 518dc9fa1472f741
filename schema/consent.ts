/**
 * The version of the notice on informational and promotional SMS messages (specification, section 2, modal 4). The
 * client sends it with the decision. A new text needs a new version; then all members are asked again.
 */
export const smsNoticeVersion = '2025-01';
