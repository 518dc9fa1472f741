import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';

serveNetwork();

test('the printed page says when and by whom it was printed, the screen does not', async () => {
  const user = users.CONSULTANT;
  await renderApp({ url: '/account', user, now: () => Date.parse(user.lastLoginAt ?? '') + 60_000 });
  await screen.findByRole('heading', { level: 1, name: 'Il tuo account' });
  expect(screen.queryByText(/stampato il/)).not.toBeInTheDocument();

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/^Battistrada · stampato il \d\d\/\d\d\/\d{4}, \d\d:\d\d da /)).toHaveTextContent(
    user.name ?? user.username,
  );

  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/stampato il/)).not.toBeInTheDocument();
});

test('a page of the demonstration is printed on its day, at the real time of day, and the session keeps the real clock', async () => {
  const user = { ...users.CONSULTANT, lastLoginAt: '2026-11-28T13:00:00.000Z', programmeDay: '2025-10-15' };
  await renderApp({ url: '/account', user, now: () => Date.parse('2026-11-28T14:05:00Z') });
  await screen.findByRole('heading', { level: 1, name: 'Il tuo account' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/stampato il/)).toHaveTextContent('stampato il 15/10/2025, 15:05 da');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
