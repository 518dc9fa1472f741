import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InItalian } from '../test/InItalian';
import { ErrorState } from './ErrorState';

test('what failed can be tried again', async () => {
  const retry = jest.fn();
  render(
    <InItalian>
      <ErrorState problem={{ code: 'UPSTREAM_TIMEOUT' }} onRetry={retry} />
    </InItalian>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a tab of an older version is reloaded instead of asking again', () => {
  render(
    <InItalian>
      <ErrorState problem={{ code: 'BAD_USER_INPUT', reason: 'unknownDocument' }} onRetry={jest.fn()} />
    </InItalian>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Il portale è stato aggiornato: ricarica la pagina.');
  expect(screen.getByRole('button', { name: 'Ricarica la pagina' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});
