/**
 * The prizes of dealers, a run and its documents as columns and as totals, by REST, GraphQL and files: what a column adds
 * up to is what its total says.
 */
import { csvRecords, recordOf } from './csvRecords.js';
import type { Office } from './office.js';
import { cellsOf } from './sameNumbers.js';
import type { Services } from './services.js';

const parts = ['spent', 'documentsPaid', 'documentsUnpaid', 'expendable', 'locked', 'lapsed'] as const;
const sources = ['accumulated', 'adjusted', 'setOff', 'debt'] as const;
const words = [...sources, ...parts];

type Flow = Readonly<Record<(typeof words)[number], string>>;

interface Prizes {
  readonly totals: Flow;
  readonly campaigns: readonly Flow[];
  readonly movements: readonly { readonly amount: string }[];
}

const cents = (amount: string) => Math.round(100 * Number(amount));
export const centsOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);

/** The prizes of a dealer by REST, and by GraphQL. */
export async function prizesEachWay(office: Office, services: Services, dealerId: number | string) {
  const { prizes } = await office.call<{ prizes: Prizes }>('GET', `/dealers/${dealerId}/prizes`);
  const { dealerPrizes } = await services.send<{ dealerPrizes: Prizes }>(
    `query ($id: ID!) { dealerPrizes(dealerId: $id) {
      totals { ${words.join(' ')} } campaigns { ${words.join(' ')} } movements { amount }
    } }`,
    { id: dealerId },
  );
  return [prizes, dealerPrizes] as const;
}

/** What does not add up in the prizes of a dealer, in cents by name; all 0 where everything does. */
export function differencesIn({ totals, campaigns, movements }: Prizes): Readonly<Record<string, number>> {
  const restOf = (flow: Flow) => centsOf(sources.map((word) => flow[word])) - centsOf(parts.map((word) => flow[word]));
  const columns = words.map(
    (word) => [word, centsOf(campaigns.map((flow) => flow[word])) - cents(totals[word])] as const,
  );
  const { adjusted, setOff, spent, documentsPaid, documentsUnpaid } = totals;
  const entries = centsOf([adjusted, setOff]) - centsOf([spent, documentsPaid, documentsUnpaid]);
  return {
    ...Object.fromEntries(columns),
    whole: restOf(totals),
    campaigns: campaigns.reduce((sum, flow) => sum + Math.abs(restOf(flow)), 0),
    movements: centsOf(movements.map(({ amount }) => amount)) - entries,
  };
}

/** The rows of a raw CSV file. */
export async function rawRows(office: Office, route: string, body: object) {
  const response = await fetch(`${office.url}/api${route}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, format: 'csvRaw' }),
  });
  if (!response.ok) throw new Error(`POST ${route}: ${response.status}`);
  const [header = [], ...records] = csvRecords((await response.text()).replace('\uFEFF', ''));
  return records.map((cells) => recordOf(header, cells) as Readonly<Record<string, string>>);
}

/** The columns of a run's file for people, added up in cents by their titles. */
export async function columnSums(office: Office, route: string, titles: readonly string[]) {
  const response = await fetch(`${office.url}/api${route}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv' }),
  });
  if (!response.ok) throw new Error(`POST ${route}: ${response.status}`);
  const [header = [], ...rows] = (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n').map(cellsOf);
  const amount = (cell = '') => cell.replaceAll('.', '').replace(',', '.');
  return Object.fromEntries(
    titles.map((title) => [title, centsOf(rows.map((row) => amount(row[header.indexOf(title)])))]),
  );
}
