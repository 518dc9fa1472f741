import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { reminderOutcomes } from '@gdd/schema/reminders';
import { apiEnum, enumText } from '../../shared/apollo/enumTexts';
import { usePolling } from '../../shared/apollo/usePolling';
import { useTexts } from '../../shared/i18n/useTexts';
import { ChoiceFilter } from '../../shared/list/filters/ChoiceFilter';
import type { ListColumn } from '../../shared/list/columns/ListColumn';
import { ListView } from '../../shared/list/ListView';
import { useListState } from '../../shared/list/state/useListState';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { OutcomesExport } from './OutcomesExport';
import {
  useReminderRunPageQuery,
  type ReminderRunPage_RowFragment,
  type ReminderRunPageQuery,
} from './ReminderRunPage.generated';
import { reminderRunCodec } from './reminderRunCodec';

type Row = ReminderRunPage_RowFragment & { readonly id: string };
type Run = NonNullable<ReminderRunPageQuery['reminderRun']>['run'];

/** The polling interval while mails are being sent, in milliseconds. */
const pollInterval = 1_500;

/** A run of reminders to many dealers: its progress and the outcome for each. Its address can be reopened. */
export function Component() {
  const { say } = useTexts('reminders');
  const { id = '' } = useParams();
  const controls = useListState(reminderRunCodec);
  const { page, pageSize, filter } = controls.state;
  const { data, loading, error, refetch, startPolling, stopPolling } = useReminderRunPageQuery({
    variables: { id, page, pageSize, outcome: filter.outcome === '' ? null : apiEnum(filter.outcome) },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.reminderRun;
  const rows = useMemo(
    () =>
      found
        ? { ...found, items: found.items.map((row): Row => ({ ...row, id: `${row.dealerId}-${row.campaign.id}` })) }
        : undefined,
    [found],
  );
  const view = useVisiblePage({ page: rows, loading, error }, controls.state, controls.key);
  usePolling(found?.run.status === 'RUNNING', pollInterval, { startPolling, stopPolling });
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={say('run')}
        actions={
          <>
            <Button component={Link} to="/reminders">
              {say('all')}
            </Button>
            <OutcomesExport id={id} outcome={filter.outcome} />
          </>
        }
      />
      {found && <Progress run={found.run} />}
      <ChoiceFilter
        label={say('outcome')}
        all={say('outcome.all')}
        choices={reminderOutcomes}
        text={(outcome) => say(`outcome.${outcome}`)}
        value={filter.outcome}
        onChange={(outcome) => controls.setFilter({ outcome })}
      />
      <ListView
        list="reminderOutcomes"
        label={say('rows')}
        codec={reminderRunCodec}
        controls={controls}
        view={view}
        columns={columns}
        row={{
          labelOf: ({ businessName }) => businessName,
          hrefOf: ({ dealerId, campaign }) => `/campaigns/${campaign.id}/dealers/${dealerId}`,
        }}
        empty={<EmptyState title={say('empty')} />}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function useColumns(): readonly ListColumn<Row, 'id'>[] {
  const { say } = useTexts('reminders');
  return useMemo(
    () => [
      {
        field: 'businessName',
        label: say('dealer'),
        text: ({ businessName }) => businessName,
        width: 220,
        grow: true,
        card: 'title',
      },
      { field: 'code', label: say('code'), text: ({ code }) => code, width: 110, card: 'line' },
      { field: 'campaign', label: say('campaign'), text: ({ campaign }) => campaign.title, width: 240, card: 'line' },
      {
        field: 'outcome',
        label: say('outcome'),
        text: ({ outcome }) => say(`outcome.${enumText(outcome)}`),
        width: 260,
        card: 'fact',
      },
    ],
    [say],
  );
}

/** The number of sent mails, and of each outcome. */
function Progress({ run }: { readonly run: Run }) {
  const { intl, say, format } = useTexts('reminders');
  const { status, total, done, counts, askedAt, askedBy } = run;
  const values = { done: format.number(done), total: format.number(total), count: total };
  return (
    <Stack spacing={1} sx={{ mb: 3, maxWidth: 720 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {say('asked', { at: format.dateTime(askedAt), name: askedBy })}
      </Typography>
      <Typography role="status" variant="h2" component="p">
        {say(enumText(status), values)}
      </Typography>
      {status === 'RUNNING' && total > 0 && (
        <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={say('progress')} />
      )}
      <Typography>
        {intl.formatList(
          counts.map(({ outcome, count }) => `${say(`outcome.${enumText(outcome)}`)}: ${format.number(count)}`),
          { type: 'unit' },
        )}
      </Typography>
    </Stack>
  );
}
