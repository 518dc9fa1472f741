import { screen, within } from '@testing-library/react';
import type { DealerTableInput } from '../../../shared/apollo/schema.generated';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { dealersGateway } from './dealersGateway';

/** Renders the portal at an address of the dealers' list. */
export async function openList(url: string, count = 25, user = users.KA_ADMINISTRATOR) {
  const gateway = dealersGateway(count);
  const app = await renderApp({ url, user, handlers: gateway.handlers });
  return { ...app, gateway };
}

export const cards = () => within(screen.getByRole('list', { name: 'Dealer' })).getAllByRole('listitem');
export const names = () => cards().map((card) => within(card).getAllByRole('link')[0]?.textContent);
export const lastRequest = (requests: readonly DealerTableInput[]) => requests.at(-1);
