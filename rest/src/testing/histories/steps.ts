/** The steps of a random history of the whole programme: sales, terms, money, months, disputes, and the time between. */
import fc from 'fast-check';
import { arbitraryLine, arbitraryRules, type SetRules } from '../properties/arbitraryRules.js';

const minuteMs = 60_000;
export const dayMs = 1440 * minuteMs;

export const dealersOfHistory = 3;
export const campaignsOfHistory = 3;

const place = fc.record({ campaign: fc.nat(campaignsOfHistory - 1), dealer: fc.nat(dealersOfHistory - 1) });
const campaign = fc.nat(campaignsOfHistory - 1);
const goal = fc.integer({ min: 1, max: 60 });
const soldLine = fc.record({ dealer: fc.nat(dealersOfHistory - 1), line: arbitraryLine });
const lines = fc.array(soldLine, { minLength: 1, maxLength: 6 });
const cents = fc.integer({ min: -5000, max: 5000 });

/** Half of the rules run to the end of the year, so that a history does not outlive them all. */
const rules: fc.Arbitrary<SetRules> = fc
  .tuple(arbitraryRules, fc.boolean())
  .map(([made, isLong]) => (isLong ? { ...made, endsOn: '2025-12-31' } : made));

const rowOfGoals = fc.record({ dealer: fc.nat(dealersOfHistory - 1), goal, accepted: fc.boolean() });
const rowsOfGoals = fc.uniqueArray(rowOfGoals, { minLength: 1, maxLength: 3, selector: ({ dealer }) => dealer });

const does = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('sell'), lines }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('takeBack'), which: fc.nat(60) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('correct'), which: fc.nat(60), to: fc.option(soldLine) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add'), place, goal }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('accept'), place }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit'), place, goal }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), place }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('goalsFile'), campaign, rows: rowsOfGoals }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undoGoals'), which: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('changeRules'), campaign, rules }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('redeem'), place, percent: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('adjust'), place, cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse'), which: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle'), campaign }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelDocument'), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('dispute'), place, cents, goal, by: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('closeMonth') }) },
);

/** Rare in a long history: each happens to a campaign once, and what is forgotten hides many days. */
const endings = fc.oneof(
  // as a version of before lines of undone imports were kept
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget'), which: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('closeRegistration'), campaign }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close'), campaign }) },
);

const timed = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.record({ after: fc.constantFrom(minuteMs, 5 * 60 * minuteMs, 5 * 60 * minuteMs, dayMs), does: arbitrary });

export type HistoryStep =
  | (typeof does extends fc.Arbitrary<infer Value> ? Value : never)
  | (typeof endings extends fc.Arbitrary<infer Value> ? Value : never);

export interface TimedStep {
  /** How long after the one before, in ms. */
  readonly after: number;
  readonly does: HistoryStep;
}

export interface History {
  readonly rules: readonly SetRules[];
  /** Whether what gets worse waits for a second person, who approves it. */
  readonly byTwo: boolean;
  readonly steps: readonly TimedStep[];
}

/** Histories of a number of steps; campaigns are closed in their last third. */
export const histories = (length: number): fc.Arbitrary<History> =>
  fc.record({
    rules: fc.array(rules, { minLength: campaignsOfHistory, maxLength: campaignsOfHistory }),
    byTwo: fc.boolean(),
    steps: fc
      .tuple(
        fc.array(timed(does), { minLength: Math.floor((length * 2) / 3), maxLength: Math.floor((length * 2) / 3) }),
        fc.array(timed(fc.oneof({ weight: 30, arbitrary: does }, { weight: 1, arbitrary: endings })), {
          minLength: Math.ceil(length / 3),
          maxLength: Math.ceil(length / 3),
        }),
      )
      .map(([first, last]): TimedStep[] => [...first, ...last]),
  });
