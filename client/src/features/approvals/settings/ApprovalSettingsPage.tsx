import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { PendingApprovals } from '../../../domain/approvals/PendingApprovals';
import { RequestMadeDialog } from '../../../domain/approvals/RequestMadeDialog';
import type { WorseningMode } from '../../../shared/apollo/schema.generated';
import { problemOf } from '../../../shared/apollo/problem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { CheckboxField } from '../../../shared/forms/fields/CheckboxField';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { parseCount } from '../../../shared/forms/fields/decimalText';
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
  ApprovalSettingsDocument,
  useApprovalSettingsQuery,
  useUpdateApprovalSettingsMutation,
  type ApprovalSettingsDetailsFragment,
} from './settings.generated';
import { parseAmount, settingsInput, settingsValuesOf, type SettingsFormValues } from './settingsFormValues';

/** The settings: what a second person has to approve. */
export function Component() {
  const { say } = useTexts('approvals.settings');
  const { data, loading, error, refetch } = useApprovalSettingsQuery({ fetchPolicy: 'network-only' });
  const settings = data?.approvalSettings;
  const title = say('title');
  const back = <BackLink to="/approvals" labelId="approvals.back" />;
  if (settings) {
    return (
      <>
        {back}
        <PageHeader title={title} subtitle={<LastChanged messages="approvals.settings" settings={settings} />} />
        <PendingApprovals about={{ kind: ['SETTINGS'] }} queue="/approvals?tipo=settings" />
        <SettingsForm settings={settings} onSaved={() => void refetch()} />
      </>
    );
  }
  return (
    <PageState
      title={title}
      back={back}
      heights={[420]}
      problem={loading ? undefined : problemOf(error)}
      onRetry={() => void refetch()}
    />
  );
}

interface SettingsFormProps {
  readonly settings: ApprovalSettingsDetailsFragment;
  readonly onSaved: () => void;
}

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const { say, language } = useTexts('approvals.settings');
  const client = useApolloClient();
  const toasts = useToasts();
  const [request, setRequest] = useState<RequestMadeFragment>();
  const form = useForm<SettingsFormValues>({ mode: 'onTouched', defaultValues: settingsValuesOf(settings) });
  const draft = useDraft(form, 'settings.approvals');
  const [update] = useUpdateApprovalSettingsMutation({ update: forgetApprovals });
  const { submit, busy, problem, isStale } = useSaveOver<SettingsFormValues, ApprovalSettingsDetailsFragment>({
    form,
    valuesOf: settingsValuesOf,
    read: async () => {
      const { data } = await client.query({ query: ApprovalSettingsDocument, fetchPolicy: 'no-cache' });
      return data?.approvalSettings;
    },
    save: async (values, newer) => {
      const input = settingsInput(values, (newer ?? settings).version, language);
      if (input === undefined) return;
      const { data } = await update({ variables: { input } });
      const saved = data?.updateApprovalSettings;
      if (saved === undefined) return;
      // a change that waits for approval is not saved yet: the form shows the current settings
      form.reset(settingsValuesOf(saved));
      if (saved.pendingApproval) setRequest(saved.pendingApproval);
      else toasts.success(say('saved'));
      onSaved();
    },
  });
  return (
    <>
      <SettingsFrame
        staleText={isStale ? say('stale') : undefined}
        problem={problem}
        draft={draft}
        busy={busy}
        saveLabel={say('save')}
        onSubmit={submit}
      >
        <Surface title={say('what')}>
          <SwitchFields control={form.control} />
        </Surface>
        <Surface title={say('worsenings')}>
          <WorseningFields control={form.control} />
        </Surface>
        <Typography sx={{ color: 'text.secondary' }}>{say('limits')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{say('settlements')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{say('itself')}</Typography>
      </SettingsFrame>
      {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
    </>
  );
}

interface FieldsProps {
  readonly control: Control<SettingsFormValues>;
}

/** The switches for what needs a second person, three of them with the limit above which it does. */
function SwitchFields({ control }: FieldsProps) {
  const { say, language } = useTexts('approvals.settings');
  return (
    <Stack spacing={2}>
      <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
      <Box>
        <CheckboxField control={control} name="closing.on" label={say('closing')} />
      </Box>
      <Box>
        <CheckboxField control={control} name="undo.on" label={say('undo')} />
        <Limit>
          <TextField
            control={control}
            name="undo.tires"
            label={say('undo.tires')}
            inputMode="numeric"
            autoComplete="off"
            rules={{
              required: true,
              validate: { count: (text) => parseCount(text, language) !== undefined || say('undo.invalid') },
            }}
          />
        </Limit>
      </Box>
      {(['adjustment', 'redemption'] as const).map((kind) => (
        <Box key={kind}>
          <CheckboxField control={control} name={`${kind}.on`} label={say(kind)} />
          <Limit>
            <TextField
              control={control}
              name={`${kind}.amount`}
              label={say(`${kind}.amount`)}
              inputMode="decimal"
              autoComplete="off"
              rules={{
                required: true,
                validate: { amount: (text) => parseAmount(text) !== undefined || say(`${kind}.invalid`) },
              }}
            />
          </Limit>
        </Box>
      ))}
    </Stack>
  );
}

const modes = ['TOLD', 'TWO_PERSONS', 'REFUSED'] as const satisfies readonly WorseningMode[];

/** What it takes to make worse what dealers accepted. */
function WorseningFields({ control }: FieldsProps) {
  const { say } = useTexts('approvals.settings');
  const options = modes.map((mode) => ({ value: mode, label: say(`mode.${mode}`) }));
  return (
    <Stack spacing={2}>
      <Typography sx={{ color: 'text.secondary' }}>{say('worsenings.text')}</Typography>
      {(['rulesWorsening', 'goalsWorsening'] as const).map((name) => (
        <Box key={name} sx={{ maxWidth: 520 }}>
          <SelectField
            control={control}
            name={name}
            label={say(name)}
            hint={say(`${name}.hint`)}
            options={options}
            rules={{ required: true }}
          />
        </Box>
      ))}
    </Stack>
  );
}

/** A limit below its switch, indented like the switch's text. */
function Limit({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ pl: { xs: 0, sm: 4 }, mt: 1, maxWidth: 320 }}>{children}</Box>;
}
