/** The months of accruals of the programme (denaro.json, atteso-denaro.json), by REST and by GraphQL. */
import { programmeFile, programmeJson, type Office } from './office.js';
import type { Services } from './services.js';

/** The sums of a campaign in a month, in EUR. */
interface Movement {
  readonly opening: string;
  readonly accrued: string;
  readonly corrections: string;
  readonly adjustments: string;
  readonly paid: string;
  readonly closing: string;
}

/** Month → campaign title → movement. */
type Accruals = Readonly<Record<string, Readonly<Record<string, Movement>>>>;

type Row = Movement & { readonly campaign: { readonly title: string } | null; readonly released: string };

export const { accruals: expectedAccruals } = programmeJson<{ readonly accruals: Accruals }>('atteso-denaro.json');

/** The month before which the late sales are imported. */
const monthOfLateSales = '2025-09';

/** Closes the months in order, alternately by REST and by GraphQL; imports the late sales before `monthOfLateSales`. */
export async function closeMonths({ office, services }: { office: Office; services: Services }): Promise<void> {
  for (const [index, month] of Object.keys(expectedAccruals).sort().entries()) {
    if (month === monthOfLateSales) {
      const { id } = await office.preview('sales', 'vendite-suppletive.csv', programmeFile('vendite-suppletive.csv'));
      await office.apply(id);
    }
    if (index % 2 === 0) {
      await office.call('POST', `/accruals/${month}/close`);
      continue;
    }
    await services.send('mutation ($month: String!) { closeAccrualMonth(month: $month) { hash } }', { month });
  }
}

/** Reads the rows of a month by campaign from a service. */
export type AccrualRows = (month: string) => Promise<readonly Row[]>;

export const restAccruals =
  (office: Office): AccrualRows =>
  async (month) =>
    (await office.call<{ items: readonly Row[] }>('POST', `/accruals/${month}/table`, { paginator: { pageSize: 100 } }))
      .items;

export const graphqlAccruals =
  (services: Services): AccrualRows =>
  async (month) =>
    (
      await services.send<{ accrualRows: { items: readonly Row[] } }>(
        `query ($month: String!) { accrualRows(month: $month, input: { pageSize: 100 }) {
          items { campaign { title } opening accrued corrections adjustments paid released closing }
        } }`,
        { month },
      )
    ).accrualRows.items;

/** The movements of the expected months and campaigns. */
export async function accrualsBy(rowsOf: AccrualRows): Promise<Accruals> {
  const found: Record<string, Record<string, Movement>> = {};
  for (const [month, ofCampaigns] of Object.entries(expectedAccruals)) {
    const movements: Record<string, Movement> = {};
    for (const { campaign, opening, accrued, corrections, adjustments, paid, closing } of await rowsOf(month)) {
      if (campaign === null || !(campaign.title in ofCampaigns)) continue;
      movements[campaign.title] = { opening, accrued, corrections, adjustments, paid, closing };
    }
    // a campaign that has not begun has no row: its sums are 0
    found[month] = Object.fromEntries(Object.keys(ofCampaigns).map((title) => [title, movements[title] ?? nothing]));
  }
  return found;
}

const nothing: Movement = {
  ...{ opening: '0.00', accrued: '0.00', corrections: '0.00' },
  ...{ adjustments: '0.00', paid: '0.00', closing: '0.00' },
};
