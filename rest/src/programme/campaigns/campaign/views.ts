/** Mapping of campaigns to responses. */
import { detailView } from '../../../ground/rules/views.js';
import type { CampaignRow, summaryColumns } from './queries.js';
import type { AttachmentRow } from './attachmentQueries.js';

type Summary = Pick<CampaignRow, keyof typeof summaryColumns>;

/** A campaign in lists. */
export function summaryView(row: Summary): Summary {
  const { id, title, type, duration, isMain, group, year, startsOn, endsOn, state } = row;
  return { id, title, type, duration, isMain, group, year, startsOn, endsOn, state };
}

/** A campaign with all fields and its attachments. */
export function campaignView(row: CampaignRow, attachments: readonly AttachmentRow[]) {
  return {
    ...summaryView(row),
    description: row.description,
    incentiveDetail: detailView(row.incentiveDetail),
    factorBoostDetail: row.factorBoostDetail,
    eligibility: row.eligibility,
    settlement: row.settlement,
    budget: row.budget,
    attachments: attachments.map(attachmentView),
    version: row.version,
    rulesVersion: row.rulesVersion,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** An attachment in responses: without its storage key and hash. */
export function attachmentView({ id, filename, contentType, size, addedAt }: AttachmentRow) {
  return { id, filename, contentType, size, addedAt: addedAt.toISOString() };
}
