/**
 * The settlement of the programme (denaro.json) and its expected result (atteso-denaro.json), by REST and by GraphQL.
 */
import { programmeJson, type Office } from './office.js';
import type { Services } from './services.js';

interface Expected {
  readonly documents: Readonly<Record<string, ExpectedDealer>>;
  readonly onlySetOff: Readonly<Record<string, ExpectedDealer>>;
  /** VAT numbers. */
  readonly carried: readonly string[];
  readonly total: string;
}

interface ExpectedDealer {
  /** Campaign title → its credit, and the part that is paid. */
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

/** A dealer of a run, with the titles of its campaigns. */
interface SettlementLine {
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

interface SettlementDocument {
  readonly number: string;
  readonly dealerId: number | string;
  readonly vatNumber: string;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly {
    readonly campaign: { readonly title: string };
    readonly credit: string;
    readonly paid: string;
  }[];
}

interface SettlementTotals {
  readonly dealers: number;
  readonly documents: number;
  readonly setOffOnly: number;
  readonly carriedOver: number;
  readonly credits: string;
  readonly setOff: string;
  readonly net: string;
  readonly carried: string;
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** Reads a settlement run from a service. */
export interface SettlementReader {
  lines(id: number, page: number): Promise<Page<SettlementLine>>;
  /** Sorted by number. */
  documents(id: number, page: number): Promise<Page<SettlementDocument>>;
  totals(id: number): Promise<SettlementTotals>;
}

const pageSize = 100;

export const restSettlement = (office: Office): SettlementReader => ({
  lines: (id, page) => office.call('POST', `/settlements/${id}/lines`, { paginator: { page, pageSize } }),
  documents: (settlementId, page) =>
    office.call('POST', '/settlements/documents/table', {
      filter: { settlementId },
      sorting: { column: 'number', direction: 'asc' },
      paginator: { page, pageSize },
    }),
  totals: async (id) =>
    (await office.call<{ settlement: { totals: SettlementTotals } }>('GET', `/settlements/${id}`)).settlement.totals,
});

/** The outcomes of GraphQL as REST writes them. */
const outcomes: Readonly<Record<string, string>> = {
  DOCUMENT: 'document',
  SET_OFF_ONLY: 'setOffOnly',
  CARRIED_OVER: 'carriedOver',
};

export const graphqlSettlement = (services: Services): SettlementReader => ({
  lines: async (id, page) => {
    const { settlementLines } = await services.send<{ settlementLines: Page<SettlementLine> }>(
      `query ($id: ID!, $input: SettlementLineTableInput!) { settlementLines(id: $id, input: $input) {
        total items {
          vatNumber outcome net parts { campaign { title } balance paid } moves { from { title } to { title } amount }
        }
      } }`,
      { id, input: { page, pageSize } },
    );
    const { items, total } = settlementLines;
    return { items: items.map((line) => ({ ...line, outcome: outcomes[line.outcome] ?? '' })), total };
  },
  documents: async (settlementId, page) =>
    (
      await services.send<{ settlementDocumentsTable: Page<SettlementDocument> }>(
        `query ($input: SettlementDocumentTableInput!) { settlementDocumentsTable(input: $input) {
          total items { number dealerId vatNumber net tax total lines { campaign { title } credit paid } }
        } }`,
        { input: { filter: { settlementId }, sort: { column: 'NUMBER' }, page, pageSize } },
      )
    ).settlementDocumentsTable,
  totals: async (id) =>
    (
      await services.send<{ settlement: { totals: SettlementTotals } }>(
        `query ($id: ID!) { settlement(id: $id) {
          totals { dealers documents setOffOnly carriedOver credits setOff net carried }
        } }`,
        { id },
      )
    ).settlement.totals,
});

/** Creates and proposes the run by REST, and approves it by GraphQL. @param approver another user than the proposer */
export async function settleProgramme(
  { office, services, approver }: { readonly office: Office; readonly services: Services; readonly approver: Office },
  idByTitle: ReadonlyMap<string, number>,
): Promise<number> {
  const settings = { taxRate: '22', taxNature: null, taxReference: null, sender: null, namesInvoices: false };
  await office.call('PUT', '/settlements/settings', settings);
  const input = { ...run, campaigns: run.campaigns.map((title) => idByTitle.get(title)) };
  const { settlement } = await office.call<{ settlement: { id: number } }>('POST', '/settlements', input);
  await office.call('POST', `/settlements/${settlement.id}/proposal`);
  const approve = 'mutation ($id: ID!) { approveSettlement(id: $id) { state } }';
  const { data, errors } = await services.sendAs(approver.token, approve, { id: settlement.id });
  if (data === null) throw new Error(JSON.stringify(errors));
  return settlement.id;
}

async function allRows<Row>(pageOf: (page: number) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const found = await pageOf(page);
    if (found.items.length === 0) throw new Error('A table has fewer rows than it says.');
    ({ total } = found);
    rows.push(...found.items);
  }
  return rows;
}

/** The run in the form of atteso-denaro.json. */
export async function settlementBy(reader: SettlementReader, id: number): Promise<Expected> {
  const lines = await allRows((page) => reader.lines(id, page));
  const of = (outcome: string) =>
    Object.fromEntries(
      lines.filter((line) => line.outcome === outcome).map((line) => [line.vatNumber, dealerOf(line)] as const),
    );
  const carried = lines.filter(({ outcome }) => outcome === 'carriedOver').map(({ vatNumber }) => vatNumber);
  const { net: total } = await reader.totals(id);
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

export const documentsBy = (reader: SettlementReader, id: number) => allRows((page) => reader.documents(id, page));

/** The amounts of documents by VAT number. */
export const amountsOf = (documents: readonly SettlementDocument[]) =>
  Object.fromEntries(
    documents.map(({ vatNumber, net, tax, total, lines }) => [
      vatNumber,
      {
        ...{ net, tax, total },
        lines: Object.fromEntries(lines.map(({ campaign, credit, paid }) => [campaign.title, { credit, paid }])),
      },
    ]),
  );

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const euros = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
const sumOf = (amounts: readonly string[]) => euros(amounts.reduce((sum, amount) => sum + cents(amount), 0n));

export const expectedAmounts: ReturnType<typeof amountsOf> = Object.fromEntries(
  Object.entries(expectedSettlement.documents).map(([vatNumber, { net, lines }]) => {
    // VAT of 22 %, rounded half up to the cent
    const tax = (cents(net) * 22n + 50n) / 100n;
    const paid = Object.fromEntries(Object.entries(lines).filter(([, line]) => line.paid !== '0.00'));
    return [vatNumber, { net, tax: euros(tax), total: euros(cents(net) + tax), lines: paid }];
  }),
);

const { documents, onlySetOff, carried } = expectedSettlement;
const settled = [...Object.values(documents), ...Object.values(onlySetOff)];

export const expectedTotals: Omit<SettlementTotals, 'carried'> = {
  dealers: settled.length + carried.length,
  documents: Object.keys(documents).length,
  setOffOnly: Object.keys(onlySetOff).length,
  carriedOver: carried.length,
  credits: sumOf(settled.flatMap(({ lines }) => Object.values(lines).map(({ credit }) => credit))),
  setOff: sumOf(settled.flatMap(({ setOff }) => setOff.map(({ amount }) => amount))),
  net: expectedSettlement.total,
};
