import type { ExportType } from '@gdd/schema/exports';
import { reportFileTypes } from '@gdd/schema/reports';
import { byName } from '@gdd/schema/fields';
import type { ExportInput } from '../../ground/database/tables/work/exports.js';
import type { DocumentExportBody, ExportBody } from './schemas.js';

/** The operationId of the route that streams the same file, by type of export. */
export const exportRoutes: Readonly<Record<Exclude<ExportType, 'document'>, string>> = {
  ...byName<Record<(typeof reportFileTypes)[number], string>>(reportFileTypes, () => 'exportReport'),
  dealers: 'exportDealers',
  'campaign-dealers': 'campaignMembership',
  audit: 'exportAudit',
  'campaign-list': 'exportCampaigns',
  'campaign-redemptions': 'exportRedemptions',
  'campaign-entries': 'exportEntries',
  'campaign-lines': 'exportCampaignLines',
  customers: 'exportCustomers',
  imports: 'exportImports',
};

/** The input of that route for the body of an export. */
export function inputOf(body: Exclude<ExportBody, DocumentExportBody>): ExportInput {
  switch (body.type) {
    case 'dealers': {
      const { filter: { joinedOn, ...columns } = {}, sorting, ...rest } = body;
      const { column: sort, direction } = sorting;
      return queryOf(rest, { ...columns, joinedFrom: joinedOn?.from, joinedTo: joinedOn?.to, sort, direction });
    }
    case 'campaign-dealers':
      return { params: { id: String(body.campaignId) }, body: { format: body.format } };
    case 'campaign-redemptions':
    case 'campaign-entries':
      return { params: { id: String(body.campaignId) }, body: { format: body.format } };
    case 'campaign-lines': {
      const { campaignId, dealerId, which, format } = body;
      return { params: { id: String(campaignId), dealerId: String(dealerId) }, body: { which, format } };
    }
    case 'audit':
    case 'campaign-list':
    case 'customers':
    case 'imports': {
      const { format, filter, sorting, searchTerm } = body;
      return { params: {}, body: { format, filter, sorting, searchTerm } };
    }
    default: {
      const { type, ...report } = body;
      return { params: { type }, body: report };
    }
  }
}

/** The input of a route whose query string is the state of a table; a list becomes a repeated parameter. */
function queryOf(
  { format, searchTerm: search }: Pick<Extract<ExportBody, { searchTerm: string }>, 'format' | 'searchTerm'>,
  conditions: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>,
): ExportInput {
  const text = (value: QueryValue | readonly QueryValue[]) =>
    typeof value === 'object' ? value.map(String) : String(value);
  const given = Object.entries({ ...conditions, format, search }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, text(value)] as const],
  );
  return { params: {}, query: Object.fromEntries(given) };
}

type QueryValue = string | number | boolean;
