import type { CampaignDuration, CampaignState, CampaignType } from '@gdd/schema/campaigns';
import type { Boost, FactorBoostDetail, IncentiveDetail, Match } from '../ground/domain/incentive/rules.js';

/** A campaign of the demonstration. */
interface DemonstrationCampaign {
  readonly id: number;
  readonly state: CampaignState;
  /** The fields that a user would have entered. */
  readonly input: CampaignInput;
}

interface CampaignInput {
  readonly title: string;
  readonly type: CampaignType;
  readonly duration: CampaignDuration;
  readonly isMain: boolean;
  readonly year: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly description: string;
  readonly incentiveDetail: IncentiveDetail;
  readonly factorBoostDetail: FactorBoostDetail;
  readonly eligibility: Match;
  readonly budget?: string;
}

type PeriodName =
  'spring' | 'summer' | 'autumn' | 'changeover' | 'winter' | 'firstHalf' | 'secondHalf' | 'year' | 'yearEnd';
type TierName = Exclude<CampaignType, 'all'>;

interface Period {
  readonly title: string;
  readonly duration: CampaignDuration;
  readonly from: string;
  readonly to: string;
  readonly crossesYear?: true;
  readonly subject: string;
  readonly eligibility: Match;
  readonly boosts: readonly Boost[];
}

const wideRims: Boost = { label: '18 pollici e oltre', match: { rimFrom: 18 }, factor: '1.25' };
const winterSuv: Boost = { label: 'Invernali SUV', match: { season: ['winter'], segment: ['suv'] }, factor: '1.333' };
const fleets: Boost = { label: 'Flotte', match: { channel: 'fleet' }, factor: '0.50' };
const eagles: Boost = { label: 'Marca Aquila', match: { brand: ['Aquila'] }, factor: '1.10' };
const widestRims: Boost = { label: '19 pollici e oltre', match: { rimFrom: 19 }, factor: '1.50' };
const work: Boost = { label: 'Furgoni e autocarri', match: { segment: ['van', 'truck'] }, factor: '1.20' };

const periods: Readonly<Record<PeriodName, Period>> = {
  spring: {
    title: 'Primavera',
    duration: 'other',
    from: '02-01',
    to: '05-31',
    subject: 'pneumatici estivi e quattro stagioni fino a 20 pollici',
    eligibility: { season: ['summer', 'allSeason'], rimTo: 20 },
    boosts: [wideRims],
  },
  summer: {
    title: 'Estate',
    duration: 'other',
    from: '04-01',
    to: '08-31',
    subject: 'pneumatici estivi',
    eligibility: { season: ['summer'] },
    boosts: [eagles, widestRims],
  },
  autumn: {
    title: 'Autunno',
    duration: 'other',
    from: '09-01',
    to: '11-30',
    subject: 'pneumatici invernali e quattro stagioni',
    eligibility: { season: ['winter', 'allSeason'] },
    boosts: [],
  },
  changeover: {
    title: 'Cambio gomme',
    duration: 'other',
    from: '09-01',
    to: '10-19',
    subject: 'pneumatici invernali e quattro stagioni',
    eligibility: { season: ['winter', 'allSeason'] },
    boosts: [wideRims],
  },
  winter: {
    title: 'Inverno',
    duration: 'other',
    from: '10-01',
    to: '01-31',
    crossesYear: true,
    subject: 'pneumatici invernali per vettura, SUV e furgone',
    eligibility: { season: ['winter'], segment: ['car', 'suv', 'van'] },
    boosts: [winterSuv, wideRims],
  },
  firstHalf: {
    title: 'Primo semestre',
    duration: 'halfYearly',
    from: '01-01',
    to: '06-30',
    subject: 'tutti gli acquisti',
    eligibility: {},
    boosts: [fleets, wideRims],
  },
  secondHalf: {
    title: 'Secondo semestre',
    duration: 'halfYearly',
    from: '07-01',
    to: '12-31',
    subject: 'tutti gli acquisti',
    eligibility: {},
    boosts: [wideRims, winterSuv, work],
  },
  year: {
    title: 'Annuale',
    duration: 'annual',
    from: '01-01',
    to: '12-31',
    subject: 'gli acquisti delle marche Aquila, Lupo e Volpe',
    eligibility: { brand: ['Aquila', 'Lupo', 'Volpe'] },
    boosts: [fleets],
  },
  yearEnd: {
    title: 'Fine anno',
    duration: 'other',
    from: '10-13',
    to: '12-31',
    subject: 'tutti gli acquisti',
    eligibility: {},
    boosts: [work],
  },
};

const tierTitles: Readonly<Record<TierName, string>> = { prospect: 'Prospect', gold: 'Gold', platinum: 'Platinum' };

/** The prizes of each tier: a simple one for prospects, many steps for platinum dealers. */
const incentives: Readonly<Record<CampaignType, IncentiveDetail>> = {
  prospect: {
    basis: 'whole',
    tiers: [
      { from: 0, rate: '0.50' },
      { from: 100, rate: '1.50' },
    ],
    unlockAt: 80,
    cap: '500.00',
  },
  gold: {
    basis: 'marginal',
    tiers: [
      { from: 0, rate: '1.00' },
      { from: 66.7, rate: '1.50' },
      { from: 100, rate: '2.25' },
    ],
    unlockAt: 100,
  },
  platinum: {
    basis: 'marginal',
    tiers: [
      { from: 0, rate: '1.25' },
      { from: 80, rate: '2.00' },
      { from: 100, rate: '3.00' },
      { from: 120, rate: '3.75' },
    ],
    unlockAt: 100,
    cap: '5000.00',
  },
  all: {
    basis: 'whole',
    tiers: [
      { from: 0, rate: '0.40' },
      { from: 80, rate: '0.80' },
      { from: 100, rate: '1.40' },
      { from: 120, rate: '1.80' },
    ],
    unlockAt: 80,
  },
};

/** Campaigns that ended before 2025 are closed, those that ended in its first half take no more acceptances. */
function stateOf(endsOn: string): CampaignState {
  if (endsOn < '2025-01-01') return 'closed';
  return endsOn < '2025-07-01' ? 'registrationClosed' : 'open';
}

function campaign(id: number, name: PeriodName, year: number, tier: TierName): DemonstrationCampaign {
  const { title, duration, from, to, crossesYear, subject, eligibility, boosts } = periods[name];
  const isMain = duration === 'annual' || (duration === 'halfYearly' && tier !== 'prospect');
  // the file name of the picture contains the tier, and so does the title
  const base = `${title} ${year} ${tierTitles[tier]}`;
  const endsOn = `${crossesYear ? year + 1 : year}-${to}`;
  return {
    id,
    state: stateOf(endsOn),
    input: {
      title: base,
      type: tier,
      duration,
      isMain,
      year,
      startsOn: `${year}-${from}`,
      endsOn,
      description: `${base}: premia ${subject}, in base all’obiettivo di ciascun dealer.`,
      incentiveDetail: incentives[tier],
      factorBoostDetail: { boosts },
      eligibility,
    },
  };
}

/** A variant of a campaign for fleets only, with the same period, tier and picture. */
function forFleets({ input, ...original }: DemonstrationCampaign): DemonstrationCampaign {
  const title = `${input.title} Flotte`;
  const description = `${title}: premia gli acquisti per le flotte.`;
  const rules = { factorBoostDetail: { boosts: [work] }, eligibility: { channel: 'fleet' } } as const;
  return { ...original, input: { ...input, title, description, ...rules } };
}

/** A campaign for dealers of all tiers. */
function forAll(id: number, name: PeriodName, year: number): DemonstrationCampaign {
  const { input, ...original } = campaign(id, name, year, 'gold');
  const title = `${periods[name].title} ${year}`;
  const description = `${title}: premia ${periods[name].subject}, per tutti i dealer.`;
  return { ...original, input: { ...input, title, description, type: 'all', incentiveDetail: incentives.all } };
}

/** A campaign with a budget, in EUR. */
function withBudget(budget: string, { input, ...other }: DemonstrationCampaign): DemonstrationCampaign {
  return { ...other, input: { ...input, budget } };
}

/**
 * The campaigns of 2022–2025. Ids and titles are those of the existing pictures of campaigns, so that the text in a
 * picture is the title of its campaign. The last campaigns are under way on the demonstration's day.
 */
export const demonstrationCampaigns: readonly DemonstrationCampaign[] = [
  campaign(43, 'firstHalf', 2022, 'prospect'),
  campaign(44, 'firstHalf', 2022, 'gold'),
  campaign(45, 'firstHalf', 2022, 'platinum'),
  campaign(46, 'summer', 2022, 'gold'),
  campaign(47, 'summer', 2022, 'platinum'),
  campaign(48, 'secondHalf', 2022, 'prospect'),
  campaign(49, 'secondHalf', 2022, 'gold'),
  campaign(50, 'secondHalf', 2022, 'platinum'),
  campaign(52, 'winter', 2022, 'prospect'),
  campaign(53, 'winter', 2022, 'gold'),
  campaign(54, 'winter', 2022, 'platinum'),
  campaign(55, 'firstHalf', 2023, 'prospect'),
  campaign(56, 'firstHalf', 2023, 'gold'),
  campaign(57, 'firstHalf', 2023, 'platinum'),
  campaign(58, 'summer', 2023, 'gold'),
  campaign(59, 'summer', 2023, 'platinum'),
  campaign(61, 'summer', 2023, 'prospect'),
  campaign(62, 'secondHalf', 2023, 'prospect'),
  campaign(63, 'secondHalf', 2023, 'gold'),
  campaign(64, 'secondHalf', 2023, 'platinum'),
  campaign(65, 'autumn', 2023, 'gold'),
  campaign(66, 'autumn', 2023, 'platinum'),
  campaign(67, 'winter', 2023, 'prospect'),
  campaign(68, 'winter', 2023, 'gold'),
  forFleets(campaign(69, 'autumn', 2023, 'platinum')),
  forFleets(campaign(70, 'autumn', 2023, 'gold')),
  campaign(71, 'winter', 2023, 'platinum'),
  campaign(74, 'firstHalf', 2024, 'prospect'),
  campaign(75, 'firstHalf', 2024, 'gold'),
  campaign(76, 'firstHalf', 2024, 'platinum'),
  campaign(77, 'spring', 2024, 'gold'),
  campaign(82, 'summer', 2024, 'prospect'),
  campaign(83, 'summer', 2024, 'gold'),
  campaign(84, 'summer', 2024, 'platinum'),
  campaign(85, 'secondHalf', 2024, 'gold'),
  forAll(86, 'year', 2024),
  campaign(96, 'secondHalf', 2024, 'platinum'),
  campaign(97, 'winter', 2024, 'prospect'),
  campaign(98, 'winter', 2024, 'gold'),
  campaign(99, 'winter', 2024, 'platinum'),
  campaign(107, 'firstHalf', 2025, 'prospect'),
  campaign(108, 'firstHalf', 2025, 'gold'),
  campaign(109, 'firstHalf', 2025, 'platinum'),
  withBudget('60000.00', campaign(113, 'secondHalf', 2025, 'gold')),
  withBudget('45000.00', campaign(114, 'secondHalf', 2025, 'platinum')),
  // without pictures: two that opened two weeks ago, one that ends within days, and one that has just opened
  campaign(115, 'winter', 2025, 'gold'),
  campaign(116, 'winter', 2025, 'platinum'),
  withBudget('5000.00', forAll(117, 'changeover', 2025)),
  forAll(118, 'yearEnd', 2025),
];

/**
 * A draft for next year: a copy of a campaign of this year, with its dealers and goals. Only administrators see it.
 */
export const demonstrationDraft = {
  ...campaign(119, 'firstHalf', 2026, 'gold'),
  state: 'draft',
  copyOf: 108,
  createdAt: new Date('2025-10-13T08:00:00Z'),
} as const;
