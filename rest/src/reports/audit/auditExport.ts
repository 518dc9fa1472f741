import type { AuditEntity, AuditSource } from '@gdd/schema/audit';
import { enumName } from '@gdd/schema/graphqlNames';
import { allRows, rowsAtATime } from '../../ground/database/pages.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { auditRows, countAuditRows, type AuditPosition } from './auditTable.js';
import type { AuditFileBody, AuditRow } from './schemas.js';
import { auditRowOf } from './service.js';

const sourceLabels: Readonly<Record<AuditSource, string>> = { audit: 'Modifica', security: 'Sicurezza' };

const entityLabels: Readonly<Record<AuditEntity, string>> = {
  member: 'Membro della rete',
  user: 'Utente',
  import: 'Importazione',
  campaign: 'Campagna',
  customer: 'Cliente',
  content: 'Contenuto',
  contentImage: 'Immagine di un contenuto',
  settlement: 'Liquidazione',
  accrualMonth: 'Mese dei premi maturati',
  approval: 'Richiesta di approvazione',
  dispute: 'Contestazione',
  webhook: 'Webhook',
  serviceAccount: 'Account di servizio',
  file: 'File scaricato',
};

const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const json = (fields: object | null) => (fields === null ? null : JSON.stringify(fields));

/** The columns for people (`xlsx`, `csv`). */
const visible: readonly Column<AuditRow>[] = [
  { header: 'Giorno', kind: 'date', value: ({ at }) => romeDay(new Date(at)) },
  { header: 'Data e ora', kind: 'text', width: 20, value: ({ at }) => romeTime.format(new Date(at)) },
  { header: 'Origine', kind: 'text', value: ({ source }) => sourceLabels[source] },
  { header: 'Utente', kind: 'text', width: 28, value: ({ actor }) => actor?.name ?? null },
  { header: 'Indirizzo', kind: 'text', width: 18, value: ({ address }) => address },
  { header: 'Azione', kind: 'text', width: 24, value: ({ action }) => action },
  { header: 'Volte', kind: 'integer', value: ({ times }) => times },
  { header: 'Oggetto', kind: 'text', width: 26, value: ({ entity }) => entityLabels[entity] },
  { header: 'Numero', kind: 'integer', value: ({ entityId }) => entityId },
  { header: 'Nome', kind: 'text', width: 36, value: ({ entityName }) => entityName },
  { header: 'Prima', kind: 'text', width: 40, value: ({ before }) => json(before) },
  { header: 'Dopo', kind: 'text', width: 40, value: ({ after }) => json(after) },
  { header: 'Importazione', kind: 'text', width: 28, value: (row) => row.import?.filename ?? null },
  { header: 'Richiesta', kind: 'text', width: 38, value: ({ requestId }) => requestId },
];

/** The columns for programs (`csvRaw`, `jsonl`). */
const raw: readonly RawColumn<AuditRow>[] = [
  { name: 'id', value: auditRowId },
  { name: 'source', value: ({ source }) => enumName(source) },
  ...rawFields('at'),
  { name: 'actor.id', value: ({ actor }) => actor?.id ?? null },
  { name: 'actor.name', kind: 'text', value: ({ actor }) => actor?.name ?? null },
  ...rawFields('address'),
  ...rawTexts('requestId'),
  { name: 'entity', value: ({ entity }) => enumName(entity) },
  ...rawFields('entityId'),
  ...rawTexts('entityName'),
  ...rawFields('action', 'times'),
  { name: 'before', kind: 'text', value: ({ before }) => json(before) },
  { name: 'after', kind: 'text', value: ({ after }) => json(after) },
  { name: 'import.id', value: (row) => row.import?.id ?? null },
  { name: 'import.filename', kind: 'text', value: (row) => row.import?.filename ?? null },
];

/** All audit entries that match the request, in a file named after the day. */
export function auditFile({ database, clock }: ServiceContext, body: AuditFileBody): Download {
  const { format, filter = {}, sorting, searchTerm } = body;
  const request = { filter, searchTerm, direction: sorting.direction };
  return exportedTable(
    format,
    { name: `Registro ${romeDay(clock.programmeNow())}`, title: 'Registro' },
    { visible, raw },
    (reportTotal) =>
      allRows(async (last: AuditRow | undefined) => {
        if (last === undefined) reportTotal?.(await countAuditRows(database, request));
        const after = last && positionOf(last);
        return (await auditRows(database, request, { skip: 0, take: rowsAtATime, after })).map(auditRowOf);
      }),
  );
}

const positionOf = ({ at, source, id }: AuditRow): AuditPosition => ({ at: new Date(at), source, id });

/** The id of an entry, unique over both sources; the same as in GraphQL. */
function auditRowId({ source, id }: AuditRow): string {
  return `${source}-${id}`;
}
