import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Problem } from '../../../shared/apollo/problem';
import { longRequest } from '../../../shared/apollo/timeout';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { LongWork } from '../../../shared/dialogs/LongWork';
import { Facts } from '../../../shared/page/Facts';
import { Notice } from '../../../shared/page/Notice';
import {
  useApproveSettlementMutation,
  useDeleteSettlementMutation,
  useProposeSettlementMutation,
  useWithdrawSettlementMutation,
  type SettlementDetailsFragment,
} from '../settlement.generated';
import { ApprovedFiles } from './ApprovedFiles';

type Decision = 'propose' | 'withdraw' | 'approve' | 'delete';

/** The id of the note that explains why the user who proposed a run cannot approve it. */
export const sameUserNote = 'settlement-same-user';

interface SettlementActionsProps {
  readonly settlement: SettlementDetailsFragment;
  /** Called if a decision was refused because the run is not as it is shown: somebody was first, or balances have changed. */
  readonly onOutdated: (problem: Problem) => void;
}

/** The actions on a run, by its state; each needs a confirmation. */
export function SettlementActions({ settlement, onOutdated }: SettlementActionsProps) {
  const { id, title, state, mayApprove, totals } = settlement;
  const { net, documents } = totals;
  const { say, format } = useTexts('settlements', { title });
  const approve = say('approve', { amount: format.euro(net), count: documents, number: format.number(documents) });
  const [opened, setOpened] = useState<Decision>();
  const decide = useDecisions(id);
  const close = () => setOpened(undefined);
  return (
    <>
      {state === 'DRAFT' && (
        <>
          <Button variant="contained" onClick={() => setOpened('propose')}>
            {say('propose')}
          </Button>
          <Button variant="outlined" component={Link} to={`/settlements/${id}/edit`}>
            {say('edit')}
          </Button>
          <Button color="error" onClick={() => setOpened('delete')}>
            {say('delete')}
          </Button>
        </>
      )}
      {state === 'PROPOSED' && (
        <>
          <Button
            variant="contained"
            disabled={!mayApprove}
            onClick={() => setOpened('approve')}
            {...(!mayApprove && { 'aria-describedby': sameUserNote })}
          >
            {approve}
          </Button>
          <Button variant="outlined" onClick={() => setOpened('withdraw')}>
            {say('withdraw')}
          </Button>
        </>
      )}
      {state === 'APPROVED' && <ApprovedFiles settlement={settlement} />}
      {opened !== undefined && (
        <ActionDialog
          title={say(`${opened}.title`)}
          text={say(`${opened}.text`)}
          confirmLabel={opened === 'approve' ? approve : say(`${opened}.submit`)}
          destructive={opened === 'delete' || opened === 'withdraw'}
          act={() => decide(opened)}
          done={say(`${opened}.done`)}
          onError={(problem, report) => {
            if (problem.obstacles === undefined) report();
            if (problem.code === 'CONFLICT') onOutdated(problem);
            close();
          }}
          onClose={close}
        >
          {opened === 'approve'
            ? (isRunning) => (
                <>
                  <WhatIsApproved settlement={settlement} />
                  <LongWork text={say('approve.takesLong')} isRunning={isRunning} />
                </>
              )
            : undefined}
        </ActionDialog>
      )}
    </>
  );
}

/** What an approval does: the sums, the documents, those that are incomplete, and what cannot be taken back. */
function WhatIsApproved({ settlement: { totals, campaigns } }: Pick<SettlementActionsProps, 'settlement'>) {
  const { intl, say, format } = useTexts('settlements.approve');
  const { net, documents, setOff, setOffOnly, carried, carriedOver, incomplete } = totals;
  const sum = (amount: string, id: string, count: number) =>
    say(id, { amount: format.euro(amount), count, number: format.number(count) });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Facts
        facts={[
          {
            label: say('campaigns'),
            value: intl.formatList(
              campaigns.map(({ title }) => title),
              { type: 'unit' },
            ),
          },
          { label: say('net'), value: sum(net, 'inDocuments', documents) },
          ...(Number(setOff) === 0 ? [] : [{ label: say('setOff'), value: sum(setOff, 'setOffOnly', setOffOnly) }]),
          ...(carriedOver === 0 ? [] : [{ label: say('carried'), value: sum(carried, 'carriedOver', carriedOver) }]),
        ]}
        labelWidth={160}
      />
      {incomplete > 0 && <Notice>{say('incomplete', { count: incomplete, number: format.number(incomplete) })}</Notice>}
      <Notice>{say('final')}</Notice>
    </Stack>
  );
}

/** Returns what sends a decision. */
function useDecisions(id: string): (decision: Decision) => Promise<void> {
  const navigate = useNavigate();
  const [propose] = useProposeSettlementMutation({ context: longRequest });
  const [withdraw] = useWithdrawSettlementMutation();
  const [approve] = useApproveSettlementMutation({ context: longRequest });
  const [remove] = useDeleteSettlementMutation();
  const calls = { propose, withdraw, approve, delete: remove } as const;
  return async (decision) => {
    await calls[decision]({ variables: { id } });
    if (decision === 'delete') void navigate('/settlements', { replace: true });
  };
}
