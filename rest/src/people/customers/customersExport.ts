import type { CustomerStatus, CustomerType } from '@gdd/schema/customers';
import type { z } from 'zod';
import { rowsByIds } from '../../ground/database/pages.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { customerIds, customersByIds } from './queries.js';
import type { customersFileBody, CustomerView } from './schemas.js';

const typeLabels: Readonly<Record<CustomerType, string>> = { Business: 'Azienda', Individual: 'Privato' };
const statusLabels: Readonly<Record<CustomerStatus, string>> = { Active: 'Attivo', Suspended: 'Sospeso' };

/** The columns for people (`xlsx`, `csv`). */
const visible: readonly Column<CustomerView>[] = [
  { header: 'Tipo', kind: 'text', width: 12, value: ({ type }) => typeLabels[type] },
  { header: 'Stato', kind: 'text', width: 12, value: ({ status }) => statusLabels[status] },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Nome', kind: 'text', width: 20, value: ({ firstName }) => firstName },
  { header: 'Cognome', kind: 'text', width: 20, value: ({ lastName }) => lastName },
  { header: 'Email', kind: 'text', width: 32, value: ({ email }) => email },
  { header: 'Telefono', kind: 'text', width: 18, value: ({ phone }) => phone },
  { header: 'Città', kind: 'text', width: 20, value: ({ city }) => city },
  { header: 'Inserito il', kind: 'date', value: ({ createdOn }) => createdOn },
];

/** The columns for programs (`csvRaw`, `jsonl`). */
const raw: readonly RawColumn<CustomerView>[] = [
  ...rawFields('id'),
  { name: 'type', value: ({ type }) => rawEnum(type) },
  { name: 'status', value: ({ status }) => rawEnum(status) },
  ...rawTexts('businessName', 'firstName', 'lastName', 'email', 'phone', 'city'),
  ...rawFields('createdOn', 'version'),
];

/** All customers that match the request, in a file named after the day. */
export function customersFile(
  { database, clock }: ServiceContext,
  { format, ...request }: z.output<typeof customersFileBody>,
): Download {
  const name = { name: `Clienti ${romeDay(clock.programmeNow())}`, title: 'Clienti' };
  return exportedTable(format, name, { visible, raw }, (reportTotal) =>
    rowsByIds(
      () => customerIds(database, request),
      (ids) => customersByIds(database, ids),
      reportTotal,
    ),
  );
}
