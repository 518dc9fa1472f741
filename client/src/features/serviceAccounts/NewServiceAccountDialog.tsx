import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { serviceAccountLimits, serviceScopes, type ServiceScope } from '@gdd/schema/serviceAccounts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { SecretDialog } from '../../shared/forms/SecretDialog';
import { useDraft } from '../../shared/forms/drafts/useDraft';
import { CheckboxField } from '../../shared/forms/fields/CheckboxField';
import { SelectField } from '../../shared/forms/fields/SelectField';
import { TextField } from '../../shared/forms/fields/TextField';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useSubmit } from '../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../shared/i18n/useTexts';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useCreateServiceAccountMutation } from './serviceAccounts.generated';

/** The durations, in days. */
const durations = [30, 90, 180, 365, serviceAccountLimits.days] as const;

/** The form values. Scopes are keys: a colon is allowed in a field's name, while a dot would make it a path. */
interface FormValues {
  name: string;
  scopes: Record<ServiceScope, boolean>;
  expiresInDays: string;
}

interface NewServiceAccountDialogProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Creates a service account and displays its token once. */
export function NewServiceAccountDialog({ onMade, onClose }: NewServiceAccountDialogProps) {
  const { say } = useTexts('serviceAccounts');
  const { form, draft, created, submit, busy, problem } = useCreation(onMade, onClose);
  const { control, formState } = form;
  const scopes = useWatch({ control, name: 'scopes' });
  if (created !== undefined) {
    const texts = { title: say('created'), warning: say('created.warning'), doneLabel: say('done') };
    const label = say('token', { name: created.name });
    return <SecretDialog {...texts} label={label} secret={created.token} onClose={onClose} />;
  }
  return (
    <FormDialog open title={say('new')} submitLabel={say('create')} busy={busy} onSubmit={submit} onClose={onClose}>
      <FormProblem problem={problem} draft={draft} />
      <TextField
        control={control}
        name="name"
        label={say('name')}
        hint={say('name.hint')}
        autoComplete="off"
        rules={{ required: true, maxLength: serviceAccountLimits.nameLength }}
      />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 0.5, color: 'text.secondary' }}>
          {say('scopes')}
        </Box>
        {serviceScopes.map((scope) => (
          <Box key={scope}>
            <CheckboxField control={control} name={`scopes.${scope}`} label={say(`scope.${scope}`)} />
          </Box>
        ))}
        {formState.isSubmitted && !Object.values(scopes).includes(true) && (
          <FormHelperText error role="alert">
            {say('scopes.none')}
          </FormHelperText>
        )}
      </Box>
      <SelectField
        control={control}
        name="expiresInDays"
        label={say('duration')}
        options={durations.map((days) => ({ value: String(days), label: say('days', { days }) }))}
        rules={{ required: true }}
      />
    </FormDialog>
  );
}

function useCreation(onMade: () => void, onClose: () => void) {
  const { say } = useTexts('serviceAccounts');
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const [created, setCreated] = useState<{ readonly name: string; readonly token: string }>();
  // the token is stored nowhere, so it must not be in the cache
  const [create] = useCreateServiceAccountMutation({ fetchPolicy: 'no-cache' });
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: {
      name: '',
      scopes: {
        read: true,
        'notes:read': false,
        'network:write': false,
        'sales:write': false,
        'documents:write': false,
      },
      expiresInDays: '365',
    },
  });
  const draft = useDraft(form, 'serviceAccount.new');
  const submission = useSubmit(form, async ({ name, scopes, expiresInDays }) => {
    const chosen = serviceScopes.filter((scope) => scopes[scope]);
    if (chosen.length === 0) return;
    const input = { name: name.trim(), scopes: chosen, expiresInDays: Number(expiresInDays) };
    const { data } = await create({ variables: { input, idempotencyKey: keyOf(input) } });
    const token = data?.createServiceAccount.token ?? null;
    draft.sent();
    onMade();
    if (token !== null) return setCreated({ name: input.name, token });
    // a request repeated after a lost response: the account exists, but its token cannot be displayed any more
    toasts.error(say('lost', { name: input.name }));
    onClose();
  });
  return { form, draft, created, ...submission };
}
