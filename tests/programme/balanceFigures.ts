/**
 * The ledger entries of the programme and the balances after them (denaro.json, atteso-denaro.json), by REST and
 * GraphQL.
 */
import { programmeJson, type Office } from './office.js';
import type { Services } from './services.js';

interface Entry {
  readonly kind: 'redemption' | 'adjustment';
  readonly campaign: string;
  readonly vat: string;
  readonly amount: string;
  readonly on: string;
  readonly reason?: string;
}

/** Campaign title → VAT number → balance. */
type Balances = Readonly<Record<string, Readonly<Record<string, Balance>>>>;

interface Balance {
  readonly expendable: string;
  readonly debt: string;
}

interface DealerRow {
  readonly vatNumber: string;
  readonly plafondExpendable: string;
  readonly debt: string;
}

export const { balances: expectedBalances } = programmeJson<{ readonly balances: Balances }>('atteso-denaro.json');

const { entries } = programmeJson<{ readonly entries: readonly Entry[] }>('denaro.json');

/** Records the entries of the programme in order, alternately by REST and by GraphQL. */
export async function recordEntries(
  { office, services }: { readonly office: Office; readonly services: Services },
  idByTitle: ReadonlyMap<string, number>,
  idByVat: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [index, { kind, campaign, vat, amount, on, reason }] of entries.entries()) {
    const campaignId = idByTitle.get(campaign);
    const dealerId = idByVat.get(vat);
    const redemption = { redeemedOn: on, amount };
    const adjustment = { day: on, amount, reason };
    if (index % 2 === 0) {
      const route = `/campaigns/${campaignId}/dealer/${dealerId}/${kind}s`;
      await office.call('POST', route, kind === 'redemption' ? redemption : adjustment);
      continue;
    }
    const [mutation, type, fields] =
      kind === 'redemption'
        ? ['redeemPrize', 'RedemptionInput', 'redemption { id }']
        : ['recordAdjustment', 'AdjustmentInput', 'entry { id }'];
    await services.send(
      `mutation ($campaignId: ID!, $dealerId: ID!, $input: ${type}!, $key: String!) {
        ${mutation}(campaignId: $campaignId, dealerId: $dealerId, input: $input, idempotencyKey: $key) { ${fields} }
      }`,
      { campaignId, dealerId, input: kind === 'redemption' ? redemption : adjustment, key: `denaro-${index}` },
    );
  }
}

/** Reads a page of the dealers of a campaign from a service. */
export type DealerPages = (
  campaignId: number,
  page: number,
) => Promise<{ readonly items: readonly DealerRow[]; readonly total: number }>;

export const restPages =
  (office: Office): DealerPages =>
  (campaignId, page) =>
    office.call('POST', `/campaigns/${campaignId}/dealers`, { paginator: { page, pageSize: 100 } });

export const graphqlPages =
  (services: Services): DealerPages =>
  async (campaignId, page) =>
    (
      await services.send<{ campaignDealers: Awaited<ReturnType<DealerPages>> }>(
        `query ($id: ID!, $input: CampaignDealerTableInput!) {
          campaignDealers(id: $id, input: $input) { total items { vatNumber plafondExpendable debt } }
        }`,
        { id: campaignId, input: { page, pageSize: 100 } },
      )
    ).campaignDealers;

/** The balances of all dealers of the programme, read from a service. */
export async function balancesBy(pages: DealerPages, idByTitle: ReadonlyMap<string, number>): Promise<Balances> {
  const balances: Record<string, Record<string, Balance>> = {};
  for (const [title, ofDealers] of Object.entries(expectedBalances)) {
    const rows: Record<string, Balance> = {};
    for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
      const found = await pages(idByTitle.get(title) ?? 0, page);
      ({ total } = found);
      for (const { vatNumber, plafondExpendable: expendable, debt } of found.items) {
        // the services have dealers of their own beside those of the programme
        if (vatNumber in ofDealers) rows[vatNumber] = { expendable, debt };
      }
    }
    balances[title] = rows;
  }
  return balances;
}
