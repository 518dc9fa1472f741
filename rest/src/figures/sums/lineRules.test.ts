import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lineConditions, type LineCondition } from '@gdd/schema/campaigns';
import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { OpenDatabase } from '../../ground/database/connections/connection.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { millionths } from '../../ground/domain/decimal.js';
import { boostOf, failedCondition, isEligible } from '../../ground/domain/incentive/conditions.js';
import { openTestDatabase } from '../../testing/databases/testDatabase.js';
import { sell } from '../../testing/programme/salesAndCampaigns.js';
import { arbitraryLine, arbitraryRules } from '../../testing/properties/arbitraryRules.js';
import { eligibleLine, failedLineCondition, lineBoost, lineFactor, lineFactorMillionths } from './lineRules.js';

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
  test('choose the lines, the first condition that fails, the boost and the factor that the domain chooses', async () => {
    const failures = new Map<LineCondition | null, number>();
    const seen = { eligible: 0, notEligible: 0, boosted: 0 };
    await fc.assert(
      fc.asyncProperty(arbitraryRules, async (rules) => {
        const outcomes = await opened.database
          .select({
            isEligible: eligibleLine(rules).mapWith(Boolean),
            failed: sql<string | null>`${failedLineCondition(rules)}`,
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
            failed: failedCondition(rules, line),
            boost: boost === undefined ? null : rules.factorBoostDetail.boosts.findIndex((each) => each === boost),
            factor: millionths(boost?.factor ?? 1),
            millionths: String(millionths(boost?.factor ?? 1)),
          };
        });
        expect(outcomes.map(({ factor, ...outcome }) => ({ ...outcome, factor: millionths(factor) }))).toEqual(
          expected,
        );
        // a line has no failed condition exactly where the sums count it
        expect(outcomes.filter(({ isEligible: counts, failed }) => counts !== (failed === null))).toEqual([]);
        for (const { failed } of expected) failures.set(failed, (failures.get(failed) ?? 0) + 1);
        seen.eligible += expected.filter((outcome) => outcome.isEligible).length;
        seen.notEligible += expected.filter((outcome) => !outcome.isEligible).length;
        seen.boosted += expected.filter((outcome) => outcome.boost !== null).length;
      }),
      { seed, numRuns: 150 },
    );
    // the random lines and rules meet often enough to tell
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(2000);
    expect([...lineConditions].filter((condition) => (failures.get(condition) ?? 0) < 200)).toEqual([]);
  });
});
