import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import type { NotificationPreferencesInput } from '../../../shared/apollo/schema.generated';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { pending } from '../../../shared/test/pending';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { Notifications } from './Notifications';
import type { NotificationPreferencesFieldsFragment } from './preferences.generated';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const preferences: NotificationPreferencesFieldsFragment = {
  __typename: 'NotificationPreferences',
  language: 'IT',
  kinds: [
    { __typename: 'NotificationPreference', kind: 'RULES_CHANGED', inbox: true, mail: 'AT_ONCE' },
    { __typename: 'NotificationPreference', kind: 'THRESHOLD_NEAR', inbox: true, mail: 'DAILY' },
  ],
};

/** The preferences that an input makes. */
function preferencesOf({ language, kinds }: NotificationPreferencesInput): NotificationPreferencesFieldsFragment {
  return {
    __typename: 'NotificationPreferences',
    language,
    kinds: kinds.map((kind) => ({ __typename: 'NotificationPreference', ...kind })),
  };
}

test('each kind is chosen by itself, and saved at once with the others', async () => {
  const saved: unknown[] = [];
  const { person } = await renderPart(<Notifications />, {
    path: '/account',
    url: '/account',
    user: users.DEALER,
    handlers: [
      graphql.query('NotificationPreferences', () =>
        HttpResponse.json({ data: { notificationPreferences: preferences } }),
      ),
      graphql.mutation('UpdateNotificationPreferences', ({ variables }) => {
        saved.push(variables['input']);
        return HttpResponse.json({ data: { updateNotificationPreferences: preferencesOf(variables['input']) } });
      }),
    ],
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Soglia vicina: per email' }), 'No');
  await person.click(screen.getByRole('checkbox', { name: 'Regole cambiate: nel portale' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Lingua delle email' }), 'English');
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(saved.at(-1)).toEqual({
    language: 'EN',
    kinds: [
      { kind: 'RULES_CHANGED', inbox: false, mail: 'AT_ONCE' },
      { kind: 'THRESHOLD_NEAR', inbox: true, mail: 'NONE' },
    ],
  });
});

test('mails about who signs in are sent always, which the page says in the place of a choice', async () => {
  const newDevice = { __typename: 'NotificationPreference', kind: 'NEW_DEVICE', inbox: true, mail: 'NONE' } as const;
  await renderPart(<Notifications />, {
    path: '/account',
    url: '/account',
    user: users.DEALER,
    handlers: [
      graphql.query('NotificationPreferences', () =>
        HttpResponse.json({
          data: { notificationPreferences: { ...preferences, kinds: [...preferences.kinds, newDevice] } },
        }),
      ),
    ],
  });
  expect(await screen.findByText('Sempre')).toBeInTheDocument();
  const choices = screen
    .getAllByRole('combobox', { name: /: per email$/ })
    .map((each) => each.getAttribute('aria-label'));
  expect(choices).toEqual(['Regole cambiate: per email', 'Soglia vicina: per email']);
});

function LeftAndOpenedAgain() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>leave or open</button>
      {isOpen && <Notifications />}
    </>
  );
}

test('a refused change takes back itself alone, is tried again as it was, and what is saved stays on return', async () => {
  let requests = 0;
  let reads = 0;
  const late = pending<Response>();
  const { person } = await renderPart(<LeftAndOpenedAgain />, {
    path: '/account',
    url: '/account',
    user: users.DEALER,
    handlers: [
      graphql.query('NotificationPreferences', () => {
        reads += 1;
        return reads === 1 ? HttpResponse.json({ data: { notificationPreferences: preferences } }) : late.promise;
      }),
      graphql.mutation('UpdateNotificationPreferences', ({ variables }) => {
        requests += 1;
        if (requests === 2) return refusal({ code: 'UPSTREAM_UNAVAILABLE' });
        return HttpResponse.json({ data: { updateNotificationPreferences: preferencesOf(variables['input']) } });
      }),
    ],
  });
  let mail = await screen.findByRole('combobox', { name: 'Soglia vicina: per email' });
  await person.selectOptions(mail, 'No');
  await waitFor(() => expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'false'));
  await person.click(screen.getByRole('checkbox', { name: 'Regole cambiate: nel portale' }));
  await person.click(await screen.findByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument());
  expect(requests).toBe(3);
  expect(mail).toHaveDisplayValue('No');
  expect(screen.getByRole('checkbox', { name: 'Regole cambiate: nel portale' })).not.toBeChecked();

  await person.click(screen.getByRole('button', { name: 'leave or open' }));
  await person.click(screen.getByRole('button', { name: 'leave or open' }));
  mail = await screen.findByRole('combobox', { name: 'Soglia vicina: per email' });
  expect(mail).toHaveDisplayValue('No');
  expect(screen.getByRole('checkbox', { name: 'Regole cambiate: nel portale' })).not.toBeChecked();
});
