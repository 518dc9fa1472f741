import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import { isAcceptable } from '../../../domain/campaigns/period';
import { useCan } from '../../../shared/permissions/useCan';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Kpi, KpiGrid, kpiHeight } from '../../../shared/page/Kpi';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { TreadBand } from '../../../domain/tread/TreadBand';
import { CampaignBudget } from './CampaignBudget';
import {
  useCampaignTotalsQuery,
  type CampaignRecordFragment,
  type CampaignTotalsFieldsFragment,
} from '../campaign.generated';

// Loaded when it is first opened.
const RemindDialog = lazy(async () => ({
  default: (await import('../../../domain/reminders/RemindDialog')).RemindDialog,
}));

interface TotalsStripProps {
  readonly campaign: CampaignRecordFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
}

/** The totals of a campaign for the dealers that the user may see, and its budget: the page's main numbers. */
export function TotalsStrip({ campaign, today }: TotalsStripProps) {
  const { data, loading, error, refetch } = useCampaignTotalsQuery({
    variables: { id: campaign.id },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const totals = data?.campaign?.totals;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  const budgetUse = data?.campaign?.budgetUse;
  if (!totals) return <SkeletonBlock height={kpiHeight} />;
  return (
    <Stack spacing={2}>
      <Strip totals={totals} campaign={campaign} today={today} />
      {budgetUse && <CampaignBudget use={budgetUse} />}
    </Stack>
  );
}

function Strip({ totals, campaign, today }: TotalsStripProps & { readonly totals: CampaignTotalsFieldsFragment }) {
  const { say, format } = useTexts('campaigns');
  const { dealers, accepted, goalReached, goalThreshold, tiresPurchased, tiresFleet } = totals;
  const canRemind = useCan()('accessCampaigns') && isAcceptable(campaign, today) && accepted < dealers;
  const outOf = (total: number) => say('totals.of', { total: format.number(total) });
  const fleet = say('totals.fleet', { tires: format.number(tiresFleet) });
  return (
    <KpiGrid label={say('totals')} columns={5}>
      <Kpi
        label={say('accepted')}
        value={format.number(accepted)}
        detail={outOf(dealers)}
        action={
          canRemind && <RemindMissing campaignId={campaign.id} accepted={accepted} missing={dealers - accepted} />
        }
      >
        <Band label="accepted" value={accepted} end={dealers} />
      </Kpi>
      <Kpi label={say('goalReached')} value={format.number(goalReached)} detail={outOf(dealers)}>
        <Band label="goalReached" value={goalReached} end={dealers} />
      </Kpi>
      <Kpi
        label={say('tiresPurchased')}
        value={format.number(tiresPurchased)}
        detail={`${outOf(goalThreshold)} · ${fleet}`}
        wide
      >
        <Band label="tiresPurchased" value={tiresPurchased} end={goalThreshold} />
      </Kpi>
      <Kpi label={say('plafondAccumulated')} value={format.euro(totals.plafondAccumulated)} />
      <Kpi
        label={say('plafondExpendable')}
        value={format.euro(totals.plafondExpendable)}
        detail={say('totals.spent', {
          redeemed: format.euro(totals.redeemed),
          adjusted: format.euro(totals.adjusted),
          debt: format.euro(totals.debt),
        })}
      />
    </KpiGrid>
  );
}

interface RemindMissingProps {
  readonly campaignId: string;
  readonly accepted: number;
  /** The number of dealers that have not accepted. */
  readonly missing: number;
}

/** The button that reminds all dealers that have not accepted. */
function RemindMissing({ campaignId, accepted, missing }: RemindMissingProps) {
  const { say } = useTexts('remind');
  const [isOpen, setOpen] = useState(false);
  const input = useMemo(() => ({ campaign: { campaignId, filter: { accepted: false } } }), [campaignId]);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => startTransition(() => setOpen(true))}>
        {say('accept')}
      </Button>
      <Suspense>
        {isOpen && <RemindDialog input={input} count={missing} accepted={accepted} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

interface BandProps {
  readonly label: string;
  readonly value: number;
  readonly end: number;
}

function Band({ label, value, end }: BandProps) {
  const { say, format } = useTexts('campaigns');
  if (end === 0) return null;
  return (
    <TreadBand
      label={say(label)}
      text={say('totals.band', { value: format.number(value), total: format.number(end) })}
      value={value}
      end={end}
      compact
    />
  );
}
