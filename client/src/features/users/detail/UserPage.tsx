import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { exceeds } from '@gdd/schema/permissions';
import { problemOf } from '../../../shared/apollo/problem';
import { AuditEntries } from '../../../domain/audit/AuditEntries';
import { AuditTimeline } from '../../../domain/audit/AuditTimeline';
import { useAuditRowLabels } from '../../../domain/audit/useAuditRowLabels';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { Notice } from '../../../shared/page/Notice';
import { Facts } from '../../../shared/page/Facts';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { roleNames } from '../../../shared/permissions/roleNames';
import { useSession } from '../../../shared/session/SessionContext';
import { RecordNotFound } from '../../../shared/states/RecordNotFound';
import { PageState } from '../../../shared/states/PageState';
import { UserActions } from './UserActions';
import { UserChangesDocument, UserSecurityDocument } from './userAudit.generated';
import { UserForm } from './UserForm';
import { userText, type userFields } from '../userFields';
import { userName } from '../userName';
import { useManagedUserQuery, type ManagedUserQuery } from '../users.generated';
import { UserStateLabel } from '../UserStateLabel';

type Details = NonNullable<ManagedUserQuery['managedUser']>;

/** A user: account, permissions, actions and the history of the account. */
export function Component() {
  const { say } = useTexts('users.detail');
  const { id = '' } = useParams();
  // Not from the cache: the form has to start with the present record.
  const { data, loading, error, refetch } = useManagedUserQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const problem = loading ? undefined : problemOf(error);
  const details = data?.managedUser;
  if (problem?.code === 'NOT_FOUND') return <UserNotFound />;
  if (details) return <UserRecord key={details.user.id} details={details} onChanged={() => void refetch()} />;
  return (
    <PageState
      title={say('title')}
      back={<BackToList />}
      heights={[420]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

function BackToList() {
  return <BackLink {...useListReturn('users', '/users')} labelId="users.back" />;
}

function UserNotFound() {
  const { say } = useTexts('users');
  return (
    <RecordNotFound title={say('detail.title')} text={say('notFound')} link={{ to: '/users', labelId: 'users.back' }} />
  );
}

interface UserRecordProps {
  readonly details: Details;
  readonly onChanged: () => void;
}

function UserRecord({ details: { user, access, factors }, onChanged }: UserRecordProps) {
  const { intl, say } = useTexts('users');
  const { user: self, permissions } = useSession();
  const last = user.roles.at(-1);
  const mayEdit = last === undefined || !exceeds(permissions, roleNames[last]);
  return (
    <>
      <BackToList />
      <PageHeader
        title={userName(user)}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
            <span>{user.username}</span>
            <UserStateLabel state={user.state} />
          </Box>
        }
        actions={
          mayEdit && self?.id !== user.id ? (
            <UserActions user={user} mayResetFactors={factors.count > 0 && factors.reset === null} onDone={onChanged} />
          ) : undefined
        }
      />
      {user.state === 'WAITING' && !user.emailConfirmed && <Notice>{say('unconfirmed')}</Notice>}
      {factors.reset !== null && <ResetNotice reset={factors.reset} />}
      {!mayEdit && <Notice>{say('exceeds')}</Notice>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          <Surface title={say('account')}>
            <UserFacts user={user} access={access} factors={factors} />
          </Surface>
          {mayEdit && (
            <Surface title={intl.formatMessage({ id: user.state === 'WAITING' ? 'users.activate' : 'users.rights' })}>
              <UserForm key={user.state} user={user} onSaved={onChanged} />
            </Surface>
          )}
        </Stack>
        <Stack spacing={2}>
          <Changes id={user.id} />
          <Security id={user.id} />
        </Stack>
      </Box>
    </>
  );
}

/** The removal of the second factors that waits, with its request. */
function ResetNotice({ reset }: { readonly reset: NonNullable<Details['factors']['reset']> }) {
  const { say, format } = useTexts('users.reset');
  const { approvalId, confirmed, dueAt } = reset;
  return (
    <Notice>
      <span>
        {dueAt === null ? say(confirmed ? 'confirmed' : 'asked') : say('due', { at: format.dateTime(dueAt) })}
      </span>
      <Link component={RouterLink} to={`/approvals/${approvalId}`}>
        {say('show')}
      </Link>
    </Notice>
  );
}

function UserFacts({ user, access, factors }: Omit<Details, '__typename'>) {
  const texts = useTexts('users');
  const { intl, format, say } = texts;
  const none = say('noValue');
  const textOf = (field: keyof typeof userFields) => userText(field)(user, texts);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'email',
      user.email === null ? (
        none
      ) : (
        <>
          {user.email}{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            (<FormattedMessage id={user.emailConfirmed ? 'users.confirmed' : 'users.notConfirmed'} />)
          </Typography>
        </>
      ),
    ],
    ['phone', textOf('phone') ?? none],
    ['role', user.roles.map((role) => intl.formatMessage({ id: `roles.${role}` })).join(', ') || none],
    ['member', user.member === null ? none : `${user.member.businessName} (${user.member.code})`],
    ['lastLoginAt', textOf('lastLoginAt') ?? say('never')],
    ['createdAt', textOf('createdAt')],
    ['sessions', format.number(access.sessions)],
    ['personalTokens', format.number(access.personalTokens)],
    ['factors', format.number(factors.count)],
  ];
  return <Facts facts={facts.map(([name, value]) => ({ label: say(name), value }))} />;
}

function Changes({ id }: { readonly id: string }) {
  const describe = useAuditRowLabels();
  return (
    <AuditTimeline query={UserChangesDocument} id={id} pageOf={({ auditTable }) => auditTable}>
      {(entries) => <AuditEntries entries={entries} describe={describe} />}
    </AuditTimeline>
  );
}

function Security({ id }: { readonly id: string }) {
  const { say } = useTexts('audit');
  const describe = useAuditRowLabels();
  return (
    <AuditTimeline title={say('security')} query={UserSecurityDocument} id={id} pageOf={({ auditTable }) => auditTable}>
      {(entries) => <AuditEntries entries={entries} describe={describe} />}
    </AuditTimeline>
  );
}
