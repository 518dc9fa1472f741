import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Role } from '../../../shared/apollo/schema.generated';
import { inputOfField } from '../../../shared/fields/fieldTable';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { emailPattern } from '../../../shared/forms/fields/rules';
import { SearchSelect, type SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { useSaveOver } from '../../../shared/forms/saving/useSaveOver';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { TextField } from '../../../shared/forms/fields/TextField';
import { memberOption, useMemberSearch } from '../../../domain/members/useMemberSearch';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useSession } from '../../../shared/session/SessionContext';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { WaitingWorkDocument } from '../../../domain/work/waitingWork.generated';
import { invitableRoles, memberRoleFor } from '../invitableRoles';
import { RolesField } from '../RolesField';
import { userFields } from '../userFields';
import { userName } from '../userName';
import {
  useManagedUserLazyQuery,
  useProposedMembersQuery,
  useUpdateManagedUserMutation,
  type ProposedMembersQuery,
  type UserRecordFragment,
} from '../users.generated';

interface UserFormValues {
  name: string;
  email: string;
  roles: readonly Role[];
  memberId: SearchOption | null;
}

const valuesOf = ({ name, email, roles, member }: UserRecordFragment): UserFormValues => ({
  name: name ?? '',
  email: email ?? '',
  roles,
  memberId: member && memberOption(member),
});

/** The form of a user's name, roles and member; saving it activates a waiting user. */
export function UserForm({ user, onSaved }: { readonly user: UserRecordFragment; readonly onSaved: () => void }) {
  const { intl, say } = useTexts('users');
  const { user: self, permissions } = useSession();
  const isOwn = self?.id === user.id;
  const isWaiting = user.state === 'WAITING';
  const form = useForm<UserFormValues>({ mode: 'onTouched', defaultValues: valuesOf(user) });
  const draft = useDraft(form, `user.${user.id}`);
  const { control, formState, setValue, trigger } = form;
  const { submit, busy, problem, isStale } = useSaving(form, user, onSaved);
  const chosen = useWatch({ control, name: 'roles' });
  const [first] = chosen;
  const kind = first === undefined ? undefined : memberRoleFor(first);
  const search = useMemberSearch(kind);
  const atRoot = kind === 'PROGRAMME';

  const setRoles = (roles: readonly Role[]): void => {
    const [next] = roles;
    const nextKind = next === undefined ? undefined : memberRoleFor(next);
    setValue('roles', roles, { shouldDirty: true });
    if (formState.isSubmitted) void trigger('roles');
    if (nextKind === kind) return;
    const root = nextKind === 'PROGRAMME' ? (self?.member ?? null) : null;
    setValue('memberId', root && { id: root.id, label: root.businessName }, { shouldDirty: true });
  };
  const applyProposal = ({ member, roles }: Proposal): void => {
    const [likeliest] = roles;
    if (likeliest === undefined) return;
    setValue('roles', [likeliest], { shouldDirty: true });
    setValue('memberId', memberOption(member), { shouldDirty: true });
  };
  const wrongRoles = formState.errors.roles;
  form.register('roles', { validate: (roles) => roles.length > 0 || 'required' });

  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <FormProblem problem={problem} draft={draft} />
        {isWaiting && <Proposals userId={user.id} onTake={applyProposal} />}
        <TextField
          control={control}
          name="name"
          label={say('name')}
          autoComplete="off"
          {...inputOfField(userFields.name)}
        />
        {user.state === 'INVITED' && (
          <TextField
            control={control}
            name="email"
            type="email"
            label={say('email')}
            hint={say('email.changes')}
            autoComplete="off"
            rules={{ required: true, pattern: emailPattern }}
          />
        )}
        <RolesField
          value={chosen}
          onChange={setRoles}
          grantable={invitableRoles(permissions)}
          disabled={isOwn}
          error={
            wrongRoles &&
            intl.formatMessage({
              id: wrongRoles.type === 'notAllowed' ? 'users.roles.notAllowed' : 'users.roles.required',
            })
          }
        />
        <SearchSelect
          control={control}
          name="memberId"
          label={say('member')}
          hint={intl.formatMessage({ id: memberHint(kind !== undefined, atRoot) })}
          search={search}
          searchKey={kind ?? ''}
          disabled={isOwn || kind === undefined || atRoot}
          rules={{ required: true }}
        />
        {isOwn && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {say('own')}
          </Typography>
        )}
        <Box>
          <SubmitButton busy={busy}>
            <FormattedMessage id={isStale ? 'users.saveOver' : isWaiting ? 'users.activate' : 'actions.save'} />
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  );
}

function memberHint(isChosen: boolean, atRoot: boolean): string {
  if (!isChosen) return 'users.member.chooseRole';
  return atRoot ? 'users.member.root' : 'users.member.hint';
}

type Proposal = NonNullable<ProposedMembersQuery['proposedMembers']>[number];

/** Members with the e-mail address of a registered user; a click applies the member and its role. */
function Proposals({ userId, onTake }: { readonly userId: string; readonly onTake: (proposal: Proposal) => void }) {
  const { intl, say } = useTexts('users');
  const { data } = useProposedMembersQuery({ variables: { id: userId }, fetchPolicy: 'cache-and-network' });
  const proposals = (data?.proposedMembers ?? []).filter(({ roles }) => roles.length > 0);
  if (proposals.length === 0) return null;
  return (
    <Box sx={{ bgcolor: 'sunken', borderRadius: 1, p: 1.5 }}>
      <Typography sx={{ mb: 1 }}>{say('proposed')}</Typography>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {proposals.map((proposal) => (
          <Button key={proposal.member.id} size="small" variant="outlined" onClick={() => onTake(proposal)}>
            {say('proposed.take', {
              name: proposal.member.businessName,
              code: proposal.member.code,
              role: proposal.roles[0] && intl.formatMessage({ id: `roles.${proposal.roles[0]}` }),
            })}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

/** Saves the form. */
function useSaving(form: ReturnType<typeof useForm<UserFormValues>>, user: UserRecordFragment, onSaved: () => void) {
  const intl = useIntl();
  const toasts = useToasts();
  // The record whose values the form began with: one that was read since has the changes of others, and its version.
  const [opened, setOpened] = useState(user);
  const [update] = useUpdateManagedUserMutation({ refetchQueries: [WaitingWorkDocument] });
  const [read] = useManagedUserLazyQuery({ fetchPolicy: 'network-only' });

  return useSaveOver({
    form,
    valuesOf,
    read: async () => {
      const { data } = await read({ variables: { id: user.id } });
      return data?.managedUser?.user;
    },
    save: async ({ name, email, roles, memberId }, newer: UserRecordFragment | undefined) => {
      if (memberId === null) return;
      const input = {
        name: name.trim() === '' ? null : name.trim(),
        ...(user.state === 'INVITED' && { email: email.trim() }),
        roles: [...roles],
        memberId: memberId.id,
        version: (newer ?? opened).version,
      };
      const { data } = await update({ variables: { id: user.id, input } });
      const saved = data?.updateManagedUser ?? user;
      form.reset(valuesOf(saved));
      setOpened(saved);
      const done = user.state === 'WAITING' ? 'users.activated' : 'users.saved';
      toasts.success(intl.formatMessage({ id: done }, { name: userName(saved) }));
      onSaved();
    },
  });
}
