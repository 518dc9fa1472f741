import type { ExportFormat } from '@gdd/schema/campaigns';
import type { ReminderOutcome } from '@gdd/schema/reminders';
import { allRows } from '../../ground/database/pages.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { outcomesAfter, runById, type OutcomeRow } from './queries.js';

/** Labels of outcomes in the XLSX file. */
const outcomeLabels: Readonly<Record<ReminderOutcome, string>> = {
  waiting: 'In attesa di invio',
  sent: 'Inviato',
  failed: 'Non consegnato',
  pointless: 'Non più necessario',
  alreadyRemindedToday: 'Promemoria già inviato oggi',
  alreadyAccepted: 'Ha già accettato',
  registrationClosed: 'Iscrizioni chiuse',
  campaignClosed: 'Campagna chiusa',
  campaignDraft: 'Campagna in bozza',
  periodOver: 'Periodo finito',
  noMailAddress: 'Senza indirizzo email',
  notInCampaign: 'Non più nella campagna',
};

/** Columns of the XLSX file. */
const visible: readonly Column<OutcomeRow>[] = [
  { header: 'Codice', kind: 'text', width: 14, value: ({ code }) => code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Email', kind: 'text', width: 32, value: ({ email }) => email },
  { header: 'Campagna', kind: 'text', width: 40, value: ({ campaignTitle }) => campaignTitle },
  { header: 'Esito', kind: 'text', width: 28, value: ({ outcome }) => outcomeLabels[outcome] },
];

/** Columns of the CSV and JSON Lines files. */
const raw: readonly RawColumn<OutcomeRow>[] = [
  ...rawFields('dealerId'),
  ...rawTexts('code', 'businessName'),
  { name: 'campaign.id', value: ({ campaignId }) => campaignId },
  { name: 'campaign.title', kind: 'text', value: ({ campaignTitle }) => campaignTitle },
  { name: 'outcome', value: ({ outcome }) => rawEnum(outcome) },
];

/**
 * The outcome for each dealer of a run, those without a mail first.
 *
 * @throws Refusal NOT_FOUND, also for a run that was deleted after a week
 */
export async function outcomesFile(
  { database }: ServiceContext,
  { member }: SignedIn,
  runId: number,
  { format, outcome }: { readonly format: ExportFormat; readonly outcome?: ReminderOutcome | undefined },
): Promise<Download> {
  const run = await runById(database, runId);
  if (run === undefined) throw notFound();
  const name = { name: `Promemoria ${romeDay(run.askedAt)} n. ${run.id}`, title: 'Promemoria' };
  return exportedTable(format, name, { visible, raw }, () =>
    allRows((last: OutcomeRow | undefined) => outcomesAfter(database, member, runId, outcome, last)),
  );
}
