import { expect, test } from '@jest/globals';
import { permissions } from '@gdd/schema/permissions';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { InItalian } from '../../shared/test/InItalian';
import { users } from '../../shared/test/users';
import { BottomBar } from './BottomBar';
import { menuOf } from './menu';

test('who waits for a role is counted at the entry behind which the sheet has them', async () => {
  const entries = menuOf(users.KA_ADMINISTRATOR, permissions);
  const bar = (waitingUsers: number) => (
    <InItalian>
      <MemoryRouter>
        <BottomBar entries={entries} current={undefined} counts={{ users: waitingUsers }} />
      </MemoryRouter>
    </InItalian>
  );
  const { rerender } = render(bar(0));
  expect(screen.getByRole('button', { name: 'Altro' })).toHaveTextContent('Altro');
  rerender(bar(3));
  expect(screen.getByRole('button', { name: 'Altro: 3 in attesa' })).toHaveTextContent('Altro 3');
  await userEvent.click(screen.getByRole('button', { name: 'Altro: 3 in attesa' }));
  expect(await screen.findByRole('link', { name: 'Utenti: 3 in attesa' })).toBeInTheDocument();
});
