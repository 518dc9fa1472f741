import { worsenedTerms } from '@gdd/schema/campaigns';
import { z } from 'zod';

const count = z.number().int();
const worsenedTerm = z.enum(worsenedTerms).meta({ id: 'WorsenedTerm' });
const fromTires = count.describe('The number of tyres of a dealer from which it gets worse');

/** A term that gets worse for a dealer (docs/domain/rules.md). */
export const worsening = z.object({ term: worsenedTerm, fromTires }).meta({ id: 'Worsening' });

/** What a change of rules makes worse for dealers that accepted. */
export const rulesWorsening = z
  .object({
    dealers: count.describe('Dealers that accepted and for which something gets worse; 0: an improvement'),
    terms: z.array(
      z
        .object({
          term: worsenedTerm,
          fromTires: count.describe('The smallest number of tyres from which it gets worse for one of the dealers'),
          dealers: count.describe('Dealers for which it gets worse'),
        })
        .meta({ id: 'WorsenedForDealers' }),
    ),
  })
  .meta({ id: 'RulesWorsening' });
