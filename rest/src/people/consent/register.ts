/** The register of decisions on SMS messages: who, when, on which version of the notice, and where. */
import type { ConsentSource } from '@gdd/schema/consent';
import type { z } from 'zod';
import { rowsByIds } from '../../ground/database/pages.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { consentIds, consentPage, consentsByIds, type ConsentRow } from './queries.js';
import type { ConsentEntry, consentsFileBody, ConsentsState } from './schemas.js';

/** A page of the register: the decisions of the dealers at or below the caller's member, deleted ones included. */
export async function consentsTable({ database }: ServiceContext, caller: SignedIn, state: ConsentsState) {
  const { items, total } = await consentPage(database, caller.member, state);
  return { items: items.map(entryOf), total };
}

const entryOf = ({ decidedAt, ...row }: ConsentRow): ConsentEntry => ({ ...row, decidedAt: decidedAt.toISOString() });

const sourceLabels: Readonly<Record<ConsentSource, string>> = { strip: 'Striscia', account: 'Pagina account' };

/** Day and time in Rome, to the second. */
const romeTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** The columns for people (`xlsx`, `csv`). */
const visible: readonly Column<ConsentRow>[] = [
  { header: 'Codice', kind: 'text', width: 12, value: ({ code }) => code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Decisione', kind: 'text', width: 14, value: ({ given }) => (given ? 'Consenso' : 'Nessun consenso') },
  { header: 'Decisa il', kind: 'text', width: 20, value: ({ decidedAt }) => romeTime.format(decidedAt) },
  { header: 'Versione', kind: 'text', width: 12, value: ({ version }) => version },
  { header: 'Dove', kind: 'text', width: 16, value: ({ source }) => source && sourceLabels[source] },
  { header: 'Da chi', kind: 'text', width: 28, value: ({ decidedBy }) => decidedBy },
  { header: 'Vale', kind: 'boolean', width: 8, value: ({ holds }) => holds },
];

/** The columns for programs (`csvRaw`, `jsonl`). */
const raw: readonly RawColumn<ConsentRow>[] = [
  ...rawFields('id', 'dealerId'),
  ...rawTexts('code', 'businessName'),
  ...rawFields('given'),
  { name: 'decidedAt', value: ({ decidedAt }) => decidedAt.toISOString() },
  ...rawTexts('version'),
  { name: 'source', value: ({ source }) => source && rawEnum(source) },
  ...rawTexts('decidedBy'),
  ...rawFields('holds'),
];

/** All decisions that match the request, in a file named after the day. */
export function consentsFile(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  { format, ...request }: z.output<typeof consentsFileBody>,
): Download {
  const name = { name: `Consensi SMS ${romeDay(clock.programmeNow())}`, title: 'Consensi SMS' };
  return exportedTable(format, name, { visible, raw }, (reportTotal) =>
    rowsByIds(
      () => consentIds(database, caller.member, request),
      (ids) => consentsByIds(database, ids),
      reportTotal,
    ),
  );
}
