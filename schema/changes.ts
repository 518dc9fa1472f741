/** Why the figures of a dealer in a campaign changed, one list for all tiers (docs/domain/changes.md). */
export const changeCauses = [
  'importApplied',
  'importUndone',
  'added',
  'removed',
  'goal',
  'acceptance',
  'rules',
  'entry',
  'closing',
  'opening',
  'upgrade',
] as const;
export type ChangeCause = (typeof changeCauses)[number];
