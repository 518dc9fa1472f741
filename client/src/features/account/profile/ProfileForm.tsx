import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useSession } from '../../../shared/session/SessionContext';
import type { SessionUser } from '../../../shared/session/SessionStore';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useUpdateAccountMutation } from './account.generated';

/** The form for name and telephone. A complete profile also has an address, which has a form of its own. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { say } = useTexts('account');
  const toasts = useToasts();
  const { updateUser } = useSession();
  const [save] = useUpdateAccountMutation();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { name: user.name ?? '', phone: user.phone ?? '' },
  });
  const draft = useDraft(form, 'account.profile');
  const { control, reset } = form;

  const { submit, busy, problem } = useSubmit(form, async (input) => {
    const { data } = await save({ variables: { input } });
    if (data) updateUser(data.updateAccount);
    reset(input);
    toasts.success(say('profile.saved'));
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <FormProblem problem={problem} draft={draft} />
        <TextField control={control} name="name" label={say('name')} autoComplete="name" rules={{ required: true }} />
        <TextField
          control={control}
          name="phone"
          type="tel"
          label={say('phone')}
          autoComplete="tel"
          rules={{ required: true }}
        />
        <Box>
          <SubmitButton busy={busy}>
            <FormattedMessage id="actions.save" />
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  );
}
