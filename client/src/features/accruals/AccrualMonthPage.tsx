import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { ExportButton } from '../../shared/files/ExportButton';
import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { useListState } from '../../shared/list/state/useListState';
import { BackLink } from '../../shared/page/BackLink';
import { Facts } from '../../shared/page/Facts';
import { Kpi, KpiGrid } from '../../shared/page/Kpi';
import { PageHeader } from '../../shared/page/PageHeader';
import { Surface } from '../../shared/page/Surface';
import { EmptyState } from '../../shared/states/EmptyState';
import { accrualRowList, accrualRowListBy, accrualRowOf, type AccrualRow } from './accrualRowList';
import { AccrualsFileDocument, useAccrualRowsQuery, type AccrualRowsQuery } from './accruals.generated';
import { monthName } from './monthName';

type Found = NonNullable<AccrualRowsQuery['accrualRows']>;

/** A month of accruals: its movement in total and by campaign, distributor, region or dealer. */
export function Component() {
  const { say, format } = useTexts('accruals');
  const client = useApolloClient();
  const { month = '' } = useParams();
  const controls = useListState(accrualRowList.codec);
  const { state } = controls;
  const input = useMemo(() => accrualRowList.input(state), [state]);
  const { data, loading, error, refetch } = useAccrualRowsQuery({
    variables: { month, input },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.accrualRows;
  const page = useMemo(() => found && { ...found, items: found.items.map(accrualRowOf) }, [found]);
  const view = useVisiblePage({ page, loading, error }, state, controls.key);
  const title = say('month.title', { month: monthName(month, format) });
  const own = useMemo(() => {
    const [first] = found?.items ?? [];
    return { campaignId: { text: first?.campaign?.title }, distributorId: { text: first?.distributor?.businessName } };
  }, [found]);
  const code = problemOf(error)?.code;
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') {
    return (
      <>
        <BackLink to="/accruals" labelId="accruals.month.back" />
        <PageHeader title={title} />
        <EmptyState title={say('month.notFound.title')} text={say('month.notFound.text')} />
      </>
    );
  }
  return (
    <>
      <BackLink to="/accruals" labelId="accruals.month.back" />
      <PageHeader
        title={title}
        actions={
          <ExportButton
            label={say('month.export')}
            rows={view.visible?.total}
            requestTicket={async (fileFormat) => {
              const { filter, sort, search } = input;
              const { data: file } = await client.query({
                query: AccrualsFileDocument,
                variables: { month, input: { filter, sort, search, format: fileFormat } },
                fetchPolicy: 'no-cache',
              });
              return file?.accrualsFile;
            }}
          />
        }
      />
      <Stack spacing={3}>
        {found && <MonthHead found={found} />}
        <section aria-label={say('rows.title')}>
          <ListFilters list={accrualRowList} controls={controls.filters} own={own} />
          <DefinedListView
            list={accrualRowListBy(state.filter.by)}
            controls={controls}
            view={view}
            row={{ labelOf, hrefOf: (row) => hrefOf(month, row) }}
            onRetry={() => void refetch()}
          />
        </section>
      </Stack>
    </>
  );
}

const labelOf = ({ dealer, campaign, distributor, region }: AccrualRow) =>
  dealer?.businessName ?? campaign?.title ?? distributor?.businessName ?? region ?? '';

/** The address of a row: a dealer's shows the causes of its corrections, any other its dealers. */
function hrefOf(month: string, { campaign, distributor, region, dealer }: AccrualRow): string | undefined {
  const here = `/accruals/${month}`;
  if (dealer !== null) return campaign === null ? undefined : `${here}/campaigns/${campaign.id}/dealers/${dealer.id}`;
  if (campaign !== null) return `${here}?per=dealer&campagna=${campaign.id}`;
  if (distributor !== null) return `${here}?per=dealer&distributore=${distributor.id}`;
  return region === null ? undefined : `${here}?per=dealer&regione=${encodeURIComponent(region)}`;
}

/** The totals of the month and its state. */
function MonthHead({ found: { month, totals } }: { readonly found: Found }) {
  const { say, format } = useTexts('accruals.month');
  const { say: row } = useTexts('accruals.rows');
  const sum = (name: 'accrued' | 'corrections' | 'adjustments' | 'paid' | 'released') => (
    <Kpi label={row(name)} value={format.euro(totals[name])} />
  );
  return (
    <>
      <KpiGrid label={say('sums')} columns={4}>
        <Kpi label={row(month.isFirst ? 'initial' : 'opening')} value={format.euro(totals.opening)} />
        {sum('accrued')}
        {sum('corrections')}
        {sum('adjustments')}
        {sum('paid')}
        {sum('released')}
        <Kpi
          label={row('closing')}
          value={format.euro(totals.closing)}
          detail={say('parts', {
            unlocked: format.euro(totals.unlocked),
            notUnlocked: format.euro(totals.notUnlocked),
            awaitingClosing: format.euro(totals.awaitingClosing),
          })}
        />
        <Kpi
          label={row('owed')}
          value={format.euro(totals.owed)}
          detail={say('debts', { debts: format.euro(totals.debts) })}
        />
      </KpiGrid>
      <Surface title={say('state')}>
        {month.state === 'OPEN' ? (
          <Typography>{say(month.isOver ? 'open.over' : 'open')}</Typography>
        ) : (
          <>
            <Facts
              facts={[
                { label: say('closedAt'), value: month.closedAt && format.dateTime(month.closedAt) },
                { label: say('closedBy'), value: month.closedBy ?? '–' },
                { label: say('rows'), value: month.rows === null ? '–' : format.number(month.rows) },
              ]}
            />
            <Box component="details" sx={{ mt: 2 }}>
              <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
                {say('technical')}
              </Box>
              <Box sx={{ mt: 1 }}>
                <Facts facts={[{ label: say('hash'), value: <code>{month.hash}</code> }]} />
              </Box>
            </Box>
          </>
        )}
      </Surface>
    </>
  );
}
