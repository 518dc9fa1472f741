import { dealerFields, exportedDealerFields, type ExportedDealerField } from '@gdd/schema/dealers';
import { allRows } from '../../ground/database/pages.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { Place } from '../../ground/database/scope.js';
import { dealerStatusLabels, dealerTierLabels } from '../../ground/domain/labels/dealerLabels.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  rawEnum,
  rawFields,
  rawMember,
  type MemberLink,
  type RawColumn,
} from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { filteredMember } from './service.js';
import { countDealers, dealersAfter, membersByIds, type DealerTableRow } from './queries.js';
import type { DealerExportQuery } from './schemas.js';

/** A dealer with its parent, if the caller may see the parent. */
interface ExportedDealer extends DealerTableRow {
  readonly parent: MemberLink | undefined;
}

/** The getter of a field's text in the files for people. */
function labelsOf(name: Exclude<ExportedDealerField, 'isProspect'>): (dealer: ExportedDealer) => string | null {
  switch (name) {
    case 'status':
      return ({ status }) => status && dealerStatusLabels[status];
    case 'tier':
      return ({ tier }) => tier && dealerTierLabels[tier];
    default:
      return (dealer) => dealer[name];
  }
}

/** The columns for people (`xlsx`, `csv`). */
const visible: readonly Column<ExportedDealer>[] = [
  ...exportedDealerFields.flatMap((name): Column<ExportedDealer>[] => {
    if (name === 'isProspect') return [];
    const { kind, exportColumn } = dealerFields[name];
    return [{ ...exportColumn, kind: kind === 'date' ? kind : 'text', value: labelsOf(name) }];
  }),
  { header: 'Codice responsabile', kind: 'text', value: ({ parent }) => parent?.code ?? null },
  { header: 'Responsabile', kind: 'text', width: 36, value: ({ parent }) => parent?.businessName ?? null },
];

/** The column of a field for programs. */
function rawColumn(name: ExportedDealerField): RawColumn<ExportedDealer> {
  switch (name) {
    case 'status':
    case 'tier':
      return { name, value: (dealer) => rawEnum(dealer[name]) };
    case 'isProspect':
      return { name, value: ({ tier }) => tier === 'prospect' };
    case 'vatNumber':
    case 'joinedOn':
      return { name, value: (dealer) => dealer[name] };
    default:
      return { name, kind: 'text', value: (dealer) => dealer[name] };
  }
}

/** The columns for programs (`csvRaw`, `jsonl`). */
const raw: readonly RawColumn<ExportedDealer>[] = [
  ...rawFields('id'),
  ...exportedDealerFields.map(rawColumn),
  ...rawFields('version', 'phone'),
  ...rawMember<ExportedDealer>('parent', ({ parent }) => parent ?? null),
];

/**
 * The dealers of the caller's subtree that match the query, in a file named after the day.
 *
 * @throws Refusal BAD_USER_INPUT for an unknown member
 */
export async function dealersFile(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  query: DealerExportQuery,
): Promise<Download> {
  const { format, memberId, search, sort: column, direction, joinedFrom, joinedTo, ...conditions } = query;
  const below = await filteredMember(database, caller, memberId, 'memberId');
  const scope = { below, today: programmeDay() };
  const filter = { ...conditions, joinedOn: { from: joinedFrom, to: joinedTo } };
  const state = { filter, searchTerm: search, sorting: { column, direction } };
  return exportedTable(format, { name: `Dealer ${programmeDay()}`, title: 'Dealer' }, { visible, raw }, (reportTotal) =>
    allRows(async (last) => {
      if (last === undefined) reportTotal?.(await countDealers(database, caller.member, state, scope));
      return withParents(database, caller.member, await dealersAfter(database, caller.member, state, scope, last));
    }),
  );
}

/** Adds the parents, read in one query; the parent of the caller's own member is not visible. */
async function withParents(
  database: Database,
  top: Place,
  dealers: readonly DealerTableRow[],
): Promise<ExportedDealer[]> {
  const ids = new Set(dealers.flatMap(({ parentId }) => parentId ?? []));
  const parents = ids.size === 0 ? [] : await membersByIds(database, top, [...ids]);
  const byId = new Map(parents.map((parent) => [parent.id, parent]));
  return dealers.map((dealer) => ({
    ...dealer,
    parent: dealer.parentId === null ? undefined : byId.get(dealer.parentId),
  }));
}
