/** The instant from which the demonstration's changes are recorded: just before its first month is closed. */
export const recordedSince = new Date('2025-07-04T06:00:00Z');
