/** The recorded changes of a dealer's figures in a campaign, with their causes (docs/domain/changes.md). */
import type { ChangeCause } from '@gdd/schema/changes';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import type { Paging } from '../../../ground/domain/tableState.js';
import { entriesById } from '../../ledger/queries.js';
import { membershipIn } from '../../../programme/memberships/membership/queries.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound, wrongInput } from '../../../ground/platform/http/errors.js';
import { rulesColumns, type CampaignRules } from '../../../figures/sums/rules.js';
import { importsUndoneSince, isStatementKnown } from '../knownOn.js';
import { oneSnapshot } from '../statement.js';
import {
  changesPage,
  endOf,
  figuresAfter,
  firstChange,
  importsById,
  lastChange,
  linesByImport,
  noFigures,
  recordedFiguresOn,
  stepsBetween,
  type Change,
  type Membership,
  type Step,
} from './queries.js';
import type { BridgeQuery } from './schemas.js';

const figuresBefore = ({ tiresBefore, accumulatedBefore, expendableBefore }: Change) => ({
  tires: tiresBefore,
  accumulated: accumulatedBefore,
  expendable: expendableBefore,
});

/**
 * A page of the recorded changes of a dealer's figures in a campaign, newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function membershipChangesPage(
  { database }: ServiceContext,
  caller: SignedIn,
  membership: Membership,
  paging: Paging,
) {
  return database.transaction(async (transaction) => {
    const rules = await rulesOf(transaction, caller, membership);
    const { rows, total } = await changesPage(transaction, membership, paging);
    const detailsOf = await changeDetails(transaction, membership.dealerId, [rules], rows);
    return {
      items: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        ...detailsOf(row),
        before: figuresBefore(row),
        after: figuresAfter(row),
      })),
      total,
    };
  }, oneSnapshot);
}

/**
 * The bridge between the figures of a dealer in a campaign at the ends of two days in Italy: opening, steps by cause,
 * closing.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a future day, or days out of order
 */
export async function membershipBridge(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  membership: Membership,
  query: BridgeQuery,
) {
  const days = daysOf(query, romeDay(clock.programmeNow()));
  return database.transaction(async (transaction) => {
    const rules = await rulesOf(transaction, caller, membership);
    const { campaignId, dealerId } = membership;
    const steps = await stepsBetween(transaction, dealerId, endsOf(days), campaignId);
    const detailsOf = await changeDetails(transaction, dealerId, [rules], steps);
    const [opening, closing] = [
      await lastChange(transaction, membership, days.from),
      await lastChange(transaction, membership, days.to),
    ];
    const first = await firstChange(transaction, membership);
    return {
      ...days,
      recordedSince: first?.cause === 'upgrade' ? first.at.toISOString() : null,
      opening: opening === undefined ? noFigures : figuresAfter(opening),
      steps: steps.map((step) => stepView(step, detailsOf)),
      closing: closing === undefined ? noFigures : figuresAfter(closing),
    };
  }, oneSnapshot);
}

/**
 * The figures of a dealer in a campaign as they were known at the end of a day in Italy, and whether its statement of
 * that day can be reconstructed.
 *
 * @returns `figures` is null for a day before changes were recorded
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a future day
 */
export async function figuresOn(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  membership: Membership,
  { day }: { readonly day: string },
) {
  if (day > romeDay(clock.programmeNow())) throw wrongInput({ day: 'notAllowed' });
  return database.transaction(async (transaction) => {
    const { campaignId, dealerId } = membership;
    const present = await membershipIn(transaction, caller.member, campaignId, dealerId);
    if (present === undefined) throw notFound();
    const figures = await recordedFiguresOn(transaction, membership, day);
    const isKnown = await isStatementKnown(transaction, present, day);
    const named = await importsUndoneSince(transaction, dealerId, day);
    return {
      day,
      figures,
      isStatementKnown: isKnown,
      // a line that one of them had given to another dealer is kept as that dealer's alone: any may have had it
      importsUndoneSince:
        isKnown || figures === null || named.length > 0 ? named : await importsUndoneSince(transaction, undefined, day),
    };
  }, oneSnapshot);
}

/**
 * The changes for the caller's own dealer since the end of yesterday, in all its campaigns, without those of the cause
 * `upgrade`.
 */
export async function recentChanges({ database, clock }: ServiceContext, { member }: SignedIn) {
  const days = daysOf({}, romeDay(clock.programmeNow()));
  return database.transaction(async (transaction) => {
    const steps = (await stepsBetween(transaction, member.id, endsOf(days))).filter(({ cause }) => cause !== 'upgrade');
    const ids = [...new Set(steps.map(({ campaignId }) => campaignId))];
    const rules = await transaction.select(rulesColumns).from(campaigns).where(inArray(campaigns.id, ids));
    const detailsOf = await changeDetails(transaction, member.id, rules, steps);
    return steps.map((step) => ({
      campaign: { id: step.campaignId, title: step.title },
      step: stepView(step, detailsOf),
    }));
  }, oneSnapshot);
}

/** The days of a bridge with their defaults. @throws Refusal BAD_USER_INPUT for a future day, or days out of order */
function daysOf({ from, to }: BridgeQuery, today: string) {
  const last = to ?? today;
  const first = from ?? dayBefore(last);
  if (first > today) throw wrongInput({ from: 'notAllowed' });
  if (last > today) throw wrongInput({ to: 'notAllowed' });
  if (first > last) throw wrongInput({ to: 'invalid' });
  return { from: first, to: last };
}

const endsOf = ({ from, to }: { readonly from: string; readonly to: string }) => ({ from: endOf(from), to: endOf(to) });

async function rulesOf(transaction: Database, caller: SignedIn, { campaignId, dealerId }: Membership) {
  const membership = await membershipIn(transaction, caller.member, campaignId, dealerId);
  if (membership === undefined) throw notFound();
  return membership.campaign;
}

const millisecondsOfDay = 86_400_000;
const dayBefore = (day: string) => new Date(Date.parse(day) - millisecondsOfDay).toISOString().slice(0, 10);

/** A change with its cause. */
interface Caused {
  readonly campaignId: number;
  readonly cause: ChangeCause;
  readonly reference: number | null;
}

const isImport = ({ cause }: Caused) => cause === 'importApplied' || cause === 'importUndone';

const referencesOf = (changes: readonly Caused[], matches: (change: Caused) => boolean) => [
  ...new Set(changes.filter(matches).flatMap(({ reference }) => (reference === null ? [] : [reference]))),
];

/** Loads the details of the causes of some changes, and returns a function from a change to its details. */
export async function changeDetails(
  transaction: Database,
  dealerId: number,
  rules: readonly CampaignRules[],
  changes: readonly Caused[],
) {
  const foundImports = await importsById(transaction, referencesOf(changes, isImport));
  const importById = new Map(foundImports.map((each) => [each.id, each]));
  const entries = await entriesById(
    transaction,
    referencesOf(changes, ({ cause }) => cause === 'entry'),
  );
  const entryById = new Map(entries.map((each) => [each.id, each]));
  const linesByCampaign = new Map<number, ReadonlyMap<number, number>>();
  for (const campaign of rules) {
    const applied = referencesOf(changes, (each) => each.campaignId === campaign.id && each.cause === 'importApplied');
    linesByCampaign.set(campaign.id, await linesByImport(transaction, campaign, dealerId, applied));
  }
  return (change: Caused) => {
    const { campaignId, cause } = change;
    const reference = change.reference ?? 0;
    const causingImport = isImport(change) ? importById.get(reference) : undefined;
    const lines = cause === 'importApplied' ? linesByCampaign.get(campaignId)?.get(reference) : undefined;
    return {
      cause,
      import: causingImport ?? null,
      lines: lines ?? null,
      entry: cause === 'entry' ? (entryById.get(reference) ?? null) : null,
      rulesVersion: cause === 'rules' ? change.reference : null,
    };
  };
}

type Details = ReturnType<Awaited<ReturnType<typeof changeDetails>>>;

/** A step of a bridge with the details of its cause. */
export function stepView(step: Step, detailsOf: (change: Caused) => Details) {
  const { at, tires, accumulated, expendable } = step;
  return { ...detailsOf(step), at, tires, accumulated, expendable };
}
