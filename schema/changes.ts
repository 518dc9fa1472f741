/** The causes of a change of a dealer's figures in a campaign, shared by all tiers (docs/domain/changes.md). */
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
