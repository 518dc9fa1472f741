/** The steps of random histories of documents (settlements/documentHistories.test.ts). */
import { exchangeOutcomes } from '@gdd/schema/settlements';
import fc from 'fast-check';

const which = fc.nat(9);
const named = <T extends string>(...names: readonly T[]) => fc.record({ do: fc.constantFrom(...names), which });

/** A step; `which` chooses the dealer, campaign and document that it is about. */
// what documents come of, and what brings them on their way, more often: the rest has something to happen to
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('adjust' as const), which, cents: fc.integer({ min: -3000, max: 9000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('import' as const), which, quantity: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 2, arbitrary: named('undo', 'mend') },
  { weight: 5, arbitrary: named('settle') },
  { weight: 8, arbitrary: named('prepare', 'send') },
  { weight: 3, arbitrary: named('pay') },
  { weight: 1, arbitrary: named('release') },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      outcome: fc.constantFrom(...exchangeOutcomes),
      by: fc.constantFrom('receipt', 'row', 'hand'),
      which,
    }),
  },
  { weight: 1, arbitrary: named('hold', 'spoil') },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      // cancelled seldom: nothing happens to a document after that
      change: fc.oneof(
        { weight: 3, arbitrary: fc.constant('answered' as const) },
        { weight: 3, arbitrary: fc.constantFrom('discarded', 'paymentTakenBack', 'paymentReturned') },
        { weight: 1, arbitrary: fc.constant('cancelled' as const) },
      ),
      which,
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
