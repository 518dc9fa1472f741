/** The settlement of the programme (denaro.json) and what must come of it (atteso-denaro.json), in either service. */
import { programmeJson, type Office } from './office.js';

interface Expected {
  readonly documents: Readonly<Record<string, ExpectedDealer>>;
  readonly onlySetOff: Readonly<Record<string, ExpectedDealer>>;
  /** VAT numbers. */
  readonly carried: readonly string[];
  readonly total: string;
}

interface ExpectedDealer {
  /** Campaign title → its credit, and what is paid of it. */
  readonly lines: Readonly<Record<string, { readonly credit: string; readonly paid: string }>>;
  readonly setOff: readonly { readonly from: string; readonly to: string; readonly amount: string }[];
  readonly net: string;
}

export const { settlement: expectedSettlement, balancesAfter } = programmeJson<{
  readonly settlement: Expected;
  readonly balancesAfter: Readonly<Record<string, Readonly<Record<string, object>>>>;
}>('atteso-denaro.json');

const { settlement: run } = programmeJson<{
  readonly settlement: {
    readonly title: string;
    readonly campaigns: readonly string[];
    readonly minimum: string;
    readonly day: string;
  };
}>('denaro.json');

/** A run as either service answers it: campaigns by their titles. */
export interface SettlementLine {
  readonly vatNumber: string;
  readonly outcome: string;
  readonly net: string;
  readonly parts: readonly {
    readonly campaign: { readonly title: string };
    readonly balance: string;
    readonly paid: string;
  }[];
  readonly moves: readonly {
    readonly from: { readonly title: string };
    readonly to: { readonly title: string };
    readonly amount: string;
  }[];
}

export interface SettlementDocument {
  readonly number: string;
  readonly dealerId: number | string;
  readonly vatNumber: string;
  readonly net: string;
}

/** Makes, proposes and approves the run. @param approver somebody else */
export async function settleProgramme(
  office: Office,
  approver: Office,
  idByTitle: ReadonlyMap<string, number>,
): Promise<{ readonly id: number; readonly net: string }> {
  const settings = { taxRate: '22', taxNature: null, taxReference: null, sender: null, namesInvoices: false };
  await office.call('PUT', '/settlements/settings', settings);
  const input = { ...run, campaigns: run.campaigns.map((title) => idByTitle.get(title)) };
  const { settlement } = await office.call<{ settlement: { id: number } }>('POST', '/settlements', input);
  await office.call('POST', `/settlements/${settlement.id}/proposal`);
  const approved = await approver.call<{ settlement: { id: number; totals: { net: string } } }>(
    'POST',
    `/settlements/${settlement.id}/approval`,
  );
  return { id: approved.settlement.id, net: approved.settlement.totals.net };
}

/** All rows of a table of REST. */
async function allRows<Row>(office: Office, route: string, state: object): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const found = await office.call<{ items: Row[]; total: number }>('POST', route, {
      ...state,
      paginator: { page, pageSize: 100 },
    });
    ({ total } = found);
    rows.push(...found.items);
  }
  return rows;
}

export const restLines = (office: Office, id: number) =>
  allRows<SettlementLine>(office, `/settlements/${id}/lines`, {});

/** In the order of their numbers. */
export const restDocuments = (office: Office, settlementId: number) =>
  allRows<SettlementDocument>(office, '/settlements/documents/table', {
    filter: { settlementId },
    sorting: { column: 'number', direction: 'asc' },
  });

/** The lines of a run in the form of atteso-denaro.json. */
export function settlementOf(lines: readonly SettlementLine[], total: string): Expected {
  const of = (outcome: string) =>
    Object.fromEntries(
      lines.filter((line) => line.outcome === outcome).map((line) => [line.vatNumber, dealerOf(line)] as const),
    );
  const carried = lines.filter(({ outcome }) => outcome === 'carriedOver').map(({ vatNumber }) => vatNumber);
  return { documents: of('document'), onlySetOff: of('setOffOnly'), carried: carried.sort(), total };
}

const dealerOf = ({ parts, moves, net }: SettlementLine): ExpectedDealer => ({
  lines: Object.fromEntries(
    parts
      .filter(({ balance }) => !balance.startsWith('-'))
      .map(({ campaign, balance, paid }) => [campaign.title, { credit: balance, paid }]),
  ),
  setOff: moves.map(({ from, to, amount }) => ({ from: from.title, to: to.title, amount })),
  net,
});
