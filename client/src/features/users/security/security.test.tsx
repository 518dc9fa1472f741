import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../../shared/test/graphql';
import { serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';

serveNetwork();

const settings = {
  ...{ __typename: 'SecuritySettings', secondFactor: 'OFFERED', graceDays: 14, version: 3 },
  ...{ updatedBy: 'Anna Neri', updatedAt: '2026-01-05T09:00:00.000Z' },
};

test('an administrator asks the office for a second factor, within so many days', async () => {
  const sent: unknown[] = [];
  const { person } = await renderApp({
    url: '/users/security',
    user: users.KA_ADMINISTRATOR,
    handlers: [
      graphql.query('SecuritySettings', () => HttpResponse.json({ data: { securitySettings: settings } })),
      graphql.mutation('UpdateSecuritySettings', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { updateSecuritySettings: { ...settings, version: 4 } } });
      }),
    ],
  });
  expect(await screen.findByText(/da Anna Neri/)).toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: /Chi deve averlo/ }), 'Tutto l’ufficio');
  const days = screen.getByRole('textbox', { name: /Giorni per aggiungerlo/ });
  await person.clear(days);
  await person.type(days, '91');
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Un numero di giorni da 0 a 90')).toBeInTheDocument();
  await person.clear(days);
  await person.type(days, '7');
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Le impostazioni sono state salvate.')).toBeInTheDocument();
  expect(sent).toEqual([{ input: { secondFactor: 'OFFICE', graceDays: 7, version: 3 } }]);
});
