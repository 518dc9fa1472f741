import type { CampaignState } from '@gdd/schema/campaigns';
import { lockedRules } from '../../../figures/sums/rules.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { ImportProblem } from '../../../ground/database/tables/work/imports.js';
import { problemIn, type Wrong } from '../../../ground/domain/rows/cells.js';
import { goalsColumns, type GoalLine, type GoalsColumn } from '../../../ground/domain/rows/goalsRow.js';
import { oneLine } from '../../../ground/domain/text.js';
import { listedProblemsOf, type PendingRow } from '../files/fileRows.js';
import { allCampaigns, dealersByVatNumbers, type NamedCampaign } from './goalsQueries.js';
import { groupedBy } from '../../../ground/domain/grouped.js';

export type GoalsRow = PendingRow<GoalLine, GoalsColumn>;

/** A valid row with its campaign and dealer. */
export interface Goal {
  readonly row: number;
  readonly campaignId: number;
  readonly title: string;
  readonly dealerId: number;
  readonly code: string;
  readonly businessName: string;
  readonly goalThreshold: number;
  readonly accepted: boolean;
}

/** The goals that the valid rows set, repeated rows once, and the problems of the others. */
export async function resolveRows(
  transaction: Database,
  rows: readonly GoalsRow[],
  purpose: 'preview' | 'apply',
): Promise<{ readonly goals: readonly Goal[]; readonly problems: readonly ImportProblem[] }> {
  const campaigns = new CampaignNames(await allCampaigns(transaction));
  if (purpose === 'apply') await campaigns.lock(transaction, rows);
  const vatNumbers = new Set(rows.flatMap(({ values }) => (values.vatNumber === undefined ? [] : [values.vatNumber])));
  const dealers = await dealersByVatNumbers(transaction, [...vatNumbers]);
  const firstRows = new Map<string, GoalsRow>();
  const goals: Goal[] = [];
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const { campaign, vatNumber, goalThreshold, accepted } = row.values;
    const named = campaign === undefined ? undefined : campaigns.find(campaign);
    const dealer = vatNumber === undefined ? undefined : dealers.get(vatNumber);
    const key = named?.campaign && dealer?.id ? `${named.campaign.id} ${dealer.id}` : undefined;
    const firstRow = key === undefined ? undefined : firstRows.get(key);
    if (key !== undefined && firstRow === undefined) firstRows.set(key, row);
    const repeated = firstRow === undefined || sameValues(firstRow, row) ? undefined : repeatedAt(firstRow.row);
    const inDraft = named?.campaign !== undefined && campaigns.isDraft(named.campaign);
    const wrongByColumn: Partial<Record<GoalsColumn, Wrong | undefined>> = {
      campagna: named?.problem ?? repeated,
      partita_iva: vatNumber === undefined ? undefined : (dealer?.problem ?? (dealer ? undefined : unknownDealer)),
      accettata: inDraft && accepted === true ? { reason: 'campaignDraft' } : undefined,
    };
    const comparisonProblems = goalsColumns.flatMap((column) => {
      const wrong = wrongByColumn[column];
      return wrong === undefined ? [] : [problemIn(column, wrong)];
    });
    const rowProblems = listedProblemsOf(row, comparisonProblems, goalsColumns);
    problems.push(...rowProblems);
    if (rowProblems.length > 0) continue;
    if (firstRow === undefined && named?.campaign && dealer?.id && goalThreshold !== undefined) {
      const { id: campaignId, title } = named.campaign;
      const { id: dealerId, code, businessName } = dealer;
      const terms = { goalThreshold, accepted: accepted === true };
      goals.push({ row: row.row, campaignId, title, dealerId, code, businessName, ...terms });
    }
  }
  return { goals, problems };
}

const unknownDealer: Wrong = { reason: 'unknownVatNumber' };
const repeatedAt = (row: number): Wrong => ({ reason: 'repeatedDealer', parameters: { row } });

/** Whether two rows of the same dealer and campaign agree, also in the texts of cells that could not be read. */
function sameValues(one: GoalsRow, other: GoalsRow): boolean {
  const contentOf = ({ values: { goalThreshold, accepted }, problems }: GoalsRow) =>
    JSON.stringify([goalThreshold, accepted, problems.map(({ column, value }) => [column, value])]);
  return contentOf(one) === contentOf(other);
}

/** Finds campaigns by what a file names them: an id, which has precedence, or a title. */
class CampaignNames {
  private readonly byId: ReadonlyMap<string, NamedCampaign>;
  private readonly byTitle: ReadonlyMap<string, readonly NamedCampaign[]>;
  private readonly stateById = new Map<number, CampaignState>();

  constructor(campaigns: readonly NamedCampaign[]) {
    this.byId = new Map(campaigns.map((campaign) => [String(campaign.id), campaign]));
    // normalised as the cells of a file are
    this.byTitle = groupedBy(campaigns, ({ title }) => oneLine(title));
    for (const campaign of campaigns) this.stateById.set(campaign.id, campaign.state);
  }

  /** Locks the campaigns that rows name, so that their states do not change until the transaction ends. */
  async lock(transaction: Database, rows: readonly GoalsRow[]): Promise<void> {
    const named = rows.flatMap(({ values }) => this.named(values.campaign ?? ''));
    for (const id of [...new Set(named.map((campaign) => campaign.id))].sort((a, b) => a - b)) {
      const rules = await lockedRules(transaction, id, 'share');
      if (rules !== undefined) this.stateById.set(id, rules.state);
      // a draft that was deleted since
      else this.stateById.delete(id);
    }
  }

  find(name: string): { readonly campaign?: NamedCampaign; readonly problem?: Wrong } {
    const [campaign, ...namesakes] = this.named(name);
    if (campaign === undefined || !this.stateById.has(campaign.id)) return { problem: { reason: 'unknownCampaign' } };
    if (namesakes.length > 0) return { problem: { reason: 'ambiguousCampaign' } };
    const isClosed = this.stateById.get(campaign.id) === 'closed';
    return isClosed ? { problem: { reason: 'campaignClosed' } } : { campaign };
  }

  isDraft({ id }: NamedCampaign): boolean {
    return this.stateById.get(id) === 'draft';
  }

  private named(name: string): readonly NamedCampaign[] {
    const byId = this.byId.get(name);
    return byId === undefined ? (this.byTitle.get(name) ?? []) : [byId];
  }
}
