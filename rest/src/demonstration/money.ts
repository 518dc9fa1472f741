/**
 * The money of the demonstration: closed months, one of them with corrections of lines that were imported late, and
 * settlement runs. The product's own services write all of it, called with the clock of each day.
 */
import type { Region } from '@gdd/schema/geography';
import { sql } from 'drizzle-orm';
import { closeMonth } from '../money/accruals/service.js';
import { callerOfUser } from '../people/auth/sessions.js';
import type { Database } from '../ground/database/connections/connection.js';
import { rowsIn } from '../ground/database/rows.js';
import { vatCheckDigit } from '../ground/domain/vatNumber.js';
import { rebuildFigures } from '../figures/folding.js';
import { markComplete } from '../sales/imports/completeness/service.js';
import { recordAdjustment } from '../money/ledger/service.js';
import { isSignedIn, type SignedIn } from '../ground/platform/http/caller.js';
import { approveSettlement } from '../money/settlements/approval.js';
import { createSettlement, proposeSettlement, type SettlementContext } from '../money/settlements/service.js';
import { changeSettings } from '../money/settlements/settings.js';
import { afterwards, holdOne, sendDocuments, type ContextAt, type People } from './documents.js';
import { demonstrationCodes } from './network.js';
import { contextOf, recordedSince } from './recorded.js';

/** The approved run pays the prizes of last winter's campaigns. */
const paidCampaigns = [97, 98, 99];
const paidRegions: readonly Region[] = ['Lombardia', 'Piemonte', 'Liguria', "Valle d'Aosta"];
const waitingRegions: readonly Region[] = ['Veneto', 'Friuli-Venezia Giulia'];
const draftRegion: Region = 'Emilia-Romagna';
/** Regions whose dealers are paid by runs. */
export const regionsOfRuns: readonly Region[] = [...paidRegions, ...waitingRegions, draftRegion];
/** Closed campaigns in which some dealers returned tyres after spending their prizes. */
const campaignsWithDebts = [85, 86, 96];
const dealersWithDebts = 3;
/** EUR that each of these dealers owes afterwards. */
const owed = '38.50';
/** The runs that are not approved yet pay the campaigns of the first half-year. */
const dueCampaigns = [107, 108, 109];

const senderDigits = '0845120015';

/** Lets what is due happen until an instant; default: all that is left. */
export type CatchUp = (until?: Date) => Promise<void>;

/**
 * Closes months and pays prizes in the order of the days, and computes the rollup figures.
 *
 * @param transaction has campaigns and their dealers as they were at `recordedSince`, and no rollup figures
 * @param catchUp lets what happens between the steps happen, by services with the context of its instant
 * @param report called with the name of each step
 */
export async function insertMoney(
  transaction: Database,
  people: People,
  catchUp: CatchUp,
  report: (step: string) => void,
): Promise<void> {
  const contextAt: ContextAt = async (instant) => {
    const now = new Date(instant);
    await catchUp(now);
    return contextOf(transaction, now);
  };
  const { chief, clerk } = people;
  report('closed months and settlements');
  await rebuildFigures(transaction, recordedSince);
  await closeMonth(await contextAt('2025-07-04T08:10:00Z'), chief, '2025-06');
  await markComplete(await contextAt('2025-08-05T08:05:00Z'), clerk, '2025-07');
  await closeMonth(await contextAt('2025-08-05T08:10:00Z'), chief, '2025-07');
  await changeSettings(await contextAt('2025-09-02T07:20:00Z'), chief, { ...terms });
  await markComplete(await contextAt('2025-09-04T07:35:00Z'), clerk, '2025-08');
  await closeMonth(await contextAt('2025-09-04T07:40:00Z'), chief, '2025-08');
  await chargeReturns(await contextAt('2025-09-10T13:05:00Z'), clerk);
  const runId = await payWinter(contextAt, people);
  const stories = await sendDocuments(contextAt, people, runId);
  await markComplete(await contextAt('2025-10-06T07:50:00Z'), clerk, '2025-09');
  await afterwards(contextAt, people, stories);
  await prepareNext(contextAt, people);
}

/** A user of the demonstration as the caller of services. */
export async function userOf(database: Database, userId: number): Promise<SignedIn> {
  const caller = await callerOfUser(contextOf(database, recordedSince), userId);
  if (caller === null || !isSignedIn(caller)) throw new Error(`User ${userId} may not sign in.`);
  return caller;
}

/** Example settings of the documents. */
const terms = {
  taxRate: '22',
  taxNature: null,
  taxReference: null,
  namesInvoices: false,
  sender: {
    businessName: 'Programma GDD S.p.A.',
    vatNumber: `${senderDigits}${vatCheckDigit(senderDigits)}`,
    taxRegime: 'RF01',
    address: "Via dell'Industria, 12",
    postalCode: '20900',
    city: 'Monza',
    province: 'MB',
  },
} as const;

/** Charges some dealers for returned tyres, so that the run has debts to set off. */
async function chargeReturns(context: SettlementContext, caller: SignedIn): Promise<void> {
  const rows = rowsIn<{ readonly id: number; readonly dealerId: number; readonly amount: string }>(
    await context.database.execute(sql`
      select distinct on (spent.dealer_id) spent.campaign_id as id, spent.dealer_id as "dealerId",
        (-spent.plafond_expendable - ${owed}::numeric)::text as amount
      from memberships as spent join members on members.id = spent.dealer_id
      where spent.campaign_id in ${campaignsWithDebts} and spent.redeemed > 0 and region in ${paidRegions}
        and code <> ${demonstrationCodes.dealer} and exists (
          select from memberships as due where due.dealer_id = spent.dealer_id and due.plafond_expendable > 0
            and due.campaign_id in ${paidCampaigns})
      order by spent.dealer_id, spent.campaign_id limit ${dealersWithDebts}`),
  );
  const reason = 'Pneumatici resi dopo la chiusura';
  for (const { amount, ...path } of rows) {
    await recordAdjustment(context, caller, path, { amount, day: context.programmeDay(), reason }, undefined);
  }
}

/** Proposes and approves a run. @returns its id */
async function payWinter(contextAt: ContextAt, { chief, clerk }: People): Promise<number> {
  const run = await createSettlement(
    await contextAt('2025-09-16T08:15:00Z'),
    clerk,
    {
      title: 'Premi inverno 2024 – Nord Ovest',
      campaigns: paidCampaigns,
      filter: { region: [...paidRegions] },
      minimum: '10.00',
      day: '2025-09-16',
    },
    undefined,
  );
  if (run.totals.dealers === run.totals.carriedOver) return run.id;
  await proposeSettlement(await contextAt('2025-09-16T08:40:00Z'), clerk, run.id);
  await approveSettlement(await contextAt('2025-09-18T10:05:00Z'), chief, run.id);
  return run.id;
}

/** Creates a proposed run, and one that is still a draft, in which a credit is on hold. */
async function prepareNext(contextAt: ContextAt, { chief, clerk }: People): Promise<void> {
  const runOf = (regions: readonly Region[], rest: { readonly title: string; readonly day: string }) => ({
    ...rest,
    campaigns: dueCampaigns,
    filter: { region: [...regions] },
    minimum: '20.00',
  });
  const waiting = await createSettlement(
    await contextAt('2025-10-13T08:00:00Z'),
    clerk,
    runOf(waitingRegions, { title: 'Premi primo semestre 2025 – Nord Est', day: '2025-10-13' }),
    undefined,
  );
  if (waiting.totals.dealers > waiting.totals.carriedOver) {
    await proposeSettlement(await contextAt('2025-10-13T08:25:00Z'), clerk, waiting.id);
  }
  const held = { campaigns: dueCampaigns, region: draftRegion };
  await holdOne(await contextAt('2025-10-14T14:50:00Z'), chief, held);
  await createSettlement(
    await contextAt('2025-10-14T15:10:00Z'),
    chief,
    runOf([draftRegion], { title: 'Premi primo semestre 2025 – Emilia-Romagna', day: '2025-10-14' }),
    undefined,
  );
}
