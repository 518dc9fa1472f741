import { webcrypto } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  demonstrationFactorPerson,
  demonstrationPassword,
  demonstrationPeople,
  type Demonstration,
} from '@gdd/schema/demonstration';
import { demonstrationElementId } from '@gdd/schema/entries';
import { HttpResponse } from 'msw';
import { closeAfterTest, refusal, respond, serveNetwork } from '../../shared/test/network';
import { loginResponse } from '../../shared/test/openPortal';
import { showEntry } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { graphql } from '../../shared/test/graphql';
import { totpCode } from './totpCode';

serveNetwork();
// jsdom has none
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

/** Puts into the document what the gateway of the demonstration does. */
function inDemonstration(): void {
  const data: Demonstration = {
    people: demonstrationPeople,
    withFactor: demonstrationFactorPerson,
    password: demonstrationPassword,
  };
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = demonstrationElementId;
  element.textContent = JSON.stringify(data);
  document.head.append(element);
  closeAfterTest(() => element.remove());
}

const peopleList = () => screen.findByRole('region', { name: 'Prova il portale con un clic' });

test('the demonstration offers its people by name and role, each with a sentence, beside the form and the product', async () => {
  inDemonstration();
  await showEntry('/auth/login');
  const buttons = within(await peopleList()).getAllByRole('button');
  const names = buttons.map((button) => button.querySelector('strong')?.textContent);
  const everybody = [...demonstrationPeople, demonstrationFactorPerson];
  expect(names).toEqual(everybody.map(({ name }) => name));
  const roles = buttons.map((button) => button.querySelector('em')?.textContent);
  expect(roles).toEqual(everybody.map(({ role, username }) => `${role} · ${username}`));
  const sentences = buttons.map((button) => button.querySelector('span')?.textContent ?? '');
  expect(sentences.filter((sentence) => sentence.length < 20)).toEqual([]);
  expect(new Set(sentences).size).toBe(12);
  expect(screen.getByRole('textbox', { name: 'Nome utente' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Le mie campagne/ })).toBeInTheDocument();
});

test('a click on a person of the demonstration signs in as that person and opens the portal', async () => {
  inDemonstration();
  const sent: unknown[] = [];
  respond(
    graphql.mutation('Login', ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { login: loginResponse } });
    }),
    graphql.query('CurrentUser', () => HttpResponse.json({ data: { user: users.DEALER } })),
  );
  const opened: string[] = [];
  const { person } = await showEntry('/auth/login?return=/news', { leave: (address) => opened.push(address) });
  await person.click(within(await peopleList()).getByRole('button', { name: /^Donatella Cantù / }));
  await waitFor(() => expect(opened).toEqual(['/news']));
  expect(sent).toEqual([{ username: 'dealer', password: demonstrationPassword }]);
});

test('the present code of the person with a second factor is shown, also where it is asked for', async () => {
  inDemonstration();
  const noSession = { api_token: null, accessToken: null, expiresIn: null, max_age: null };
  const due = { ...loginResponse, ...noSession, challenge: 'c', factors: ['TOTP'], passkey: null };
  const answers: Record<string, unknown>[] = [];
  respond(
    graphql.mutation('Login', () => HttpResponse.json({ data: { login: due } })),
    graphql.mutation('LoginFactor', ({ variables }) => {
      answers.push(variables);
      return HttpResponse.json({ data: { loginFactor: loginResponse } });
    }),
    graphql.query('CurrentUser', () => HttpResponse.json({ data: { user: users.GD_ADMINISTRATOR } })),
  );
  const code = await totpCode(demonstrationFactorPerson.key, 60_000);
  const { person } = await showEntry('/auth/login', { now: () => 60_000 });
  expect(await screen.findByText(`Il codice di Federica Serra adesso è ${code}`)).toBeInTheDocument();
  await person.click(within(await peopleList()).getByRole('button', { name: /^Federica Serra / }));
  const field = await screen.findByRole('textbox', { name: 'Codice' });
  expect(await screen.findByText(`Il codice di Federica Serra adesso è ${code}`)).toBeInTheDocument();
  await person.type(field, code);
  await person.click(screen.getByRole('button', { name: 'Entra' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(answers[0]).toMatchObject({ challenge: 'c', code });
});

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('the code at %i is that of RFC 6238', async (at, code) => {
  expect(await totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', at)).toBe(code);
});

test('a failed sign-in of a person of the demonstration is explained, and may be tried again', async () => {
  inDemonstration();
  respond(graphql.mutation('Login', () => refusal({ code: 'UNAUTHENTICATED', reason: 'wrongCredentials' })));
  const { person } = await showEntry('/auth/login');
  const agent = within(await peopleList()).getByRole('button', { name: /^Alberto Viganò / });
  await person.click(agent);
  expect(await screen.findByRole('alert')).toHaveTextContent('Credenziali di accesso non corrette');
  expect(agent).toBeEnabled();
});

test('the people of the demonstration speak English too', async () => {
  inDemonstration();
  const { person } = await showEntry('/auth/login');
  await person.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByRole('region', { name: 'Try the portal with one click' })).toHaveTextContent(
    'Finds a dealer by name',
  );
});

test('a portal that is no demonstration offers nobody and shows no picture', async () => {
  await showEntry('/auth/login');
  expect(await screen.findByRole('textbox', { name: 'Nome utente' })).toBeInTheDocument();
  expect(screen.queryByText('Chiara Amato')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /Le mie campagne/ })).not.toBeInTheDocument();
});
