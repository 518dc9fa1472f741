import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useSession } from '../../../shared/session/SessionContext';
import type { SessionUser } from '../../../shared/session/SessionStore';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useUpdateAccountMutation } from './account.generated';

/** The form for name and telephone. A complete profile also has an address, which has a form of its own. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const toasts = useToasts();
  const { updateUser } = useSession();
  const [save] = useUpdateAccountMutation();
  const [problem, setProblem] = useState<Problem>();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { name: user.name ?? '', phone: user.phone ?? '' },
  });
  const draft = useDraft(form, 'account.profile');
  const { control, handleSubmit, formState, setError, getValues, reset } = form;

  const submit = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      const { data } = await save({ variables: { input } });
      if (data) updateUser(data.updateAccount);
      reset(input);
      toasts.success(intl.formatMessage({ id: 'account.profile.saved' }));
    } catch (error) {
      const refused = problemOf(error);
      if (refused !== undefined && !applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack spacing={2.5}>
        <FormProblem problem={problem} draft={draft} />
        <TextField
          control={control}
          name="name"
          label={intl.formatMessage({ id: 'account.name' })}
          autoComplete="name"
          rules={{ required: true }}
        />
        <TextField
          control={control}
          name="phone"
          type="tel"
          label={intl.formatMessage({ id: 'account.phone' })}
          autoComplete="tel"
          rules={{ required: true }}
        />
        <Box>
          <SubmitButton busy={formState.isSubmitting}>
            <FormattedMessage id="actions.save" />
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  );
}
