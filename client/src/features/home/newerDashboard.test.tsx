import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { widgetRecord } from '../../shared/test/dashboard';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const response = (close: string) => ({
  dashboard: {
    __typename: 'Dashboard',
    role: 'DISTRIBUTOR',
    today: '2025-10-15',
    widgets: [widgetRecord('CLOSE', { value: close, euroAtStake: '121.00' }), widgetRecord('BEHIND', { value: '20' })],
  },
  salesCompleteness: { __typename: 'SalesCompleteness', through: null },
});

test('newer figures are offered, and come when they are asked for', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  let asked = 0;
  const close = ['3', '3', '4'];
  const { portal, person } = await renderApp({
    user: users.DISTRIBUTOR,
    handlers: [graphql.query('HomeDashboard', () => HttpResponse.json({ data: response(close[asked++] ?? '5') }))],
  });
  await screen.findByText(/3 dealer vicini alla soglia/);

  // what changed concerns others: the figures of this person are the same
  act(() => portal.live.signal('FIGURES'));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText('Ci sono dati più recenti.')).not.toBeInTheDocument();

  act(() => portal.live.signal('FIGURES'));
  await screen.findByText('Ci sono dati più recenti.');
  expect(screen.getByText(/3 dealer vicini alla soglia/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Aggiorna' }));
  expect(await screen.findByText(/4 dealer vicini alla soglia/)).toBeInTheDocument();
  expect(screen.queryByText('Ci sono dati più recenti.')).not.toBeInTheDocument();
  expect(asked).toBe(3);
});
