import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { Notifications } from './Notifications';
import type { NotificationPreferencesFieldsFragment } from './preferences.generated';

serveNetwork();

const preferences: NotificationPreferencesFieldsFragment = {
  __typename: 'NotificationPreferences',
  language: 'IT',
  kinds: [
    { __typename: 'NotificationPreference', kind: 'RULES_CHANGED', inbox: true, mail: 'AT_ONCE' },
    { __typename: 'NotificationPreference', kind: 'THRESHOLD_NEAR', inbox: true, mail: 'DAILY' },
  ],
};

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
        return HttpResponse.json({ data: { updateNotificationPreferences: preferences } });
      }),
    ],
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Soglia vicina: per mail' }), 'No');
  await person.click(screen.getByRole('checkbox', { name: 'Regole cambiate: nel portale' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Lingua delle mail' }), 'English');
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(saved.at(-1)).toEqual({
    language: 'EN',
    kinds: [
      { kind: 'RULES_CHANGED', inbox: false, mail: 'AT_ONCE' },
      { kind: 'THRESHOLD_NEAR', inbox: true, mail: 'NONE' },
    ],
  });
});
