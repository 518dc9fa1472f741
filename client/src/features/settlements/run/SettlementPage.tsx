import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { PageState } from '../../../shared/states/PageState';
import { useSettlementQuery, type SettlementDetailsFragment } from '../settlement.generated';
import { SettingsMissing } from '../SettingsMissing';
import { SettlementNotFound } from '../SettlementNotFound';
import { SettlementStateLabel } from '../SettlementStateLabel';
import { BalancesChanged } from './BalancesChanged';
import { sameUserNote, SettlementActions } from './SettlementActions';
import { SettlementFacts, SettlementTotals } from './SettlementFigures';
import { SettlementLines } from './SettlementLines';

/** A settlement run, from the draft to its documents. */
export function Component() {
  const { say } = useTexts('settlements');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useSettlementQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const settlement = data?.settlement;
  if (problem?.code === 'NOT_FOUND') return <SettlementNotFound />;
  if (settlement) return <Run key={id} settlement={settlement} refetch={() => void refetch()} />;
  return (
    <PageState
      title={say('one')}
      back={<BackToList />}
      heights={[132, 200, 420]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

function BackToList() {
  const toList = useListReturn('settlements', '/settlements');
  return <BackLink {...toList} labelId="settlements.back" />;
}

interface RunProps {
  readonly settlement: SettlementDetailsFragment;
  readonly refetch: () => void;
}

function Run({ settlement, refetch }: RunProps) {
  const [changed, setChanged] = useState<Problem>();
  const { id, title, state, version } = settlement;
  return (
    <>
      <BackToList />
      <PageHeader
        title={title}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <SettlementStateLabel state={state} />
            <History settlement={settlement} />
          </Box>
        }
        actions={
          <SettlementActions
            settlement={settlement}
            onOutdated={(problem) => {
              setChanged(problem.obstacles === undefined ? undefined : problem);
              refetch();
            }}
          />
        }
      />
      {changed !== undefined && <BalancesChanged problem={changed} />}
      <Notices settlement={settlement} />
      <Stack spacing={2}>
        <SettlementTotals settlement={settlement} />
        <SettlementFacts settlement={settlement} />
        <SettlementLines key={`${state} ${version}`} id={id} campaigns={settlement.campaigns} state={state} />
      </Stack>
    </>
  );
}

/** Who created, proposed and decided the run, and when. */
function History({ settlement }: Pick<RunProps, 'settlement'>) {
  const { say, format } = useTexts('settlements');
  const { state, createdBy, createdAt, proposedBy, proposedAt, decidedBy, decidedAt } = settlement;
  const step = (id: string, at: string | null, name: string | null) =>
    at === null ? [] : [say(`${id}${name === null ? '' : 'By'}`, { at: format.dateTime(at), name })];
  const steps = [
    ...step('createdAt.text', createdAt, createdBy),
    ...step('proposedAt.text', proposedAt, proposedBy),
    ...step(state === 'WITHDRAWN' ? 'withdrawnAt.text' : 'approvedAt.text', decidedAt, decidedBy),
  ];
  return <span>{steps.join(' · ')}</span>;
}

/** The obstacles to the next step. */
function Notices({ settlement: { state, mayApprove, configured, totals } }: Pick<RunProps, 'settlement'>) {
  const { say, format } = useTexts('settlements');
  const isOpen = state === 'DRAFT' || state === 'PROPOSED';
  return (
    <>
      {state === 'PROPOSED' && !mayApprove && (
        <Notice>
          <span id={sameUserNote}>{say('approve.sameUser')}</span>
        </Notice>
      )}
      {state !== 'WITHDRAWN' && <SettingsMissing configured={configured} />}
      {isOpen && totals.incomplete > 0 && (
        <Notice>{say('incomplete', { count: totals.incomplete, number: format.number(totals.incomplete) })}</Notice>
      )}
    </>
  );
}
