import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { personalTokenLimits } from '@gdd/schema/session';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { SecretDialog } from '../../../shared/forms/SecretDialog';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { SelectField, type SelectOption } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { CurrentPasswordField } from '../profile/CurrentPasswordField';
import {
  PersonalTokensDocument,
  useCreatePersonalTokenMutation,
  type PersonalTokenRowFragment,
} from './personalTokens.generated';

/** The durations offered, in days; the longest is labelled as a year. */
const durations = [30, 90, 180, personalTokenLimits.days] as const;

interface NewToken {
  name: string;
  expiresInDays: string;
  currentPassword: string;
}

/** Creates a personal token and displays it once. */
export function NewTokenDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const { say } = useTexts('account.tokens');
  const { form, draft, visible, submit, busy, problem } = useCreation(onClose);
  const durationOptions = useDurations();
  const { control, formState } = form;
  if (visible !== undefined) {
    return (
      <SecretDialog
        title={say('created')}
        warning={say('created.warning')}
        label={say('token', { name: visible.name })}
        secret={visible.token}
        doneLabel={say('done')}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      open
      title={say('new')}
      submitLabel={say('create')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <TextField
        control={control}
        name="name"
        label={say('name')}
        hint={say('name.hint')}
        autoComplete="off"
        autoFocus
        rules={{ required: true, maxLength: personalTokenLimits.nameLength }}
      />
      <SelectField
        control={control}
        name="expiresInDays"
        label={say('duration')}
        options={durationOptions}
        rules={{ required: true }}
      />
      <CurrentPasswordField control={control} username={username} />
    </FormDialog>
  );
}

function useDurations(): readonly SelectOption[] {
  const { say } = useTexts('account.tokens');
  return durations.map((days) => ({
    value: String(days),
    label: days === personalTokenLimits.days ? say('year') : say('days', { days }),
  }));
}

function useCreation(onClose: () => void) {
  const { say } = useTexts('account.tokens');
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const [visible, setVisible] = useState<{ readonly name: string; readonly token: string }>();
  // the token is stored nowhere, so it must not be in the cache
  const [create] = useCreatePersonalTokenMutation({
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => data && rememberToken(cache, data.createPersonalToken.personalToken),
  });
  const form = useForm<NewToken>({
    mode: 'all',
    defaultValues: { name: '', expiresInDays: '90', currentPassword: '' },
  });
  const draft = useDraft(form, 'account.token');

  const submission = useSubmit(form, async ({ name, expiresInDays, currentPassword }) => {
    const input = { name, expiresInDays: Number(expiresInDays), currentPassword };
    const { data } = await create({ variables: { ...input, idempotencyKey: keyOf(input) } });
    const token = data?.createPersonalToken.token ?? null;
    draft.sent();
    if (token !== null) return setVisible({ name, token });
    // a request repeated after a lost response: the token exists, but cannot be displayed any more
    toasts.error(say('lost', { name }));
    onClose();
  });
  return { form, draft, visible, ...submission };
}

/** Puts a new token first in the cached list, if there is one; after a repeated request it may be there already. */
function rememberToken(cache: ApolloCache, token: PersonalTokenRowFragment): void {
  cache.updateQuery({ query: PersonalTokensDocument }, (data) =>
    data?.personalTokens
      ? { personalTokens: [token, ...data.personalTokens.filter(({ id }) => id !== token.id)] }
      : undefined,
  );
}
