import { HttpResponse, type RequestHandler } from 'msw';
import type { ImportRecordFragment } from '../imports.generated';
import { refusal } from '../../../shared/test/network';
import { graphql } from '../../../shared/test/graphql';

/** An import for tests: sales, read, and ready to be applied. */
export function importRecord(record: Partial<ImportRecordFragment> = {}): ImportRecordFragment {
  return {
    __typename: 'Import',
    id: '12',
    kind: 'SALES',
    status: 'READY',
    awaitsColumns: false,
    filename: 'vendite-2025.csv',
    size: 48_200,
    rowsRead: 1_204,
    rowsValid: 1_204,
    errorCount: 0,
    errors: [],
    groups: [],
    sample: [],
    warnings: [],
    prizes: [],
    worsening: null,
    totals: {
      __typename: 'ImportTotals',
      created: 1_200,
      updated: 0,
      unchanged: 4,
      months: [
        {
          __typename: 'ImportMonth',
          month: '2025-07',
          tiresBefore: 1_000,
          tiresAfter: 1_350,
          fleetBefore: 40,
          fleetAfter: 40,
          amountBefore: '98000.00',
          amountAfter: '131250.50',
        },
      ],
    },
    progress: { __typename: 'ImportProgress', done: 1_204, total: 1_204 },
    failure: null,
    obstacles: [],
    obstacleCount: 0,
    columns: null,
    createdAt: '2025-12-30T08:00:00.000Z',
    createdBy: 'Chiara Amato',
    appliedAt: null,
    undoneAt: null,
    ...record,
  };
}

/** Invalid rows, from row 2 on. */
export function importErrors(count: number): ImportRecordFragment['errors'] {
  return Array.from({ length: count }, (_, index) => ({
    __typename: 'ImportProblem',
    row: index + 2,
    column: 'partita_iva',
    reason: 'UNKNOWN_VAT_NUMBER' as const,
    parameters: {},
    value: `0000000000${index}`,
  }));
}

/** A mock of the gateway for one import: each request returns the next of these states, and then always the last. */
export function importsGateway(...states: readonly ImportRecordFragment[]) {
  const waiting = [...states];
  const gateway = { looks: 0 };
  const handler = graphql.query('ImportPage', ({ variables }) => {
    const record = waiting.length > 1 ? waiting.shift() : waiting[0];
    gateway.looks += 1;
    return record !== undefined && variables['id'] === record.id
      ? HttpResponse.json({ data: { import: record } })
      : refusal({ code: 'NOT_FOUND', requestId: 'r-404' });
  });
  const undo = graphql.query('ImportUndo', () =>
    HttpResponse.json({ data: { importUndo: { __typename: 'ImportUndo', worsening: null, closedCampaigns: [] } } }),
  );
  return Object.assign(gateway, { handlers: [handler, undo] as readonly RequestHandler[] });
}
