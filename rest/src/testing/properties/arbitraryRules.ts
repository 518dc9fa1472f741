/** Random sale lines and rules from small ranges, so that every condition is met by some lines and not by others. */
import { channels, incentiveBases, seasons, segments } from '@gdd/schema/campaigns';
import fc from 'fast-check';
import type { UpdateCampaign } from '../../programme/campaigns/campaign/schemas.js';
import type { SaleLine } from '../../ground/domain/incentive/rules.js';

/** The rules of a campaign that an administrator may set. */
export type SetRules = Pick<
  UpdateCampaign,
  'startsOn' | 'endsOn' | 'incentiveDetail' | 'factorBoostDetail' | 'eligibility'
>;

/** Brands as in files: some differ only by case. */
const brandNames = ['Aquila', 'AQUILA', 'Lupo', 'lupo', 'Volpe', 'Élite'] as const;

/** A day between two days of the year 2025, counted from 0. */
const day = (min: number, max: number) =>
  fc.integer({ min, max }).map((days) => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

export const arbitraryLine: fc.Arbitrary<SaleLine> = fc.record({
  soldOn: day(0, 120),
  brand: fc.constantFrom(...brandNames),
  season: fc.constantFrom(...seasons),
  segment: fc.constantFrom(...segments),
  rim: fc.integer({ min: 14, max: 20 }),
  channel: fc.constantFrom(...channels),
  quantity: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.integer({ min: -30, max: -1 })),
});

const several = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });

const arbitraryMatch: fc.Arbitrary<SetRules['eligibility']> = fc.record(
  {
    brand: several(...brandNames),
    season: several(...seasons),
    segment: several(...segments),
    rimFrom: fc.integer({ min: 13, max: 20 }),
    rimTo: fc.integer({ min: 15, max: 21 }),
    channel: fc.constantFrom(...channels),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Decimals as in request bodies: numbers, and texts with up to six places. */
const arbitraryDecimal = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }),
    fc
      .tuple(fc.integer({ min: 0, max: max - 1 }), fc.stringMatching(/^\d{1,6}$/))
      .map(([whole, places]) => `${whole}.${places}`),
  );

const arbitraryTiers = fc
  .tuple(
    arbitraryDecimal(5),
    fc.uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 150 }), rate: arbitraryDecimal(5) }), {
      selector: ({ from }) => from,
      maxLength: 3,
    }),
  )
  .map(([rate, others]) => [{ from: 0, rate }, ...others.sort((a, b) => a.from - b.from)]);

/** Valid rules with few boosts, some of which have the same factor. */
export const arbitraryRules: fc.Arbitrary<SetRules> = fc
  .record({
    startsOn: day(0, 60),
    endsOn: day(60, 120),
    incentiveDetail: fc.record(
      {
        basis: fc.constantFrom(...incentiveBases),
        tiers: arbitraryTiers,
        unlockAt: fc.integer({ min: 0, max: 150 }),
        cap: fc.constantFrom('0.50', '40.00', '1000.00'),
      },
      { requiredKeys: ['basis', 'tiers'], noNullPrototype: true },
    ),
    boosts: fc.array(
      fc.record({
        label: fc.constant('di prova'),
        match: arbitraryMatch,
        factor: fc.oneof(fc.constantFrom('1.50', 1.5, '0.5'), arbitraryDecimal(3)),
      }),
      { maxLength: 3 },
    ),
    eligibility: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, arbitraryMatch),
  })
  .map(({ boosts, ...rules }) => ({ ...rules, factorBoostDetail: { boosts } }));
