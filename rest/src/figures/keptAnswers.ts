/**
 * Answers that cost as much as there are dealers, kept in memory while nothing changes that they follow from. Whatever
 * changes it adds rows to the kept figures (docs/decisions/0018): whose rows are the same, has the same answer.
 */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { campaignFigures, salesFigures } from '../database/schema.js';
import type { FiguresScope } from './figuresScope.js';

/** Of one database; the oldest go first. */
const mostAnswers = 500;

interface KeptAnswer {
  readonly version: string;
  readonly answer: Promise<unknown>;
}

const answersOf = new WeakMap<Database, Map<string, KeptAnswer>>();

/**
 * The answer that is kept, where it is still right, or else a new one.
 *
 * @param question what is asked, whole: the same text has the same answer at the same version
 * @param version of what the answer follows from, read before it is made
 */
export async function keptAnswer<T>(
  database: Database,
  question: string,
  version: string,
  make: () => Promise<T>,
): Promise<T> {
  const answers = answersOf.get(database) ?? new Map<string, KeptAnswer>();
  answersOf.set(database, answers);
  const kept = answers.get(question);
  answers.delete(question);
  const answer = kept?.version === version ? (kept.answer as Promise<T>) : make();
  answers.set(question, { version, answer });
  const [oldest] = answers.keys();
  if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
  // what failed is asked again
  answer.catch(() => answers.get(question)?.answer === answer && answers.delete(question));
  return answer;
}

/** Ids are never given twice, and rows come and go only where something changed or was folded. */
const versionOf = (id: typeof campaignFigures.id | typeof salesFigures.id) =>
  sql<string>`concat_ws(' ', count(*), max(${id}), sum(${id}))`;

/** Everybody: what the member at the root adds up. */
const root = sql`(select id from members where role = 'Programme')`;

/** The version of what the dealers below a member come to in campaigns; of all dealers without one. */
export async function campaignsVersion(
  database: Database,
  below: Pick<FiguresScope, 'memberId'> | undefined,
  campaignIds: readonly number[],
): Promise<string> {
  const [found] = await database
    .select({ version: versionOf(campaignFigures.id) })
    .from(campaignFigures)
    .where(
      and(eq(campaignFigures.memberId, below?.memberId ?? root), inArray(campaignFigures.campaignId, [...campaignIds])),
    );
  return found?.version ?? '';
}

/** The version of what the dealers below a member bought since a year began; of all dealers without one. */
export async function salesVersion(
  database: Database,
  below: Pick<FiguresScope, 'memberId'> | undefined,
  since: number,
): Promise<string> {
  const [found] = await database
    .select({ version: versionOf(salesFigures.id) })
    .from(salesFigures)
    .where(and(eq(salesFigures.memberId, below?.memberId ?? root), gte(salesFigures.year, since)));
  return found?.version ?? '';
}
