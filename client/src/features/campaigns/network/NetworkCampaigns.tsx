import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import type { MemberRole } from '../../../shared/apollo/schema.generated';
import { CampaignStateLabel } from '../../../domain/campaigns/CampaignStateLabel';
import { SearchSelect, type SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useCalendar } from '../../../domain/calendar/useCalendar';
import { idParameter } from '../../../shared/list/state/parameters';
import { chosenYear, yearParameter, type YearChoice } from '../../../shared/list/state/years';
import { YearSelect } from '../../../shared/list/filters/YearSelect';
import { useMemberSearch } from '../../../domain/members/useMemberSearch';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { useUser } from '../../../shared/session/SessionContext';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { GoalReachedBand } from '../GoalReachedBand';
import {
  useAgentCampaignsQuery,
  useDistributorCampaignsQuery,
  type NetworkCampaigns_CampaignFragment,
} from './NetworkCampaigns.generated';
import { useMemberName } from '../../../domain/members/useMemberName';

const memberParameter = idParameter('membro');

/** The role of the members that a user can filter by: the next one below the user's own. */
const narrowingRole: Readonly<Partial<Record<MemberRole, 'DISTRIBUTOR' | 'AGENT'>>> = {
  REGIONAL_MANAGER: 'DISTRIBUTOR',
  ACCOUNT: 'DISTRIBUTOR',
  DISTRIBUTOR: 'AGENT',
  DISTRIBUTOR_AREA_MANAGER: 'AGENT',
};

/** The year's campaigns with the figures of the user's own network, or of one distributor or agent in it. */
export function NetworkCampaigns() {
  const { say } = useTexts('campaigns');
  const { currentYear, problem: yearProblem, retry } = useCalendar();
  const { year, memberId, setYear, setMember } = useNetworkAddress();
  const role = narrowingRole[useUser()?.member?.role ?? 'AGENT'];
  const { campaigns, loading, problem, refetch } = useNetworkCampaigns(
    currentYear && chosenYear(year, currentYear),
    memberId,
    role,
  );
  const refused = yearProblem ?? problem;
  return (
    <>
      <PageHeader title={say('list.title')} subtitle={say('network.subtitle')} />
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        {role !== undefined && <MemberSelect role={role} memberId={memberId} onPick={setMember} />}
        {currentYear !== undefined && <YearSelect currentYear={currentYear} value={year} onChange={setYear} />}
      </Box>
      {refused !== undefined && <ErrorState problem={refused} onRetry={yearProblem ? retry : refetch} />}
      {refused === undefined && campaigns === undefined && <SkeletonBlock height={320} />}
      {refused === undefined && campaigns !== undefined && (
        <Groups campaigns={campaigns} loading={loading} year={currentYear && chosenYear(year, currentYear)} />
      )}
    </>
  );
}

/** The year and the member, stored in the address. */
function useNetworkAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const year = yearParameter.read(address.get(yearParameter.name) ?? '') ?? yearParameter.fallback;
  return {
    // The lists of distributor and agent cover one year only.
    year: year === 'all' ? 'current' : year,
    memberId: memberParameter.read(address.get(memberParameter.name) ?? '') ?? '',
    setYear: (next: YearChoice) => change(yearParameter.name, yearParameter.write(next)),
    setMember: (id: string) => change(memberParameter.name, id),
  } as const;
}

function useNetworkCampaigns(year: number | undefined, memberId: string, role: 'DISTRIBUTOR' | 'AGENT' | undefined) {
  // The agents' query is for an agent and for a single agent; all others use the distributors' query.
  const isAgents = role === undefined || (role === 'AGENT' && memberId !== '');
  const options = {
    variables: { year: year ?? 0, ...(memberId !== '' && { memberId }) },
    // The totals depend on the network, while the cache would store them by the campaign's id only.
    fetchPolicy: 'no-cache',
  } as const;
  const distributor = useDistributorCampaignsQuery(year === undefined || isAgents ? skipToken : options);
  const agent = useAgentCampaignsQuery(year === undefined || !isAgents ? skipToken : options);
  const { loading, error, refetch } = isAgents ? agent : distributor;
  const campaigns = isAgents ? agent.data?.agentCampaigns : distributor.data?.distributorCampaigns;
  return {
    campaigns: campaigns ?? undefined,
    loading,
    problem: loading ? undefined : problemOf(error),
    refetch: () => void refetch(),
  };
}

interface MemberSelectProps {
  readonly role: 'DISTRIBUTOR' | 'AGENT';
  readonly memberId: string;
  readonly onPick: (id: string) => void;
}

function MemberSelect({ role, memberId, onPick }: MemberSelectProps) {
  const { say } = useTexts('campaigns.network');
  const [picked, setPicked] = useState<SearchOption | null>(null);
  const member = useMemberName(memberId, picked, [role]);
  const { control, subscribe } = useForm<{ member: SearchOption | null }>({ values: { member } });
  const search = useMemberSearch(role);
  useEffect(
    () =>
      subscribe({
        name: 'member',
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name !== 'member') return;
          setPicked(values.member);
          onPick(values.member?.id ?? '');
        },
      }),
    [subscribe, onPick],
  );
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <SearchSelect control={control} name="member" label={say(role)} search={search} />
    </Box>
  );
}

interface GroupsProps {
  readonly campaigns: readonly NetworkCampaigns_CampaignFragment[];
  readonly loading: boolean;
  readonly year: number | undefined;
}

/** The main campaigns and, below them, the secondary ones (specification, section 9). */
function Groups({ campaigns, loading, year }: GroupsProps) {
  const { say } = useTexts('campaigns');
  const columns = useColumns();
  if (campaigns.length === 0) {
    return <EmptyState title={say('empty.title', { year })} text={say('network.empty')} />;
  }
  return (
    <Stack spacing={2} aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1 }}>
      {(['MAIN', 'SECONDARY'] as const).map((group) => {
        const rows = campaigns.filter((campaign) => campaign.group === group);
        const title = say(`network.${group}`);
        return rows.length === 0 ? null : (
          <Surface key={group} title={title}>
            <PlainTable caption={title} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
          </Surface>
        );
      })}
    </Stack>
  );
}

function useColumns(): readonly TableColumn<NetworkCampaigns_CampaignFragment>[] {
  const { say, format } = useTexts('campaigns');
  type Totals = NonNullable<NetworkCampaigns_CampaignFragment['totals']>;
  const figure = (key: Exclude<keyof Totals, '__typename'>, width: number, text: (totals: Totals) => string) => ({
    key,
    width,
    label: say(key),
    cell: ({ totals }: NetworkCampaigns_CampaignFragment) => (totals ? text(totals) : say('noValue')),
    align: 'end' as const,
  });
  return [
    {
      key: 'title',
      width: 20,
      label: say('title'),
      cell: ({ id, title }) => (
        <Link component={RouterLink} to={`/campaigns/${id}`} underline="hover">
          {title}
        </Link>
      ),
    },
    {
      key: 'period',
      width: 16,
      label: say('period'),
      cell: ({ startsOn, endsOn }) => `${format.date(startsOn)} – ${format.date(endsOn)}`,
    },
    { key: 'state', width: 14, label: say('state'), cell: ({ state }) => <CampaignStateLabel state={state} /> },
    figure('dealers', 6, ({ dealers }) => format.number(dealers)),
    figure('accepted', 8, ({ accepted }) => format.number(accepted)),
    {
      key: 'goalReached',
      width: 14,
      label: say('goalReached'),
      cell: ({ totals }) => (totals ? <GoalReachedBand totals={totals} /> : say('noValue')),
    },
    figure('tiresPurchased', 10.5, ({ tiresPurchased }) => format.number(tiresPurchased)),
    figure('plafondAccumulated', 11.5, ({ plafondAccumulated }) => format.euro(plafondAccumulated)),
  ];
}
