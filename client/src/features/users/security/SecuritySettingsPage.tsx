import { factorGrace } from '@gdd/schema/factors';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { problemOf } from '../../../shared/apollo/problem';
import type { SecondFactorMode } from '../../../shared/apollo/schema.generated';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { parseCount } from '../../../shared/forms/fields/decimalText';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useSaveOver } from '../../../shared/forms/saving/useSaveOver';
import { SettingsFrame } from '../../../shared/forms/SettingsFrame';
import { useTexts } from '../../../shared/i18n/useTexts';
import { BackLink } from '../../../shared/page/BackLink';
import { LastChanged } from '../../../shared/page/LastChanged';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { PageState } from '../../../shared/states/PageState';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  SecuritySettingsDocument,
  useSecuritySettingsQuery,
  useUpdateSecuritySettingsMutation,
  type SecuritySettingsDetailsFragment,
} from './security.generated';

/** The settings: who has to have a second factor. */
export function Component() {
  const { say } = useTexts('users.security');
  const { data, loading, error, refetch } = useSecuritySettingsQuery({ fetchPolicy: 'network-only' });
  const settings = data?.securitySettings;
  const title = say('title');
  const back = <BackLink to="/users" labelId="users.back" />;
  if (settings) {
    return (
      <>
        {back}
        <PageHeader title={title} subtitle={<LastChanged messages="users.security" settings={settings} />} />
        <SettingsForm settings={settings} onSaved={() => void refetch()} />
      </>
    );
  }
  return (
    <PageState
      title={title}
      back={back}
      heights={[260]}
      problem={loading ? undefined : problemOf(error)}
      onRetry={() => void refetch()}
    />
  );
}

interface Values {
  secondFactor: SecondFactorMode;
  graceDays: string;
}

const valuesOf = ({ secondFactor, graceDays }: SecuritySettingsDetailsFragment): Values => ({
  secondFactor,
  graceDays: String(graceDays),
});

const modes = ['OFF', 'OFFERED', 'ADMINISTRATORS', 'OFFICE', 'EVERYONE'] as const satisfies readonly SecondFactorMode[];

interface SettingsFormProps {
  readonly settings: SecuritySettingsDetailsFragment;
  readonly onSaved: () => void;
}

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const { say, language } = useTexts('users.security');
  const client = useApolloClient();
  const toasts = useToasts();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: valuesOf(settings) });
  const { control } = form;
  const draft = useDraft(form, 'settings.security');
  const mode = useWatch({ control, name: 'secondFactor' });
  const [update] = useUpdateSecuritySettingsMutation();
  const daysIn = (text: string) => {
    const days = parseCount(text, language);
    return days !== undefined && days <= factorGrace.max ? days : undefined;
  };
  const { submit, busy, problem, isStale } = useSaveOver<Values, SecuritySettingsDetailsFragment>({
    form,
    valuesOf,
    read: async () => {
      const { data } = await client.query({ query: SecuritySettingsDocument, fetchPolicy: 'no-cache' });
      return data?.securitySettings;
    },
    save: async (values, newer) => {
      const graceDays = daysIn(values.graceDays);
      if (graceDays === undefined) return;
      const { secondFactor } = values;
      await update({ variables: { input: { secondFactor, graceDays, version: (newer ?? settings).version } } });
      toasts.success(say('saved'));
      form.reset(values);
      onSaved();
    },
  });
  return (
    <SettingsFrame
      staleText={isStale ? say('stale') : undefined}
      problem={problem}
      draft={draft}
      busy={busy}
      saveLabel={say('save')}
      onSubmit={submit}
    >
      <Surface title={say('secondFactor')}>
        <Stack spacing={2.5}>
          <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
          <Box sx={{ maxWidth: 520 }}>
            <SelectField
              control={control}
              name="secondFactor"
              label={say('mode')}
              hint={say(`mode.${mode}.hint`)}
              options={modes.map((value) => ({ value, label: say(`mode.${value}`) }))}
              rules={{ required: true }}
            />
          </Box>
          <Box sx={{ maxWidth: 320 }}>
            <TextField
              control={control}
              name="graceDays"
              label={say('graceDays')}
              hint={say('graceDays.hint')}
              inputMode="numeric"
              autoComplete="off"
              rules={{
                required: true,
                validate: { count: (text) => daysIn(text) !== undefined || say('graceDays.invalid') },
              }}
            />
          </Box>
        </Stack>
      </Surface>
      <Typography sx={{ color: 'text.secondary' }}>{say('tokens')}</Typography>
    </SettingsFrame>
  );
}
