import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alwaysMailedKinds, languages, mailChoices } from '@gdd/schema/notifications';
import { useState } from 'react';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { languageNames } from '../../../shared/i18n/format';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import {
  NotificationPreferencesDocument,
  useNotificationPreferencesQuery,
  useUpdateNotificationPreferencesMutation,
  type NotificationPreferencesFieldsFragment,
} from './preferences.generated';

type Preference = NotificationPreferencesFieldsFragment['kinds'][number];

const isAlwaysMailed = ({ kind }: Preference) => alwaysMailedKinds.some((always) => apiEnum(always) === kind);

/** The channels of each kind of notification, and the language of the mails; each change is saved at once. */
export function Notifications() {
  const { data, loading, error, refetch } = useNotificationPreferencesQuery({ fetchPolicy: 'cache-and-network' });
  const preferences = data?.notificationPreferences;
  if (preferences) return <PreferencesTable preferences={preferences} />;
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  return <SkeletonRows count={5} height={40} />;
}

function PreferencesTable({ preferences }: { readonly preferences: NotificationPreferencesFieldsFragment }) {
  const { intl, say } = useTexts('account.notifications');
  // What is being sent stands there until its response; then what is saved, with the change or without.
  const [sending, setSending] = useState<NotificationPreferencesFieldsFragment>();
  const [refused, setRefused] = useState<NotificationPreferencesFieldsFragment>();
  const [update, { loading, error }] = useUpdateNotificationPreferencesMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const saved = { notificationPreferences: data.updateNotificationPreferences };
      cache.writeQuery({ query: NotificationPreferencesDocument, data: saved });
    },
  });
  const chosen = sending ?? preferences;
  const problem = problemOf(error);
  const save = async (next: NotificationPreferencesFieldsFragment): Promise<void> => {
    setSending(next);
    const { language, kinds } = next;
    const input = { language, kinds: kinds.map(({ kind, inbox, mail }) => ({ kind, inbox, mail })) };
    try {
      await update({ variables: { input } });
      setRefused(undefined);
    } catch {
      // The mutation's error says why.
      setRefused(next);
    }
    setSending((latest) => (latest === next ? undefined : latest));
  };
  const change = (kind: Preference['kind'], changed: Partial<Preference>): void =>
    void save({
      ...chosen,
      kinds: chosen.kinds.map((each) => (each.kind === kind ? { ...each, ...changed } : each)),
    });
  const nameOf = ({ kind }: Preference) => intl.formatMessage({ id: `notifications.kind.${kind}` });
  const columns: readonly TableColumn<Preference>[] = [
    { key: 'kind', label: say('kind'), cell: nameOf },
    {
      key: 'inbox',
      label: say('inbox'),
      cell: (row) => (
        <Checkbox
          checked={row.inbox}
          onChange={(_event, inbox) => change(row.kind, { inbox })}
          slotProps={{
            input: { 'aria-label': say('inboxOf', { name: nameOf(row) }) },
          }}
          sx={{ m: -1 }}
        />
      ),
    },
    {
      key: 'mail',
      label: say('mail'),
      cell: (row) =>
        isAlwaysMailed(row) ? (
          say('mail.ALWAYS')
        ) : (
          <NativeSelect
            value={row.mail}
            input={<OutlinedInput size="small" />}
            inputProps={{
              'aria-label': say('mailOf', { name: nameOf(row) }),
            }}
            onChange={({ target }) => change(row.kind, { mail: target.value as Preference['mail'] })}
          >
            {mailChoices.map((choice) => (
              <option key={choice} value={apiEnum(choice)}>
                {say(`mail.${apiEnum(choice)}`)}
              </option>
            ))}
          </NativeSelect>
        ),
    },
  ];
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 720 }}>{say('text')}</Typography>
      {problem !== undefined && <ErrorState problem={problem} onRetry={() => void save(refused ?? chosen)} />}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="label" htmlFor="mail-language" sx={{ fontWeight: 550 }}>
          {say('language')}
        </Typography>
        <NativeSelect
          id="mail-language"
          value={chosen.language}
          input={<OutlinedInput size="small" />}
          onChange={({ target }) => void save({ ...chosen, language: target.value as typeof chosen.language })}
        >
          {languages.map((language) => (
            <option key={language} value={apiEnum(language)} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </NativeSelect>
      </Stack>
      <Box aria-busy={loading} sx={{ '& tbody :is(th, td)': { verticalAlign: 'middle' } }}>
        <PlainTable
          caption={say('title')}
          captionHidden
          columns={columns}
          rows={chosen.kinds}
          rowKey={({ kind }) => kind}
        />
      </Box>
    </Stack>
  );
}
