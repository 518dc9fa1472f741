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
