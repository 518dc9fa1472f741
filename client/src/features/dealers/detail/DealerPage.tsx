import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { dealerFields } from '@gdd/schema/dealers';
import { namesOf } from '@gdd/schema/fields';
import { noteAccess } from '@gdd/schema/notes';
import { lazy, startTransition, Suspense, useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { NoteButton } from '../../../domain/notes/NoteButton';
import { PhoneLink } from '../../../domain/notes/PhoneLink';
import { problemOf } from '../../../shared/apollo/problem';
import { countryName } from '../../../shared/i18n/countryName';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { useCan } from '../../../shared/permissions/useCan';
import { PageState } from '../../../shared/states/PageState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { useDealerQuery, type DealerRecordFragment } from '../dealer.generated';
import { seat } from '../dealerFacts';
import { pageFacts, type PageFact } from '../dealerSections';
import { DealerReach } from './DealerReach';
import { DealerNotFound } from '../DealerNotFound';
import { DealerOverview } from '../overview/DealerOverview';
import { DealerTimeline } from '../audit/DealerTimeline';
import { DeleteDealerDialog } from '../DeleteDealerDialog';
import { Facts } from '../../../shared/page/Facts';
import { NetworkPath } from '../network/NetworkPath';
import { StatusDialog } from '../status/StatusDialog';
import { StatusLabel } from '../status/StatusLabel';
import { TierLabel } from '../TierLabel';

// Loaded when it is first opened.
const DealerCampaignsDialog = lazy(async () => ({
  default: (await import('./DealerCampaignsDialog')).DealerCampaignsDialog,
}));

// Loaded separately: only few users may share a dealer, and it contains a QR code encoder.
const ShareLinks = lazy(async () => ({ default: (await import('../share/ShareLinks')).ShareLinks }));

// Loaded separately: dealers never see the notes on them.
const DealerNotes = lazy(async () => ({
  default: (await import('../../../domain/notes/DealerNotes')).DealerNotes,
}));

/** A dealer: its campaigns, its sales compared with the year before, its facts, and its timeline. */
export function Component() {
  const { say } = useTexts('dealers.detail');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useDealerQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const dealer = data?.dealer;
  if (problem?.code === 'NOT_FOUND') return <DealerNotFound />;
  if (dealer) return <DealerRecord key={dealer.id} dealer={dealer} />;
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
  const can = useCan();
  const toList = useListReturn('dealers', '/dealers');
  if (!can('accessDealerManager')) return null;
  return <BackLink {...toList} labelId="dealers.detail.back" />;
}

function DealerRecord({ dealer }: { dealer: DealerRecordFragment }) {
  const { say } = useTexts('rewards');
  const can = useCan();
  return (
    <>
      <BackToList />
      <PageHeader
        title={dealer.businessName}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <span>{dealer.code}</span>
            <StatusLabel status={dealer.status} />
            <TierLabel tier={dealer.tier} />
          </Box>
        }
        actions={
          <>
            {can(...noteAccess) && <NoteButton dealer={dealer} />}
            <CampaignsButton dealer={dealer} />
            {can('accessCampaigns', 'accessReport', 'accessSubscription') && (
              <Button component={RouterLink} to={`/dealers/${dealer.id}/documents`}>
                {say('link')}
              </Button>
            )}
            {can('editDealer') && <DealerActions dealer={dealer} />}
          </>
        }
      />
      {/* a dealer knows its own number */}
      {can(...noteAccess) && <DealerReach dealer={dealer} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <DealerOverview dealer={dealer} />
        <Stack spacing={2}>
          {can(...noteAccess) && (
            <Suspense fallback={<SkeletonBlock height={120} />}>
              <DealerNotes dealer={dealer} />
            </Suspense>
          )}
          <FactsSection dealer={dealer} section="registry" />
          <FactsSection dealer={dealer} section="contacts" />
          {/* A dealer does not see the members above it. */}
          {dealer.path.length > 0 && <NetworkSection dealer={dealer} />}
          {can('editDealer') && (
            <Suspense fallback={<SkeletonBlock height={180} />}>
              <ShareLinks dealer={dealer} />
            </Suspense>
          )}
          {can('accessCampaigns', 'editDealer') && <DealerTimeline dealer={dealer} />}
        </Stack>
      </Box>
    </>
  );
}

function CampaignsButton({ dealer }: { dealer: DealerRecordFragment }) {
  const { say } = useTexts('dealers');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => startTransition(() => setOpen(true))}>
        {say('campaigns')}
      </Button>
      <Suspense>{isOpen && <DealerCampaignsDialog dealer={dealer} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function DealerActions({ dealer }: { dealer: DealerRecordFragment }) {
  const { say } = useTexts('dealers.action');
  const navigate = useNavigate();
  const toList = useListReturn('dealers', '/dealers');
  const [dialog, setDialog] = useState<'status' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button variant="contained" component={RouterLink} to={`/dealers/${dealer.id}/edit`}>
        {say('edit')}
      </Button>
      <Button variant="outlined" onClick={() => setDialog('status')}>
        {say('status')}
      </Button>
      <Button color="error" onClick={() => setDialog('delete')}>
        {say('delete')}
      </Button>
      {dialog === 'status' && <StatusDialog dealer={dealer} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDealerDialog
          dealer={dealer}
          onClose={close}
          onDeleted={() => void navigate(toList.to, { state: toList.state, replace: true })}
        />
      )}
    </>
  );
}

interface SectionProps {
  readonly dealer: DealerRecordFragment;
}

function FactsSection({ dealer, section }: SectionProps & { readonly section: 'registry' | 'contacts' }) {
  const { say } = useTexts('dealers.detail');
  const facts = namesOf(pageFacts).filter((fact) => pageFacts[fact] === section);
  return (
    <Surface title={say(section)}>
      <Facts
        facts={facts.map((fact) => ({
          label: say(fact),
          value: <FactValue dealer={dealer} fact={fact} />,
        }))}
      />
    </Surface>
  );
}

function FactValue({ dealer, fact }: SectionProps & { readonly fact: PageFact }) {
  const { intl, say, format } = useTexts('dealers');
  if (fact === 'seat') return seat(dealer);
  if (fact === 'updatedAt') return format.dateTime(dealer.updatedAt);
  const value = dealer[fact];
  if (!value) return say('noValue');
  switch (dealerFields[fact].kind) {
    case 'country':
      return countryName(intl, value);
    case 'email':
      return <Link href={`mailto:${value}`}>{value}</Link>;
    case 'phone':
      return <PhoneLink phone={value} dealer={dealer} isText />;
    case 'date':
      return format.date(value);
    default:
      return value;
  }
}

function NetworkSection({ dealer }: SectionProps) {
  const { say } = useTexts('dealers.detail');
  return (
    <Surface title={say('network')}>
      <NetworkPath dealer={dealer} />
    </Surface>
  );
}
