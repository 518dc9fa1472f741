/**
 * Reconstructs a membership as it was known at the end of a past day in Italy (docs/domain/changes.md), for its
 * statement of that day. It is not stored: lines, rules, terms and entries are selected by their timestamps. The result
 * is complete if the figures computed from it equal those recorded for the day.
 */
import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { memberships } from '../../ground/database/tables/programme/memberships.js';
import { rulesVersions } from '../../ground/database/tables/programme/rulesVersions.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { decimalText } from '../../ground/domain/decimal.js';
import type { EntryKind } from '@gdd/schema/ledger';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import { sumsOfShares } from '../../ground/domain/incentive/lineSums.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import { entriesOf, type EntryRow } from '../ledger/queries.js';
import { Refusal, wrongInput } from '../../ground/platform/http/errors.js';
import { boostShares, linesAs, type LinesSource } from '../../figures/sums/boostShares.js';
import { figuresOf, isSameNumber, sumsOf } from '../../figures/sums/membershipFigures.js';
import { endOf, recordedFiguresOn } from './changes/queries.js';

type MembershipRow = typeof memberships.$inferSelect;

/** The data that a statement is drawn from. */
export interface KnownMembership {
  readonly campaign: CampaignRow;
  readonly membership: MembershipRow;
  readonly entries: Awaited<ReturnType<typeof entriesOf>>;
  /** The source of its sale lines. */
  readonly lines: LinesSource;
}

/** A campaign and a membership as they are now. */
type Present = Pick<KnownMembership, 'campaign' | 'membership'>;

/**
 * The data of a statement as it is now, or as it was known at the end of a day.
 *
 * @param knownOn the day, yyyy-mm-dd; undefined: now
 * @throws Refusal BAD_USER_INPUT, knownOn unknown, and CONFLICT, reason linesNotKept, as `campaignStatement`
 */
export async function knownMembership(
  transaction: Database,
  present: Present,
  knownOn: string | undefined,
): Promise<KnownMembership> {
  const { campaign, membership } = present;
  if (knownOn === undefined) {
    const entries = await entriesOf(transaction, campaign.id, membership.dealerId);
    return { campaign, membership, entries, lines: sales };
  }
  const past = await knownAtEndOf(transaction, present, knownOn);
  if (past === undefined) throw wrongInput({ knownOn: 'unknown' });
  if (!past.isComplete) throw new Refusal('CONFLICT', { reason: 'linesNotKept' });
  return past;
}

/** Whether the statement of a day can be reconstructed. */
export async function isStatementKnown(transaction: Database, present: Present, day: string): Promise<boolean> {
  return (await knownAtEndOf(transaction, present, day))?.isComplete ?? false;
}

/**
 * The data that was known at the end of a day, as far as it still exists.
 *
 * @returns undefined where the dealer was not in the campaign, the campaign was not open yet, or changes were not
 *   recorded yet; `isComplete`: the computed figures are those that were recorded, so that no line is missing
 */
async function knownAtEndOf(
  transaction: Database,
  present: Present,
  day: string,
): Promise<(KnownMembership & { readonly isComplete: boolean }) | undefined> {
  const { dealerId } = present.membership;
  const campaignId = present.campaign.id;
  const recorded = await recordedFiguresOn(transaction, { campaignId, dealerId }, day);
  const version = await rulesVersionOn(transaction, campaignId, day);
  const terms = await termsOn(transaction, present, day);
  if (recorded === null || version === undefined || terms === undefined) return undefined;
  const campaign = { ...present.campaign, ...version.rules, rulesVersion: version.version, state: terms.state };
  const entries = entriesRecordedBy(await entriesOf(transaction, campaignId, dealerId), day);
  const lines = linesOn(dealerId, day);
  const isClosed = campaign.state === 'closed';
  // a closed campaign keeps the sums of its closing
  const sums = isClosed
    ? sumsOf(present.membership)
    : sumsOfShares(campaign.factorBoostDetail, await boostShares(transaction, campaign, dealerId, undefined, lines));
  const { goalThreshold, acceptedAt } = terms;
  const sumsOfEntries = entrySumsOf(entries);
  const membership = {
    ...present.membership,
    goalThreshold,
    acceptedAt,
    ...sumsOfEntries,
    acceptedRulesVersion: acceptedAt && ((await rulesVersionAt(transaction, campaignId, acceptedAt))?.version ?? null),
    ...sums,
    boostedQuantity: decimalText(sums.boostedQuantity),
    ...figuresOf(campaign, { goalThreshold, acceptedAt, entriesSum: sumsOfEntries.entriesSum }, sums),
  };
  const isComplete =
    membership.tiresPurchased === recorded.tires &&
    isSameNumber(membership.plafondAccumulated, recorded.accumulated) &&
    isSameNumber(membership.plafondExpendable, recorded.expendable) &&
    // figures do not reveal lines that came to nothing, nor those that came or went after a closing
    (await importsUndoneSince(transaction, dealerId, day)).length === 0;
  return { campaign, membership, entries, lines, isComplete };
}

/** The entries recorded by the end of a day; reversals recorded later are left out, also from `reversedById`. */
function entriesRecordedBy(entries: readonly EntryRow[], day: string): EntryRow[] {
  const recorded = entries.filter(({ entry }) => romeDay(entry.recordedAt) <= day);
  const ids = new Set<number | null>(recorded.map(({ entry }) => entry.id));
  return recorded.map((row) => ({ ...row, reversedById: ids.has(row.reversedById) ? row.reversedById : null }));
}

/** The sums of entries by kind, as memberships store them: a reversal counts for the kind of the entry it reverses. */
function entrySumsOf(entries: readonly EntryRow[]) {
  const kinds = new Map(entries.map(({ entry }) => [entry.id, entry.kind]));
  const kindOf = ({ entry: { kind, reversesId } }: EntryRow) => (reversesId === null ? kind : kinds.get(reversesId));
  const sumOf = (rows: readonly EntryRow[]) => euroSum(rows.map(({ entry }) => entry.amount));
  const sumOfKind = (kind: EntryKind) => sumOf(entries.filter((row) => kindOf(row) === kind));
  return {
    // redemptions are negative entries, while memberships store the sum as a positive amount
    redeemed: euroSum([], [sumOfKind('redemption')]),
    adjusted: sumOfKind('adjustment'),
    setOff: sumOfKind('setOff'),
    entryCount: entries.length,
    entriesSum: sumOf(entries),
  };
}

/** The version of the rules in force at the end of a day. */
const rulesVersionOn = (transaction: Database, campaignId: number, day: string) =>
  lastRulesVersion(transaction, campaignId, sql`${rulesVersions.since} < ${endOf(day)}`);

/** The version of the rules in force at an instant. */
const rulesVersionAt = (transaction: Database, campaignId: number, at: Date) =>
  lastRulesVersion(transaction, campaignId, sql`${rulesVersions.since} <= ${at.toISOString()}::timestamptz`);

async function lastRulesVersion(transaction: Database, campaignId: number, until: SQL) {
  const [last] = await transaction
    .select({ version: rulesVersions.version, rules: rulesVersions.rules })
    .from(rulesVersions)
    .where(and(eq(rulesVersions.campaignId, campaignId), until))
    .orderBy(desc(rulesVersions.version))
    .limit(1);
  return last;
}

/** The state of a campaign, and the terms of a dealer in it. */
interface Terms {
  readonly state: CampaignRow['state'];
  readonly goalThreshold: number;
  readonly acceptedAt: Date | null;
}

/**
 * The state of a campaign and the terms of a dealer in it at the end of a day. Each is the value `before` of the first
 * later change in the audit trail, or the present one where it was not changed since.
 *
 * @returns undefined where the dealer was not in the campaign
 */
async function termsOn(
  transaction: Database,
  { campaign, membership }: Present,
  day: string,
): Promise<Terms | undefined> {
  const { dealerId } = membership;
  const isOfCampaign = and(eq(auditEntries.entity, 'campaign'), eq(auditEntries.entityId, campaign.id));
  const isOfDealer = sql`coalesce(${auditEntries.before}, ${auditEntries.after})->>'dealerId' = ${String(dealerId)}`;
  const later = await transaction
    .select({ action: auditEntries.action, before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        isOfCampaign,
        sql`${auditEntries.at} >= ${endOf(day)}`,
        or(inArray(auditEntries.action, stateActions), and(inArray(auditEntries.action, dealerActions), isOfDealer)),
      ),
    )
    .orderBy(asc(auditEntries.id));
  const ofDealer = later.find(({ action }) => dealerActions.includes(action));
  const wasIn = ofDealer === undefined ? romeDay(membership.addedAt) <= day : ofDealer.action !== 'dealerAdded';
  if (!wasIn) return undefined;
  const formerValue = (field: keyof FormerFields) =>
    later.map(({ before }) => (before as FormerFields | null)?.[field]).find((value) => value !== undefined);
  const { state = campaign.state, goalThreshold = membership.goalThreshold } = {
    state: formerValue('state') as Terms['state'] | undefined,
    goalThreshold: formerValue('goalThreshold') as number | undefined,
  };
  const accepted = formerValue('accepted');
  if (accepted === undefined) return { state, goalThreshold, acceptedAt: membership.acceptedAt };
  if (accepted === false) return { state, goalThreshold, acceptedAt: null };
  const [acceptance] = await transaction
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(isOfCampaign, eq(auditEntries.action, 'accepted'), isOfDealer, sql`${auditEntries.at} < ${endOf(day)}`))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return { state, goalThreshold, acceptedAt: acceptance?.at ?? null };
}

const stateActions = ['opened', 'registrationClosed', 'closed'];
const dealerActions = ['dealerAdded', 'dealerRemoved', 'goalEdited', 'accepted', 'acceptanceWithdrawn'];

/** The fields that audit entries of these actions have in `before`. */
interface FormerFields {
  readonly state?: Terms['state'];
  readonly goalThreshold?: number;
  readonly accepted?: boolean;
}

const lineColumns = sql.raw(
  'document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount',
);

/**
 * The lines of a dealer at the end of a day: those of imports applied by then, undone since or not, with the former
 * values of lines that a later import corrected or cancelled, and without lines that an import since undone had
 * corrected or cancelled on the day.
 */
function linesOn(dealerId: number, day: string): LinesSource {
  const until = endOf(day);
  const wasApplied = (name: SQL) => sql`${name}.applied_at < ${until} and ${name}.undone_at >= ${until}`;
  // of lines that differ by case alone, only the newer one is ever corrected
  const isReplaced = (line: SQL, importId: SQL) => sql`exists (
    select from removed_lines as replacing join imports as replacer on replacer.id = replacing.import_id
    where replacing.former_import_id = ${importId} and document_key(replacing.document) = document_key(${line}.document)
      and replacing.line = ${line}.line and ${wasApplied(sql`replacer`)})`;
  return linesAs(sql`
    select ${lineColumns}, import_id from sales as present join imports on imports.id = import_id
    where dealer_id = ${dealerId} and applied_at < ${until}
      and (is_older_twin or not ${isReplaced(sql`present`, sql`present.import_id`)})
    union all
    select ${lineColumns}, former_import_id
    from sale_corrections as correction join imports as former on former.id = former_import_id
      join imports as correcting on correcting.id = import_id
    where dealer_id = ${dealerId} and former.applied_at < ${until} and correcting.applied_at >= ${until}
      and not ${isReplaced(sql`correction`, sql`former_import_id`)}
    union all
    select ${lineColumns}, import_id from removed_lines as removed join imports as undone on undone.id = import_id
    where dealer_id = ${dealerId} and quantity is not null and ${wasApplied(sql`undone`)}
      and not ${isReplaced(sql`removed`, sql`removed.import_id`)}`);
}

/**
 * The imports of sales that counted for a dealer at the end of a day and were undone since, before the lines of undone
 * imports were kept: nobody knows which lines these were. Of some it is not even known whose.
 *
 * @param dealerId undefined: of whichever dealer
 */
export async function importsUndoneSince(transaction: Database, dealerId: number | undefined, day: string) {
  const isOf = sql`select from removed_lines where removed_lines.import_id = ${imports.id}`;
  return transaction
    .select({ id: imports.id, kind: imports.kind, filename: imports.filename })
    .from(imports)
    .where(
      and(
        eq(imports.kind, 'sales'),
        lt(imports.appliedAt, endOf(day)),
        gte(imports.undoneAt, endOf(day)),
        eq(imports.linesKept, false),
        dealerId === undefined
          ? undefined
          : or(sql`exists (${isOf} and removed_lines.dealer_id = ${dealerId})`, sql`not exists (${isOf})`),
      ),
    )
    .orderBy(asc(imports.id));
}
