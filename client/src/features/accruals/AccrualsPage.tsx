import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { useFormat } from '../../shared/i18n/useFormat';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { useListState } from '../../shared/list/state/useListState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Surface } from '../../shared/page/Surface';
import { accrualMonthList, type AccrualMonthRow } from './accrualMonthList';
import { useAccrualChartQuery, useAccrualMonthsQuery, type AccrualMonthsQuery } from './accruals.generated';
import { CloseMonth } from './CloseMonth';
import { LiabilityChart } from './LiabilityChart';

type OpenMonth = NonNullable<NonNullable<AccrualMonthsQuery['accrualMonths']>['open']>;

/** The accruals: the closed months, the next month to close, and the liability over time. */
export function Component() {
  const { say, format } = useTexts('accruals');
  const controls = useListState(accrualMonthList.codec);
  const { state } = controls;
  const input = useMemo(() => {
    const { page, pageSize, sort } = accrualMonthList.input(state);
    return { page, pageSize, sort };
  }, [state]);
  const { data, loading, error, refetch } = useAccrualMonthsQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const chart = useAccrualChartQuery({ fetchPolicy: 'cache-and-network' });
  const found = data?.accrualMonths;
  const page = useMemo(
    () => found && { ...found, items: found.items.map((row): AccrualMonthRow => ({ ...row, id: row.month })) },
    [found],
  );
  const view = useVisiblePage({ page, loading, error }, state, controls.key);
  const refresh = () => {
    void refetch();
    void chart.refetch();
  };
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      <Stack spacing={3}>
        {found?.open && <OpenMonthPart open={found.open} onAnswered={refresh} />}
        {chart.data?.accrualChart && chart.data.accrualChart.points.length > 0 && (
          <LiabilityChart chart={chart.data.accrualChart} />
        )}
        <DefinedListView
          list={accrualMonthList}
          controls={controls}
          view={view}
          row={{ labelOf: ({ month }) => format.month(month), hrefOf: ({ month }) => `/accruals/${month}` }}
          onRetry={() => void refetch()}
        />
      </Stack>
    </>
  );
}

/** The next month to close, with a link to its current figures and the button that closes it. */
function OpenMonthPart({ open, onAnswered }: { readonly open: OpenMonth; readonly onAnswered: () => void }) {
  const format = useFormat();
  const { month, isOver, isFirst } = open;
  const { say } = useTexts('accruals.open', { month: format.month(month) });
  return (
    <Surface
      title={say(isFirst ? 'title.first' : 'title')}
      actions={
        <>
          <Button component={Link} to={`/accruals/${month}`}>
            {say('look')}
          </Button>
          {isOver && <CloseMonth key={month} month={month} isFirst={isFirst} onAnswered={onAnswered} />}
        </>
      }
    >
      {say(isFirst ? 'first' : isOver ? 'over' : 'notOver')}
    </Surface>
  );
}
