import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { DealerStatus } from '@gdd/schema/members';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../shared/apollo/useProblemText';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useBulkRun, type Outcome } from '../../../shared/list/selection/useBulkRun';
import type { Choice } from '../../../shared/list/selection/useSelection';
import { useUpdateDealerStatusMutation } from '../dealer.generated';
import { rememberDealer } from '../dealerCache';
import { statusOptions } from '../dealerOptions';
import { StatusChoice } from './StatusChoice';

interface BulkStatusDialogProps {
  readonly dealers: readonly Choice[];
  /** Hears whose status was changed, when the dialog closes. */
  readonly onClose: (changed: readonly Choice[]) => void;
}

/** Changes the status of many dealers, one by one, and tells what became of each. */
export function BulkStatusDialog({ dealers, onClose }: BulkStatusDialogProps) {
  const titleId = useId();
  const format = useFormat();
  const [status, setStatus] = useState<DealerStatus>();
  const { outcomes, changed, isRunning, start, stop } = useStatusRun(dealers);
  const isStarted = outcomes.length > 0;
  const remaining = outcomes.filter(({ state }) => state !== 'done').map(({ row }) => row);
  const run = (rows: readonly Choice[]) => status !== undefined && void start(rows, status);

  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!isRunning && reason === 'escapeKeyDown') onClose(changed);
      }}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>
        <FormattedMessage
          id="dealers.bulk.title"
          values={{ count: dealers.length, number: format.number(dealers.length) }}
        />
      </DialogTitle>
      <DialogContent>
        {isStarted ? (
          <Outcomes outcomes={outcomes} isRunning={isRunning} />
        ) : (
          <StatusChoice value={status} onChange={setStatus} />
        )}
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button onClick={stop}>
            <FormattedMessage id="dealers.bulk.stop" />
          </Button>
        ) : (
          <Button onClick={() => onClose(changed)}>
            <FormattedMessage id={isStarted ? 'dealers.bulk.close' : 'actions.cancel'} />
          </Button>
        )}
        {!isStarted && (
          <Button variant="contained" disabled={status === undefined} onClick={() => run(dealers)}>
            <FormattedMessage id="dealers.statusDialog.submit" />
          </Button>
        )}
        {isStarted && !isRunning && remaining.length > 0 && (
          <Button variant="contained" onClick={() => run(remaining)}>
            <FormattedMessage
              id="dealers.bulk.retry"
              values={{ count: remaining.length, number: format.number(remaining.length) }}
            />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Runs the change on all dealers or, tried again, on those that remain; earlier outcomes stay in their places. */
function useStatusRun(dealers: readonly Choice[]) {
  const bulk = useBulkRun();
  const [settled, setSettled] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [updateStatus] = useUpdateDealerStatusMutation({
    update: (cache, { data }) => data && rememberDealer(cache, data.updateDealerStatus),
  });
  const latest = new Map([...settled, ...bulk.outcomes.map((outcome) => [outcome.row.id, outcome] as const)]);
  const outcomes = dealers.flatMap(({ id }) => latest.get(id) ?? []);

  const start = async (rows: readonly Choice[], status: DealerStatus) => {
    setSettled(latest);
    await bulk.start(rows, ({ id }) => updateStatus({ variables: { id, status: statusOptions[status] } }));
  };
  const changed = outcomes.filter(({ state }) => state === 'done').map(({ row }) => row);
  return { outcomes, changed, isRunning: bulk.isRunning, start, stop: bulk.stop };
}

interface OutcomesProps {
  readonly outcomes: readonly Outcome[];
  readonly isRunning: boolean;
}

function Outcomes({ outcomes, isRunning }: OutcomesProps) {
  const intl = useIntl();
  const format = useFormat();
  const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  const done = count('done');
  const failed = count('failed');
  const waiting = count('waiting');
  return (
    <>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={((done + failed) / outcomes.length) * 100}
          aria-label={intl.formatMessage({ id: 'dealers.bulk.progress' })}
          sx={{ mb: 1 }}
        />
      )}
      <Box role="status">
        {isRunning ? (
          <FormattedMessage
            id="dealers.bulk.running"
            values={{ done: format.number(done + failed), total: format.number(outcomes.length) }}
          />
        ) : (
          <>
            <Typography sx={{ fontWeight: 650 }}>
              <FormattedMessage id="dealers.bulk.done" values={{ count: done, number: format.number(done) }} />
            </Typography>
            {failed > 0 && (
              <Typography sx={{ color: 'error.main' }}>
                <FormattedMessage id="dealers.bulk.failed" values={{ count: failed, number: format.number(failed) }} />
              </Typography>
            )}
            {waiting > 0 && (
              <Typography>
                <FormattedMessage
                  id="dealers.bulk.stopped"
                  values={{ count: waiting, number: format.number(waiting) }}
                />
              </Typography>
            )}
          </>
        )}
      </Box>
      {!isRunning && <OutcomeList outcomes={outcomes} />}
    </>
  );
}

/** The failed ones first: they are what the list is read for. */
function OutcomeList({ outcomes }: { outcomes: readonly Outcome[] }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const rank = { failed: 0, waiting: 1, done: 2 };
  const sorted = [...outcomes].sort((one, other) => rank[one.state] - rank[other.state]);
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'dealers.bulk.outcomes' })}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1.5,
        p: 0,
        maxHeight: 280,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {sorted.map((outcome) => (
        <Box
          component="li"
          key={outcome.row.id}
          sx={{ px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography variant="table" component="p" sx={{ fontWeight: 550 }}>
            {outcome.row.label}
          </Typography>
          <Typography
            variant="caption"
            sx={{ color: outcome.state === 'failed' ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {outcome.state === 'failed' ? (
              problemText(outcome.problem)
            ) : (
              <FormattedMessage id={`dealers.bulk.outcome.${outcome.state}`} />
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
