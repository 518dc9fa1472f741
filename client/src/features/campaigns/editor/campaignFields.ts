import type { CampaignFormValues } from './campaignFormValues';

/** The kind of a campaign's field, which determines how its value is formatted. */
export type CampaignFieldKind = 'text' | 'money' | 'choice' | 'flag' | 'day' | 'match' | 'incentive' | 'boosts';

interface CampaignField {
  readonly kind: CampaignFieldKind;
  /** The message id of the label on the form and in the comparison of two versions. */
  readonly label: string;
  /** The message id of the label among the facts and in the timeline; default: `label`. */
  readonly factLabel?: string;
}

/** The fields of a campaign in the order of the form; the timeline and the comparison of two versions use them too. */
export const campaignFields: Readonly<Record<keyof CampaignFormValues, CampaignField>> = {
  title: { kind: 'text', label: 'campaigns.title' },
  type: { kind: 'choice', label: 'labels.type' },
  duration: { kind: 'choice', label: 'labels.duration' },
  isMain: { kind: 'flag', label: 'campaigns.form.isMain' },
  year: { kind: 'text', label: 'labels.year' },
  startsOn: { kind: 'day', label: 'campaigns.form.startsOn' },
  endsOn: { kind: 'day', label: 'campaigns.form.endsOn' },
  settlement: { kind: 'choice', label: 'campaigns.settlement' },
  budget: { kind: 'money', label: 'budget.title' },
  description: { kind: 'text', label: 'campaigns.form.description' },
  eligibility: {
    kind: 'match',
    label: 'campaigns.form.eligibility',
    factLabel: 'campaigns.facts.eligibility',
  },
  incentiveDetail: { kind: 'incentive', label: 'campaigns.form.incentives', factLabel: 'campaigns.form.tiers' },
  factorBoostDetail: { kind: 'boosts', label: 'campaigns.form.boosts' },
};
