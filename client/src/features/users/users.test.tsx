import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import type { UserRecordFragment } from './users.generated';
import { waitingWork } from '../../shared/test/waitingWork';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const distributor = {
  __typename: 'Member' as const,
  id: '31',
  code: 'DI0001',
  businessName: 'Gomme Nord',
  role: 'DISTRIBUTOR' as const,
};

function record(given: Partial<UserRecordFragment> = {}): UserRecordFragment {
  return {
    __typename: 'ManagedUser',
    id: '8',
    username: 'rosa@esempio.it',
    email: 'rosa@esempio.it',
    emailConfirmed: true,
    name: 'Rosa Rossi',
    phone: null,
    state: 'ACTIVE',
    roles: ['DISTRIBUTOR_CONSULTANT', 'DISTRIBUTOR_USER'],
    member: distributor,
    lastLoginAt: '2026-01-05T09:00:00.000Z',
    createdAt: '2025-11-05T09:00:00.000Z',
    version: 3,
    ...given,
  };
}

const waitingRecord = record({ state: 'WAITING', roles: [], member: null, name: null, lastLoginAt: null });

/** Answers with one user, and keeps what is asked and sent. */
function usersGateway(user: UserRecordFragment, { waiting = 0, factors = 0 } = {}) {
  const requests: unknown[] = [];
  const sent: { readonly operation: string; readonly variables: Record<string, unknown> }[] = [];
  let visible = user;
  let reset: object | null = null;
  const mutation = (
    operation: 'UpdateManagedUser' | 'DisableUser' | 'EnableUser' | 'InviteUserAgain',
    field: string,
    next: Partial<UserRecordFragment>,
  ) =>
    graphql.mutation(operation, ({ variables }) => {
      sent.push({ operation, variables });
      visible = { ...visible, ...next, version: visible.version + 1 };
      return HttpResponse.json({ data: { [field]: visible } });
    });
  const row = {
    __typename: 'AuditRow',
    ...{ id: 'security-1', source: 'SECURITY', at: '2026-01-05T09:00:00.000Z', address: '192.0.2.9', requestId: null },
    ...{ entity: 'USER', entityId: '8', entityName: 'Rosa Rossi', action: 'signInFailed', times: 3 },
    ...{ actor: { __typename: 'AuditActor', id: '8', name: 'Rosa Rossi' }, before: null, after: null, import: null },
  };
  const change = {
    ...row,
    ...{ id: 'audit-1', source: 'AUDIT', action: 'updated', times: 1, actor: { ...row.actor, name: 'Ada Capo' } },
    ...{ before: { roles: ['Agent'] }, after: { roles: ['Distributor User'] } },
  };
  const page = (...items: object[]) => ({ __typename: 'AuditRowPage', items, total: items.length });
  const handlers: RequestHandler[] = [
    waitingWork({ USERS: waiting }),
    graphql.query('UserList', ({ variables }) => {
      requests.push(variables['input']);
      return HttpResponse.json({ data: { usersTable: { __typename: 'ManagedUserPage', items: [visible], total: 1 } } });
    }),
    graphql.query('ManagedUser', () =>
      HttpResponse.json({
        data: {
          managedUser: {
            __typename: 'ManagedUserDetails',
            user: visible,
            access: { __typename: 'UserAccess', sessions: 2, personalTokens: 1 },
            factors: { __typename: 'UserFactors', count: factors, reset },
          },
        },
      }),
    ),
    graphql.query('ProposedMembers', () =>
      HttpResponse.json({
        data: {
          proposedMembers: [
            { __typename: 'ProposedMember', member: distributor, roles: ['DISTRIBUTOR', 'DISTRIBUTOR_USER'] },
          ],
        },
      }),
    ),
    graphql.query('UserChanges', () => HttpResponse.json({ data: { auditTable: page(change) } })),
    graphql.query('UserSecurity', () => HttpResponse.json({ data: { auditTable: page(row) } })),
    mutation('UpdateManagedUser', 'updateManagedUser', { state: 'ACTIVE' }),
    mutation('DisableUser', 'disableUser', { state: 'DISABLED' }),
    mutation('EnableUser', 'enableUser', { state: 'ACTIVE' }),
    mutation('InviteUserAgain', 'inviteUserAgain', {}),
    graphql.mutation('RequestFactorReset', ({ variables }) => {
      sent.push({ operation: 'RequestFactorReset', variables });
      reset = { __typename: 'FactorReset', approvalId: '7', confirmed: false, dueAt: null };
      return HttpResponse.json({ data: { requestFactorReset: { __typename: 'Approval', id: '7' } } });
    }),
  ];
  return {
    requests,
    sent,
    handlers,
    /** A change that somebody else makes. */
    change: (next: Partial<UserRecordFragment>) => {
      visible = { ...visible, ...next, version: visible.version + 1 };
    },
  };
}

const open = (url: string, handlers: readonly RequestHandler[], user = users.KA_ADMINISTRATOR) =>
  renderApp({ url, user, handlers });

describe('the users', () => {
  test('users are listed; those who wait are announced, counted in the menu, and listed at a click', async () => {
    const gateway = usersGateway(waitingRecord, { waiting: 2 });
    const app = await open('/users', gateway.handlers);
    expect(await screen.findByText('2 utenti si sono registrati e aspettano di essere attivati.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Utenti: 2 in attesa' })).toHaveAttribute('href', '/users');
    await app.person.click(screen.getByRole('button', { name: 'Mostra chi è in attesa' }));
    await waitFor(() => expect(gateway.requests.at(-1)).toMatchObject({ filter: { state: ['WAITING'] } }));
    expect(app.path()).toBe('/users?stato=waiting');
    expect(await screen.findByRole('button', { name: /Stato: In attesa/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'rosa@esempio.it' })).toHaveAttribute('href', '/users/8');
  });
});

describe('the users of a member', () => {
  const search = graphql.query('MembersOfRole', ({ variables }) =>
    HttpResponse.json({
      data: { dealersByRole: variables['role'] === 'DISTRIBUTOR' ? [{ ...distributor, city: 'Milano' }] : [] },
    }),
  );

  test('are those of its network, in the address too, and a chip shows all again', async () => {
    const gateway = usersGateway(record({ member: null }));
    const app = await open('/users', [search, ...gateway.handlers]);
    await app.person.click(await screen.findByRole('button', { name: 'Rete' }));
    await app.person.click(await screen.findByRole('combobox', { name: /^Distributore/ }));
    await app.person.click(await screen.findByRole('option', { name: /Gomme Nord/ }));
    await waitFor(() => expect(gateway.requests.at(-1)).toMatchObject({ filter: { memberId: '31' } }));
    expect(app.path()).toBe('/users?membro=31');
    await app.person.keyboard('{Escape}');
    await app.person.click(await screen.findByRole('button', { name: /Membro della rete: Gomme Nord/ }));
    await waitFor(() => expect(app.path()).toBe('/users'));
  });

  test('are found again by the address, with its name', async () => {
    const gateway = usersGateway(record({ member: null }));
    await open('/users?membro=31', [search, ...gateway.handlers]);
    expect(await screen.findByRole('button', { name: /Membro della rete: Gomme Nord/ })).toBeInTheDocument();
    expect(gateway.requests).toEqual([expect.objectContaining({ filter: { memberId: '31' } })]);
  });
});

describe('somebody who waits', () => {
  test('is activated with the member that has the same address', async () => {
    const gateway = usersGateway(waitingRecord, { waiting: 1 });
    const app = await open('/users/8', gateway.handlers);
    await app.person.click(await screen.findByRole('button', { name: 'Gomme Nord (DI0001) come Distributore' }));
    expect(screen.getByText(/^Dà accesso a: «Report»/)).toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Attiva l’utente' }));
    expect(await screen.findByText('rosa@esempio.it è attivo e può entrare.')).toBeInTheDocument();
    expect(gateway.sent).toEqual([
      {
        operation: 'UpdateManagedUser',
        variables: { id: '8', input: { name: null, roles: ['DISTRIBUTOR'], memberId: '31', version: 3 } },
      },
    ]);
  });

  test('without roles and member is not sent', async () => {
    const gateway = usersGateway(waitingRecord);
    const app = await open('/users/8', gateway.handlers);
    await app.person.click(await screen.findByRole('button', { name: 'Attiva l’utente' }));
    expect(await screen.findByText('Serve almeno un ruolo.')).toBeInTheDocument();
    expect(gateway.sent).toEqual([]);
  });

  test('a waiting user without a confirmed address is marked, and the refusal has its message', async () => {
    const unconfirmed = { ...waitingRecord, emailConfirmed: false };
    const app = await open('/users/8', [
      graphql.mutation('UpdateManagedUser', () => refusal({ code: 'CONFLICT', reason: 'emailUnconfirmed' })),
      ...usersGateway(unconfirmed).handlers,
    ]);
    expect(await screen.findByText(/^Non ha ancora confermato il suo indirizzo/)).toBeInTheDocument();
    await app.person.click(await screen.findByRole('button', { name: /come Distributore/ }));
    await app.person.click(screen.getByRole('button', { name: 'Attiva l’utente' }));
    expect(
      await screen.findByText(
        'L’utente non ha ancora confermato il suo indirizzo: può farlo con il link che ha ricevuto.',
      ),
    ).toBeInTheDocument();
  });
});

describe('a user', () => {
  test('the page of a user has the history and the sign-ins as text', async () => {
    await open('/users/8', usersGateway(record()).handlers);
    expect(await screen.findByText('Modifica · Ada Capo')).toBeInTheDocument();
    expect(screen.getByText('Agente')).toBeInTheDocument();
    expect(await screen.findByText('Accesso non riuscito · Rosa Rossi')).toBeInTheDocument();
    expect(screen.getByText(/da 192\.0\.2\.9 · 3 volte/)).toBeInTheDocument();
  });

  test('gets its roles in another order, of which the last decides', async () => {
    const gateway = usersGateway(record());
    const app = await open('/users/8', gateway.handlers);
    const roles = within(await screen.findByRole('group', { name: 'Ruoli' }));
    await app.person.click(roles.getByRole('button', { name: 'Sposta in su Utente del distributore' }));
    expect(roles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Utente del distributore',
      'Consulente del distributoredecide',
    ]);
    await app.person.click(screen.getByRole('button', { name: 'Salva' }));
    await screen.findByText(/sono state salvate/);
    expect(gateway.sent[0]?.variables).toMatchObject({
      input: { roles: ['DISTRIBUTOR_USER', 'DISTRIBUTOR_CONSULTANT'], memberId: '31' },
    });
  });

  test('is saved with the version that the form began with, whatever was read since', async () => {
    const gateway = usersGateway(record());
    const app = await open('/users/8', gateway.handlers);
    await app.person.type(await screen.findByRole('textbox', { name: /^Nome/ }), ' Bianca');
    // Somebody else changes the user, and the page reads it again.
    gateway.change({ member: { ...distributor, businessName: 'Gomme Sud' } });
    await act(() => app.portal.client.refetchQueries({ include: ['ManagedUser'] }));
    expect(await screen.findByText('Gomme Sud (DI0001)')).toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(gateway.sent).toHaveLength(1));
    expect(gateway.sent[0]?.variables).toMatchObject({ input: { name: 'Rosa Rossi Bianca', version: 3 } });
  });

  test('is disabled after a question, and let in again', async () => {
    const gateway = usersGateway(record());
    const app = await open('/users/8', gateway.handlers);
    await app.person.click(await screen.findByRole('button', { name: 'Disattiva' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disattivare Rosa Rossi?' }));
    await app.person.click(dialog.getByRole('button', { name: 'Disattiva' }));
    expect(await screen.findByText('Rosa Rossi è stato disattivato.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Riattiva' })).toBeInTheDocument();
    expect(gateway.sent).toEqual([{ operation: 'DisableUser', variables: { id: '8' } }]);
  });

  test('that has lost its second factor waits for another administrator, who finds the request', async () => {
    const gateway = usersGateway(record(), { factors: 1 });
    const app = await open('/users/8', gateway.handlers);
    await app.person.click(await screen.findByRole('button', { name: 'Togli il secondo fattore' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Togliere il secondo fattore di Rosa Rossi?' }),
    );
    expect(dialog.getByText(/conferma dall’email che parte ora per rosa@esempio.it/)).toBeInTheDocument();
    await app.person.click(dialog.getByRole('button', { name: 'Togli il secondo fattore' }));
    expect(await screen.findByText(/^In attesa dell’approvazione di un altro amministratore/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mostra la richiesta' })).toHaveAttribute('href', '/approvals/7');
    expect(screen.queryByRole('button', { name: 'Togli il secondo fattore' })).not.toBeInTheDocument();
    expect(gateway.sent).toEqual([{ operation: 'RequestFactorReset', variables: { id: '8' } }]);
  });

  test('without a second factor has none to remove', async () => {
    await open('/users/8', usersGateway(record()).handlers);
    await screen.findByRole('button', { name: 'Disattiva' });
    expect(screen.queryByRole('button', { name: 'Togli il secondo fattore' })).not.toBeInTheDocument();
  });

  test('who may do more is looked at alone, and so are the own roles', async () => {
    const boss = record({ roles: ['KA_ADMINISTRATOR'], member: { ...distributor, role: 'PROGRAMME' } });
    await open('/users/8', usersGateway(boss).handlers, users.GD_ADMINISTRATOR);
    expect(await screen.findByText('Ha più permessi di te: puoi vederlo, non modificarlo.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Disattiva' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
  });

  test('a user that does not exist is reported as missing', async () => {
    await open('/users/9', [
      graphql.query('ManagedUser', () => refusal({ code: 'NOT_FOUND' })),
      ...usersGateway(record()).handlers,
    ]);
    expect(await screen.findByText('Questo utente non esiste.')).toBeInTheDocument();
  });
});

describe('what wants a step-up', () => {
  const due = { __typename: 'FactorDue', challenge: 'sfida', factors: ['TOTP', 'RECOVERY_CODE'], passkey: null };
  /** @param hasFactor whether the person has an authenticator app beside the password */
  const disabling = async (hasFactor = false) => {
    const gateway = usersGateway(record());
    const calls: string[] = [];
    const app = await open('/users/8', [
      graphql.mutation('DisableUser', () => {
        calls.push('disable');
        if (calls.includes('confirmed'))
          return HttpResponse.json({ data: { disableUser: record({ state: 'DISABLED' }) } });
        return refusal({ code: 'FORBIDDEN', reason: 'stepUpRequired' });
      }),
      graphql.query('StepUpFactors', () =>
        HttpResponse.json({ data: { secondFactors: { __typename: 'SecondFactors', factors: [] } } }),
      ),
      graphql.mutation('ProveByPassword', ({ variables }) => {
        if (variables['password'] !== 'Pneus-2025!') {
          return refusal({ code: 'BAD_USER_INPUT', fields: { password: 'wrongPassword' } });
        }
        calls.push(hasFactor ? 'factor due' : 'confirmed');
        const proof = { __typename: 'SessionProof', due: hasFactor ? due : null };
        return HttpResponse.json({ data: { proveByPassword: proof } });
      }),
      graphql.mutation('ProveByFactor', ({ variables }) => {
        if (variables['code'] !== '123456') return refusal({ code: 'BAD_USER_INPUT', reason: 'wrongFactor' });
        calls.push('confirmed');
        return HttpResponse.json({ data: { proveByFactor: true } });
      }),
      ...gateway.handlers,
    ]);
    await app.person.click(await screen.findByRole('button', { name: 'Disattiva' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disattivare Rosa Rossi?' }));
    await app.person.click(question.getByRole('button', { name: 'Disattiva' }));
    const dialog = await screen.findByRole('dialog', { name: 'Conferma che sei tu' });
    return { person: app.person, dialog: within(dialog), calls };
  };

  test('is asked for over the page, tells a wrong one, and goes on by itself with the right one', async () => {
    const { person, dialog, calls } = await disabling();
    await person.type(dialog.getByLabelText('Password'), 'sbagliata');
    await person.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await dialog.findByText('La password non è corretta')).toBeInTheDocument();
    await person.clear(dialog.getByLabelText('Password'));
    await person.type(dialog.getByLabelText('Password'), 'Pneus-2025!');
    await person.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Rosa Rossi è stato disattivato.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Conferma che sei tu' })).not.toBeInTheDocument();
    expect(calls).toEqual(['disable', 'confirmed', 'disable']);
  });

  test('asks for the factor of a person who has one, tells a wrong code, and then goes on', async () => {
    const { person, dialog, calls } = await disabling(true);
    await person.type(dialog.getByLabelText('Password'), 'Pneus-2025!');
    await person.click(dialog.getByRole('button', { name: 'Conferma' }));
    const factor = within(await screen.findByRole('dialog', { name: 'Secondo fattore' }));
    await person.type(factor.getByRole('textbox'), '000000');
    await person.click(factor.getByRole('button', { name: 'Conferma' }));
    expect(await factor.findByText(/Il codice non è giusto/)).toBeInTheDocument();
    await person.clear(factor.getByRole('textbox'));
    await person.type(factor.getByRole('textbox'), '123456');
    await person.click(factor.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Rosa Rossi è stato disattivato.')).toBeInTheDocument();
    expect(calls).toEqual(['disable', 'factor due', 'confirmed', 'disable']);
  });

  test('is not done where the question is given up, and the page says why', async () => {
    const { person, dialog, calls } = await disabling();
    await person.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(/Per questa operazione devi confermare di nuovo che sei tu/)).toBeInTheDocument();
    expect(calls).toEqual(['disable']);
  });
});
