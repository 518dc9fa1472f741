import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import type { OpenDatabase } from '../database/connection.js';
import { sales } from '../database/schema.js';
import { millionths } from '../domain/decimal.js';
import { boostOf, isEligible } from '../domain/incentive.js';
import { arbitraryLine, arbitraryRules } from '../testing/arbitraryRules.js';
import { sell } from '../testing/salesAndCampaigns.js';
import { openTestDatabase } from '../testing/testDatabase.js';
import { eligibleLine, lineBoost, lineFactor, lineFactorMillionths } from './lineRules.js';

const seed = 2025;

let opened: OpenDatabase;
/** In the order of their numbers. */
const lines = fc.sample(arbitraryLine, { seed, numRuns: 400 });
beforeAll(async () => {
  opened = await openTestDatabase();
  await sell(
    opened.database,
    1,
    lines.map((line) => ({ ...line, dealerId: 1 })),
  );
});
afterAll(() => opened.close());

describe('the rules of a campaign in the database', () => {
  test('choose the lines, the boost and the factor that the domain chooses', async () => {
    const seen = { eligible: 0, notEligible: 0, boosted: 0 };
    await fc.assert(
      fc.asyncProperty(arbitraryRules, async (rules) => {
        const answers = await opened.database
          .select({
            isEligible: eligibleLine(rules).mapWith(Boolean),
            boost: lineBoost(rules).mapWith(Number),
            factor: lineFactor(rules).mapWith(String),
            millionths: lineFactorMillionths(rules).mapWith(String),
          })
          .from(sales)
          .orderBy(asc(sales.line));
        const expected = lines.map((line) => {
          const boost = boostOf(rules, line);
          return {
            isEligible: isEligible(rules, line),
            boost: boost === undefined ? null : rules.factorBoostDetail.boosts.findIndex((each) => each === boost),
            factor: millionths(boost?.factor ?? 1),
            millionths: String(millionths(boost?.factor ?? 1)),
          };
        });
        expect(answers.map(({ factor, ...answer }) => ({ ...answer, factor: millionths(factor) }))).toEqual(expected);
        seen.eligible += expected.filter((answer) => answer.isEligible).length;
        seen.notEligible += expected.filter((answer) => !answer.isEligible).length;
        seen.boosted += expected.filter((answer) => answer.boost !== null).length;
      }),
      { seed, numRuns: 150 },
    );
    // the random lines and rules meet often enough to tell
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(2000);
  });
});
