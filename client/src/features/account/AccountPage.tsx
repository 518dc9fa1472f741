import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { anyExportAccess } from '@gdd/schema/exports';
import { useTexts } from '../../shared/i18n/useTexts';
import { ColorSchemeSwitch } from '../../shared/page/ColorSchemeSwitch';
import { LanguageSwitch } from '../../shared/page/LanguageSwitch';
import { Notice } from '../../shared/page/Notice';
import { PageHeader } from '../../shared/page/PageHeader';
import { Surface } from '../../shared/page/Surface';
import { useCan } from '../../shared/permissions/useCan';
import { useSession } from '../../shared/session/SessionContext';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { WidgetBoundary } from '../../shared/states/WidgetBoundary';
import { Exports } from './exports/Exports';
import { AddressSection } from './profile/AddressSection';
import { PasswordForm } from './profile/PasswordForm';
import { PersonalTokens } from './tokens/PersonalTokens';
import { ProfileForm } from './profile/ProfileForm';
import { Sessions } from './sessions/Sessions';

// Loaded separately: it is below the first screen.
const Notifications = lazy(async () => ({
  default: (await import('./notifications/Notifications')).Notifications,
}));

const SecondFactors = lazy(async () => ({ default: (await import('./factors/SecondFactors')).SecondFactors }));

// Only dealers have these.
const Invoicing = lazy(async () => ({ default: (await import('./invoicing/Invoicing')).Invoicing }));
const SmsConsentSection = lazy(async () => ({
  default: (await import('../../domain/consent/SmsConsentSection')).SmsConsentSection,
}));

/**
 * The account page: profile, address, password, language and colours; a dealer's consent to SMS messages and
 * notifications, exports, sessions and tokens.
 */
export function Component() {
  const { intl, say } = useTexts('account');
  const can = useCan();
  const { user, profileCompleted } = useSession();
  if (user === undefined) return null;
  const role = user.roles.at(-1);
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={say('title')}
        subtitle={
          <>
            {user.username}
            {role !== undefined && <> · {intl.formatMessage({ id: `roles.${role}` })}</>}
            {user.member !== null && <> · {user.member.businessName}</>}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Stack spacing={3}>
          <Surface title={say('profile')}>
            <WidgetBoundary>
              {!profileCompleted && <Notice>{say('incomplete')}</Notice>}
              <ProfileForm user={user} />
            </WidgetBoundary>
          </Surface>
          <Surface title={say('email')}>
            <WidgetBoundary>
              <AddressSection user={user} />
            </WidgetBoundary>
          </Surface>
          <Surface title={say('preferences')}>
            <Stack spacing={2}>
              <Preference label={intl.formatMessage({ id: 'shell.language' })}>
                <LanguageSwitch />
              </Preference>
              <Preference label={intl.formatMessage({ id: 'shell.scheme' })}>
                <ColorSchemeSwitch />
              </Preference>
            </Stack>
          </Surface>
        </Stack>
        <Stack spacing={3}>
          <Surface title={say('password')}>
            <WidgetBoundary>
              <PasswordForm username={user.username} />
            </WidgetBoundary>
          </Surface>
          {can('accessSubscription') && user.member !== null && (
            <Surface title={intl.formatMessage({ id: 'consent.section' })}>
              <WidgetBoundary>
                <Suspense fallback={<SkeletonBlock height={120} />}>
                  <SmsConsentSection />
                </Suspense>
              </WidgetBoundary>
            </Surface>
          )}
        </Stack>
        {can('accessSubscription') && user.member !== null && (
          <Box id="invoicing" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Surface title={say('invoicing')}>
              <WidgetBoundary>
                <Suspense fallback={<SkeletonBlock height={320} />}>
                  <Invoicing username={user.username} />
                </Suspense>
              </WidgetBoundary>
            </Surface>
          </Box>
        )}
        {role !== undefined && user.member !== null && (
          <Box id="notifications" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Surface title={say('notifications.title')}>
              <WidgetBoundary>
                <Suspense fallback={<SkeletonBlock height={240} />}>
                  <Notifications />
                </Suspense>
              </WidgetBoundary>
            </Surface>
          </Box>
        )}
        {can(...anyExportAccess) && user.member !== null && (
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Surface title={say('exports')}>
              <WidgetBoundary>
                <Exports />
              </WidgetBoundary>
            </Surface>
          </Box>
        )}
        <Box id="factors" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Surface title={say('factors')}>
            <WidgetBoundary>
              <Suspense fallback={<SkeletonBlock height={160} />}>
                <SecondFactors />
              </Suspense>
            </WidgetBoundary>
          </Surface>
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Surface title={say('sessions')}>
            <WidgetBoundary>
              <Sessions />
            </WidgetBoundary>
          </Surface>
        </Box>
        {role !== undefined && user.member !== null && (
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Surface title={say('tokens')}>
              <WidgetBoundary>
                <PersonalTokens username={user.username} />
              </WidgetBoundary>
            </Surface>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Preference({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
      {children}
    </Box>
  );
}
