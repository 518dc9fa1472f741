import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { personalTokenLimits } from '@gdd/schema/session';
import { thrownProblem, type Problem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { SecretDialog } from '../../../shared/forms/SecretDialog';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { SelectField, type SelectOption } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
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
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `account.tokens.${id}` });
  const { form, draft, problem, visible, submit } = useCreation(onClose);
  const durationOptions = useDurations();
  const { control, formState } = form;
  if (visible !== undefined) {
    return (
      <SecretDialog
        title={label('created')}
        warning={label('created.warning')}
        label={intl.formatMessage({ id: 'account.tokens.token' }, { name: visible.name })}
        secret={visible.token}
        doneLabel={label('done')}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      open
      title={label('new')}
      submitLabel={label('create')}
      busy={formState.isSubmitting}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <TextField
        control={control}
        name="name"
        label={label('name')}
        hint={label('name.hint')}
        autoComplete="off"
        autoFocus
        rules={{ required: true, maxLength: personalTokenLimits.nameLength }}
      />
      <SelectField
        control={control}
        name="expiresInDays"
        label={label('duration')}
        options={durationOptions}
        rules={{ required: true }}
      />
      <CurrentPasswordField control={control} username={username} />
    </FormDialog>
  );
}

function useDurations(): readonly SelectOption[] {
  const intl = useIntl();
  return durations.map((days) => ({
    value: String(days),
    label:
      days === personalTokenLimits.days
        ? intl.formatMessage({ id: 'account.tokens.year' })
        : intl.formatMessage({ id: 'account.tokens.days' }, { days }),
  }));
}

function useCreation(onClose: () => void) {
  const intl = useIntl();
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const [problem, setProblem] = useState<Problem>();
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

  const submit = form.handleSubmit(async ({ name, expiresInDays, currentPassword }) => {
    setProblem(undefined);
    const input = { name, expiresInDays: Number(expiresInDays), currentPassword };
    try {
      const { data } = await create({ variables: { ...input, idempotencyKey: keyOf(input) } });
      const token = data?.createPersonalToken.token ?? null;
      draft.sent();
      if (token !== null) return setVisible({ name, token });
      // a request repeated after a lost response: the token exists, but cannot be displayed any more
      toasts.error(intl.formatMessage({ id: 'account.tokens.lost' }, { name }));
      onClose();
    } catch (error) {
      const refused = thrownProblem(error);
      if (!applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  });
  return { form, draft, problem, visible, submit };
}

/** Puts a new token first in the cached list, if there is one; after a repeated request it may be there already. */
function rememberToken(cache: ApolloCache, token: PersonalTokenRowFragment): void {
  cache.updateQuery({ query: PersonalTokensDocument }, (data) =>
    data?.personalTokens
      ? { personalTokens: [token, ...data.personalTokens.filter(({ id }) => id !== token.id)] }
      : undefined,
  );
}
