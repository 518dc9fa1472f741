import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import type { Role } from '../../../shared/apollo/schema.generated';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { emailPattern } from '../../../shared/forms/fields/rules';
import { SearchSelect, type SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useMemberSearch } from '../../../domain/members/useMemberSearch';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { useSession } from '../../../shared/session/SessionContext';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { invitableRoles, memberRoleFor } from '../invitableRoles';
import { useInviteUserMutation } from './invite.generated';

interface Invitation {
  email: string;
  name: string;
  roles: Role | '';
  memberId: SearchOption | null;
}

const empty: Invitation = { email: '', name: '', roles: '', memberId: null };

/** Invites a user, who sets the password through the link in the e-mail. */
export function Component() {
  const { intl, say } = useTexts('users');
  const toList = useListReturn('users', '/users');
  const toasts = useToasts();
  const { user, permissions } = useSession();
  const [invite] = useInviteUserMutation();
  const keyOf = useIdempotencyKey();
  const form = useForm<Invitation>({
    mode: 'onTouched',
    defaultValues: empty,
  });
  const draft = useDraft(form, 'invitation');
  const { control, setValue, reset } = form;
  const role = useWatch({ control, name: 'roles' });
  const search = useMemberSearch(role === '' ? undefined : memberRoleFor(role));
  // Administrators and consultants belong to the root, which is the inviting administrator's own member.
  const atRoot = role !== '' && memberRoleFor(role) === 'PROGRAMME';

  const chooseRole = (chosen: string): void => {
    const root = chosen !== '' && memberRoleFor(chosen as Role) === 'PROGRAMME' && user?.member;
    setValue('memberId', root ? { id: root.id, label: root.businessName } : null, { shouldValidate: false });
  };

  const { submit, busy, problem } = useSubmit(form, async ({ email, name, roles, memberId }) => {
    if (roles === '' || memberId === null) return;
    const input = { email, name, roles: [roles], memberId: memberId.id };
    await invite({ variables: { input, idempotencyKey: keyOf(input) } });
    reset(empty);
    toasts.success(say('invite.sent', { email }));
  });

  return (
    <Box sx={{ maxWidth: 640 }}>
      <BackLink {...toList} labelId="users.back" />
      <PageHeader title={say('invite.title')} />
      <Surface title={say('account')}>
        <form onSubmit={submit} noValidate>
          <Stack spacing={2.5}>
            <FormProblem problem={problem} draft={draft} />
            <TextField
              control={control}
              name="email"
              type="email"
              label={say('email')}
              hint={say('email.hint')}
              autoComplete="off"
              rules={{ required: true, pattern: emailPattern }}
            />
            <TextField
              control={control}
              name="name"
              label={say('name')}
              autoComplete="off"
              rules={{ required: true }}
            />
            <SelectField
              control={control}
              name="roles"
              label={say('role')}
              options={invitableRoles(permissions).map((option) => ({
                value: option,
                label: intl.formatMessage({ id: `roles.${option}` }),
              }))}
              rules={{ required: true }}
              onSelected={chooseRole}
            />
            <SearchSelect
              control={control}
              name="memberId"
              label={say('member')}
              hint={intl.formatMessage({ id: memberHint(role, atRoot) })}
              search={search}
              searchKey={role}
              disabled={role === '' || atRoot}
              rules={{ required: true }}
            />
            <Box>
              <SubmitButton busy={busy}>{say('invite.submit')}</SubmitButton>
            </Box>
          </Stack>
        </form>
      </Surface>
    </Box>
  );
}

function memberHint(role: Role | '', atRoot: boolean): string {
  if (role === '') return 'users.member.chooseRole';
  return atRoot ? 'users.member.root' : 'users.member.hint';
}
