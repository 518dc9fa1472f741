import { expected, type Figures, type FiguresByCampaign } from './office.js';
import type { Services } from './services.js';

interface Page {
  readonly items: readonly (Figures & { readonly dealerId: number; readonly vatNumber: string })[];
  readonly total: number;
}

/** The figures of a campaign's row for a dealer (specification, section 3). */
const rowNames = [
  'goalThreshold',
  'tiresPurchased',
  'tiresMissing',
  'tiresFleet',
  'tiresFleetPercentage',
  'plafondAccumulated',
  'plafondExpendable',
] as const;
export type FigureRow = Pick<Figures, (typeof rowNames)[number]>;
const figureNames = [...rowNames, 'accepted'] as const;

/** Reads the figures of all dealers of the programme's campaigns, by REST and by GraphQL. */
export class CampaignFigures {
  /** @param idByTitle the ids of the campaigns by their titles */
  constructor(
    private readonly services: Services,
    private readonly idByTitle: ReadonlyMap<string, number>,
  ) {}

  throughRest(): Promise<FiguresByCampaign> {
    return this.figuresBy((id, page) => this.pageOf(id, page));
  }

  throughGraphql(): Promise<FiguresByCampaign> {
    return this.figuresBy(async (id, page) => {
      const { campaignDealers } = await this.services.send<{ campaignDealers: Page }>(
        `query ($id: ID!, $page: Int!) {
          campaignDealers(id: $id, input: { page: $page, pageSize: 100 }) {
            total
            items { vatNumber ${figureNames.join(' ')} }
          }
        }`,
        { id, page },
      );
      return campaignDealers;
    });
  }

  /** VAT number → id of every dealer in a campaign. */
  async idsByVatNumber(): Promise<ReadonlyMap<string, number>> {
    const ids = new Map<string, number>();
    for (const id of this.idByTitle.values()) {
      const pages = await Promise.all([1, 2, 3].map((page) => this.pageOf(id, page)));
      for (const { dealerId, vatNumber } of pages.flatMap(({ items }) => items)) ids.set(vatNumber, dealerId);
    }
    return ids;
  }

  private async figuresBy(load: (campaignId: number, page: number) => Promise<Page>): Promise<FiguresByCampaign> {
    const entries = [];
    for (const [title, id] of this.idByTitle) {
      const rows = [];
      for (let page = 1, total = Infinity; rows.length < total; page++) {
        const response = await load(id, page);
        if (response.items.length === 0) throw new Error(`Page ${page} of ${title} is empty.`);
        rows.push(...response.items);
        total = response.total;
      }
      entries.push([title, Object.fromEntries(rows.map((row) => [row.vatNumber, figuresOf(row)]))] as const);
    }
    return Object.fromEntries(entries);
  }

  /** The table of a campaign's dealers through REST. */
  private pageOf(id: number, page: number): Promise<Page> {
    return this.services.office.call<Page>('POST', `/campaigns/${id}/dealers`, { paginator: { page, pageSize: 100 } });
  }
}

/** Campaign title → the expected figures of one dealer. */
export function ownFigures(vatNumber: string): Readonly<Record<string, FigureRow>> {
  return Object.fromEntries(
    Object.entries(expected.campaigns).flatMap(([title, figuresByVat]) => {
      const own = figuresByVat[vatNumber];
      return own === undefined ? [] : [[title, rowOf(own)]];
    }),
  );
}

export function rowOf(row: FigureRow): FigureRow {
  return Object.fromEntries(rowNames.map((name) => [name, row[name]])) as unknown as FigureRow;
}

function figuresOf(row: Figures): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, row[name]])) as unknown as Figures;
}
