import type { Page } from '@playwright/test';
import { sessionStorageKey } from '@gdd/schema/session';
import type { BareRow } from './barePage.js';

export type Step = 'page' | 'sort' | 'filter';

/** One of the two compared pages, and the interactions on it. */
export interface Steps {
  readonly page: Page;
  readonly ready: () => Promise<void>;
  readonly sort: (column: string) => Promise<void>;
  readonly openFilter: () => Promise<void>;
  readonly filter: () => Promise<void>;
  readonly clearFilter: () => Promise<void>;
  readonly nextPage: () => Promise<void>;
}

/** The sort column of each round: twice each, as the second click reverses the order. No request is sent twice. */
export const sorts = [
  'businessName',
  'vatNumber',
  'city',
  'region',
  'province',
  'joinedOn',
  'code',
  'tier',
  'businessName',
]
  .flatMap((column) => [column, column])
  .slice(0, 17);

const header = (page: Page, field: string) => page.locator(`[role="columnheader"][data-field="${field}"]`);

export function portalSteps(page: Page): Steps {
  return {
    page,
    ready: () => page.locator('.MuiDataGrid-row').nth(9).waitFor(),
    sort: (column) => header(page, column).click(),
    openFilter: () => page.getByRole('button', { name: /^Stato/ }).click(),
    filter: () => page.getByRole('checkbox', { name: 'Sospeso' }).click(),
    clearFilter: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Azzera filtri' }).click();
      await page.getByText('Azzera filtri').waitFor({ state: 'detached' });
    },
    nextPage: () => page.getByRole('button', { name: 'Pagina successiva' }).click(),
  };
}

export function bareSteps(page: Page): Steps {
  return {
    page,
    ready: () => page.locator('.MuiDataGrid-row').nth(9).waitFor(),
    sort: (column) => header(page, column).click(),
    openFilter: () => Promise.resolve(),
    filter: () => page.getByRole('button', { name: 'Sospeso' }).click(),
    clearFilter: () => page.getByRole('button', { name: 'Tutti' }).click(),
    nextPage: () => page.getByRole('button', { name: 'Go to next page' }).click(),
  };
}

interface Response {
  readonly data: {
    readonly dealersTable: {
      readonly items: readonly (Record<string, string> & { parent: { businessName: string } | null })[];
    };
  };
}

/** All dealers, as the signed-in page may read them. */
export async function readDealers(page: Page): Promise<readonly BareRow[]> {
  const rows: BareRow[] = [];
  for (let number = 1; ; number += 1) {
    const result: unknown = await page.evaluate(
      async (view) => {
        const csrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const query = `query($input: DealerTableInput!) { dealersTable(input: $input) { items {
        id code businessName vatNumber city province region tier status joinedOn parent { businessName } } } }`;
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-xsrf-token': decodeURIComponent(csrf),
            authorization: `Bearer ${(JSON.parse(localStorage.getItem(view.key) ?? '{}') as { api_token: string }).api_token}`,
          },
          body: JSON.stringify({ query, variables: { input: { page: view.number, pageSize: 100 } } }),
        });
        return (await response.json()) as unknown;
      },
      { number, key: sessionStorageKey },
    );
    const { items } = (result as Response).data.dealersTable;
    rows.push(...items.map(({ parent, ...row }) => ({ ...row, parent: parent?.businessName ?? '' })));
    if (items.length < 100) return rows;
  }
}
