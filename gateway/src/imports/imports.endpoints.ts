import { importKinds, importStatuses } from '@gdd/schema/campaigns';
import { importFailures, importObstacleKinds, importReasons } from '@gdd/schema/imports';
import type { Permission } from '@gdd/schema/permissions';
import { tableFields } from '../schema/tables.js';
import { endpoint, fileRoute, type BodyOf, type DataOf } from '../upstream/endpoint.js';
import {
  anyRecord,
  decimal,
  dictionary,
  enveloped,
  integer,
  list,
  nullable,
  oneOf,
  record,
  text,
  textOrNumber,
} from '../upstream/shape.js';

/** An import and a row of the history as the REST service writes them. */
export type ImportRecord = DataOf<'/imports/{id}', 'GET'>['import'];
export type ImportRowRecord = DataOf<'/imports/table', 'POST'>['items'][number];
/** The state of the table in a request. */
export type ImportTableState = BodyOf<'/imports/table', 'POST'>;

const importers = ['accessImportManager'] as const satisfies readonly Permission[];

const rowFields = {
  id: integer,
  kind: oneOf(importKinds),
  status: oneOf(importStatuses),
  filename: text,
  size: integer,
  rowsRead: integer,
  rowsValid: integer,
  errorCount: integer,
  createdAt: text,
  createdBy: nullable(text),
  appliedAt: nullable(text),
  undoneAt: nullable(text),
};

const oneImport = enveloped(
  record({
    import: record<ImportRecord>({
      ...rowFields,
      errors: list(
        record<ImportRecord['errors'][number]>({
          row: integer,
          column: text,
          reason: oneOf(importReasons),
          parameters: dictionary(textOrNumber),
          value: text,
        }),
      ),
      groups: list(record({ column: text, reason: oneOf(importReasons), rows: integer })),
      sample: list(record({ row: integer, before: nullable(anyRecord), after: anyRecord })),
      totals: record<ImportRecord['totals']>({
        created: integer,
        updated: integer,
        unchanged: integer,
        months: list(
          record({
            month: text,
            tiresBefore: integer,
            tiresAfter: integer,
            fleetBefore: integer,
            fleetAfter: integer,
            amountBefore: decimal,
            amountAfter: decimal,
          }),
        ),
      }),
      progress: record({ done: integer, total: integer }),
      failure: nullable(oneOf(importFailures)),
      obstacles: list(record({ kind: oneOf(importObstacleKinds), text, id: nullable(integer) })),
      obstacleCount: integer,
    }),
  }),
);

export const importsTable = endpoint('POST', '/imports/table', {
  area: 'imports',
  effect: 'read',
  access: importers,
  answer: enveloped(record({ items: list(record<ImportRowRecord>(rowFields)), total: integer })),
  fields: {
    ...tableFields('kind', 'status'),
    'filter.createdAt': 'filter.createdFrom',
    'filter.createdAt.from': 'filter.createdFrom',
    'filter.createdAt.to': 'filter.createdTo',
  },
});

export const getImport = endpoint('GET', '/imports/{id}', {
  area: 'imports',
  effect: 'read',
  access: importers,
  answer: oneImport,
});

export const startImport = endpoint('POST', '/imports/{kind}', {
  area: 'imports',
  effect: 'write',
  access: importers,
  answer: oneImport,
  fields: { upload: 'uploadId', filename: 'filename' },
});

export const applyImport = endpoint('POST', '/imports/{id}/apply', {
  area: 'imports',
  effect: 'write',
  access: importers,
  answer: oneImport,
  fields: { skipInvalid: 'skipInvalid' },
});

export const undoImport = endpoint('POST', '/imports/{id}/undo', {
  area: 'imports',
  effect: 'write',
  access: importers,
  answer: oneImport,
});

export const importErrorsFile = fileRoute('GET', '/imports/{id}/errors', {
  operation: 'importErrorsFile',
  access: importers,
});

export const importTemplateFile = fileRoute('GET', '/imports/templates/{kind}', {
  operation: 'importTemplateFile',
  access: importers,
});
