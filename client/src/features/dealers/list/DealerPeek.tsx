import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PhoneLink } from '../../../domain/notes/PhoneLink';
import { TreadBar } from '../../../domain/tread/TreadBar';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { monthToDay } from '../../../shared/charts/data/monthToDay';
import { Sparkline, useMonthsText } from '../../../shared/charts/drawing/Sparkline';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Facts } from '../../../shared/page/Facts';
import { useCan } from '../../../shared/permissions/useCan';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { useDealerQuery } from '../dealer.generated';
import { NetworkPath } from '../network/NetworkPath';
import { useDealerPageDayQuery } from '../overview/dealerOverview.generated';
import { useDealerPrevYearQuery } from '../overview/prevYear.generated';
import { useDealerCampaigns, type VisibleCampaign } from '../overview/useDealerCampaigns';

/** The facts of a dealer that the list does not show: campaigns, months, contacts and the members above it. */
export function DealerPeek({ id }: { readonly id: string }) {
  const can = useCan();
  const { data, loading, error, refetch } = useDealerPageDayQuery();
  const year = data?.constants?.currentYear;
  if (year === undefined) {
    return <Part value={undefined} problem={loading ? undefined : problemOf(error)} retry={() => void refetch()} />;
  }
  return (
    <>
      <Campaigns dealerId={id} year={year} />
      {can('accessReportPreviousYear') && <Months dealerId={id} year={year} />}
      <Contacts dealerId={id} />
    </>
  );
}

interface DealerYear {
  readonly dealerId: string;
  readonly year: number;
}

function Campaigns({ dealerId, year }: DealerYear) {
  const { say } = useTexts('dealers.campaigns');
  const { campaigns, problem, retry } = useDealerCampaigns(dealerId, year);
  return (
    <Part title={say('ofYear', { year: String(year) })} value={campaigns} problem={problem} retry={retry}>
      {campaigns?.length === 0 && say('noneInYear', { year: String(year) })}
      {campaigns?.map((campaign) => (
        <Campaign key={campaign.id} campaign={campaign} />
      ))}
    </Part>
  );
}

function Campaign({
  campaign: { title, goalThreshold, tiresPurchased, details },
}: {
  readonly campaign: VisibleCampaign;
}) {
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography sx={{ fontWeight: 550, mb: 0.5, overflowWrap: 'anywhere' }}>{title}</Typography>
      <TreadBar
        purchased={tiresPurchased}
        goal={goalThreshold}
        tiers={details?.incentiveDetail.tiers ?? []}
        {...(details && {
          unlockAt: details.incentiveDetail.unlockAt,
          isClosed: details.campaign.state === 'CLOSED',
        })}
      />
    </Box>
  );
}

function Months({ dealerId, year }: DealerYear) {
  const { say } = useTexts('dealers.months');
  const monthsText = useMonthsText();
  const years = { year: String(year), yearBefore: String(year - 1) };
  const { data, loading, error, refetch } = useDealerPrevYearQuery({
    variables: { dealerId, year },
    fetchPolicy: 'cache-and-network',
  });
  const months = data?.prevYearSales?.months;
  const isEmpty = months?.every(({ tires, tiresBefore }) => tires === 0 && tiresBefore === 0);
  return (
    <Part
      title={say('title')}
      value={months}
      problem={loading ? undefined : problemOf(error)}
      retry={() => void refetch()}
    >
      {months !== undefined && !isEmpty && (
        <Sparkline months={months.map(monthToDay)} text={monthsText(months.map(monthToDay))} width={370} height={64} />
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        <FormattedMessage id={isEmpty ? 'dealers.months.none' : 'dealers.peek.months.legend'} values={years} />
      </Typography>
    </Part>
  );
}

/** The contacts of a dealer, and the members above it. */
function Contacts({ dealerId }: { readonly dealerId: string }) {
  const { say } = useTexts('dealers');
  const { data, loading, error, refetch } = useDealerQuery({
    variables: { id: dealerId },
    fetchPolicy: 'cache-and-network',
  });
  const dealer = data?.dealer ?? undefined;
  const none = say('noValue');
  const fact = (field: 'email' | 'phone', value: ReactNode) => ({
    label: say(field),
    value: value || none,
  });
  const state = { value: dealer, problem: loading ? undefined : problemOf(error), retry: () => void refetch() };
  return (
    <>
      <Part title={say('detail.contacts')} {...state}>
        <Facts
          facts={[
            fact('email', dealer?.email && <Link href={`mailto:${dealer.email}`}>{dealer.email}</Link>),
            fact('phone', dealer?.phone && <PhoneLink phone={dealer.phone} dealer={dealer} isText />),
          ]}
          labelWidth={84}
        />
      </Part>
      {dealer && (
        <Part title={say('network')} {...state}>
          <NetworkPath dealer={dealer} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly title?: string;
  /** Undefined until it is loaded. */
  readonly value: unknown;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  readonly children?: ReactNode;
}

/** A part of the panel: its content, an error, or a placeholder. */
function Part({ title, value, problem, retry, children }: PartProps) {
  const id = useId();
  return (
    <section {...(title !== undefined && { 'aria-labelledby': id })}>
      {title !== undefined && (
        <Typography
          id={id}
          component="h3"
          variant="caption"
          sx={{ fontWeight: 650, color: 'text.secondary', mb: 1, display: 'block' }}
        >
          {title}
        </Typography>
      )}
      {value !== undefined ? (
        children
      ) : problem !== undefined ? (
        <ErrorState problem={problem} onRetry={retry} />
      ) : (
        <SkeletonBlock height={96} />
      )}
    </section>
  );
}
