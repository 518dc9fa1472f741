import type { CampaignFormValues } from './campaignFormValues';

/** The kind of a campaign's field: how it is said in words follows from it. */
export type CampaignFieldKind = 'text' | 'money' | 'choice' | 'flag' | 'day' | 'match' | 'incentive' | 'boosts';

interface CampaignField {
  readonly kind: CampaignFieldKind;
  /** The message that names it on the form, and where two versions differ. */
  readonly label: string;
  /** The message that names it among the facts and in the timeline, where that is another. */
  readonly factLabel?: string;
}

/** The fields of a campaign in the order of the form: its timeline and the comparison of two versions follow from them. */
export const campaignFields: Readonly<Record<keyof CampaignFormValues, CampaignField>> = {
  title: { kind: 'text', label: 'campaigns.title' },
  type: { kind: 'choice', label: 'campaigns.type' },
  duration: { kind: 'choice', label: 'campaigns.duration' },
  isMain: { kind: 'flag', label: 'campaigns.form.isMain' },
  year: { kind: 'text', label: 'campaigns.year' },
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
