import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { permissionsOf } from '@gdd/schema/permissions';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { invitableRoles } from '../invitableRoles';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const requests: unknown[] = [];
const members = graphql.query('MembersOfRole', ({ variables }) => {
  requests.push(variables);
  return HttpResponse.json({
    data: {
      dealersByRole: [{ __typename: 'Member', id: '31', code: 'A031', businessName: 'Agenzia Neri', city: 'Pisa' }],
    },
  });
});

async function openForm(handlers: Parameters<typeof renderApp>[0] extends infer O | undefined ? O : never) {
  const app = await renderApp({ url: '/users/new', user: users.KA_ADMINISTRATOR, ...handlers });
  await app.person.type(await screen.findByRole('textbox', { name: 'Email' }), 'neri@example.it');
  await app.person.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Luca Neri');
  return app;
}

test('an agent is invited to a member found by search', async () => {
  let input: unknown;
  const { person } = await openForm({
    handlers: [
      members,
      graphql.mutation('InviteUser', ({ variables }) => {
        input = variables['input'];
        return HttpResponse.json({ data: { inviteUser: { __typename: 'User', id: '5' } } });
      }),
    ],
  });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Ruolo' }), 'Agente');
  await person.type(screen.getByRole('combobox', { name: 'Membro della rete' }), 'neri');
  await waitFor(() => expect(requests.at(-1)).toEqual({ role: 'AGENT', search: 'neri', limit: 50 }));
  await person.click(await screen.findByRole('option', { name: /Agenzia Neri/ }));
  await person.click(screen.getByRole('button', { name: 'Invia l’invito' }));
  expect(await screen.findByText('Invito inviato a neri@example.it.')).toBeInTheDocument();
  expect(input).toEqual({ email: 'neri@example.it', name: 'Luca Neri', roles: ['AGENT'], memberId: '31' });
});

test('a consultant belongs to the programme, without a choice', async () => {
  let input: unknown;
  const { person } = await openForm({
    handlers: [
      graphql.mutation('InviteUser', ({ variables }) => {
        input = variables['input'];
        return HttpResponse.json({ data: { inviteUser: { __typename: 'User', id: '5' } } });
      }),
    ],
  });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Ruolo' }), 'Consulente');
  expect(screen.getByRole('combobox', { name: 'Membro della rete' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Invia l’invito' }));
  await screen.findByText('Invito inviato a neri@example.it.');
  expect(input).toMatchObject({ roles: ['CONSULTANT'], memberId: '7' });
});

test('what the server finds wrong lands on its field', async () => {
  const { person } = await openForm({
    handlers: [graphql.mutation('InviteUser', () => refusal({ code: 'BAD_USER_INPUT', fields: { email: 'taken' } }))],
  });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Ruolo' }), 'Consulente');
  await person.click(screen.getByRole('button', { name: 'Invia l’invito' }));
  expect(await screen.findByText('Email è già in uso')).toBeInTheDocument();
});

test('nobody grants more than its own permissions', () => {
  expect(invitableRoles(permissionsOf(['KA Administrator']))).toContain('GD_ADMINISTRATOR');
  expect(invitableRoles(permissionsOf(['GD Administrator']))).not.toContain('KA_ADMINISTRATOR');
  expect(invitableRoles(permissionsOf(['KA Administrator']))).toContain('DEALER');
  expect(invitableRoles([])).toEqual([]);
});
