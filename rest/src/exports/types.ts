import type { ExportType } from '@gdd/schema/exports';
import { reportFileTypes } from '@gdd/schema/reports';
import { byName } from '@gdd/schema/fields';
import type { ExportInput } from '../database/schema.js';
import type { ExportBody } from './schemas.js';

/** The routes that stream the same files at once, by operationId. */
export const exportRoutes: Readonly<Record<ExportType, string>> = {
  ...byName<Record<(typeof reportFileTypes)[number], string>>(reportFileTypes, () => 'exportReport'),
  dealers: 'exportDealers',
  'campaign-dealers': 'campaignMembership',
};

/** What those routes take for what an export is asked. */
export function inputOf(body: ExportBody): ExportInput {
  switch (body.type) {
    case 'dealers': {
      const { filter = {}, sorting, searchTerm, format } = body;
      const { memberId, joinedOn, stopped, ...columns } = filter;
      const query = {
        ...columns,
        format,
        search: searchTerm,
        sort: sorting.column,
        direction: sorting.direction,
        ...(memberId !== undefined && { memberId: String(memberId) }),
        ...(stopped !== undefined && { stopped: String(stopped) }),
        ...(joinedOn?.from !== undefined && { joinedFrom: joinedOn.from }),
        ...(joinedOn?.to !== undefined && { joinedTo: joinedOn.to }),
      };
      const given = Object.entries(query).filter(
        (entry): entry is [string, string | string[]] => entry[1] !== undefined,
      );
      return { params: {}, query: Object.fromEntries(given) };
    }
    case 'campaign-dealers':
      return { params: { id: String(body.campaignId) }, body: { format: body.format } };
    default: {
      const { type, ...report } = body;
      return { params: { type }, body: report };
    }
  }
}
