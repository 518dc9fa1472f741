import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { useAction } from '../../../shared/actions/useAction';
import { ExportButton } from '../../../shared/files/ExportButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Kpi, KpiGrid } from '../../../shared/page/Kpi';
import { useCan } from '../../../shared/permissions/useCan';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlocks } from '../../../shared/states/Skeletons';
import { usePageAddress } from '../pageAddress';
import { ProposedGoals } from './ProposedGoals';
import {
  ProposedGoalsFileDocument,
  useGoalProposalQuery,
  useImportProposedGoalsMutation,
  type ProposalRecordFragment,
} from './proposals.generated';

interface ChosenProposalProps {
  readonly id: string;
  /** The campaign is closed: its goals cannot be changed. */
  readonly isClosed: boolean;
}

/** The proposal selected in the address: its totals, its goals and the actions on them. */
export function ChosenProposal({ id, isClosed }: ChosenProposalProps) {
  const { data, loading, error, refetch } = useGoalProposalQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  const proposal = data?.goalProposal;
  const problem = loading ? undefined : problemOf(error);
  const { say } = useTexts('simulations.goals', { id });
  if (problem?.code === 'NOT_FOUND') return <EmptyState title={say('notFound.title')} text={say('notFound.text')} />;
  if (problem !== undefined && !proposal) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!proposal) return <SkeletonBlocks heights={[132, 480]} />;
  return (
    <Stack spacing={2} component="section" aria-label={say('one')}>
      <ProposalHeading proposal={proposal} isClosed={isClosed} />
      <ProposalSums proposal={proposal} />
      <ProposedGoals id={id} isClosed={isClosed} onEdited={reload} />
    </Stack>
  );
}

interface ProposalHeadingProps {
  readonly proposal: ProposalRecordFragment;
  readonly isClosed: boolean;
}

function ProposalHeading({ proposal, isClosed }: ProposalHeadingProps) {
  const { say, format } = useTexts('simulations.goals');
  const client = useApolloClient();
  const can = useCan();
  const { queryWith } = usePageAddress();
  const { id, campaignId, from, to, step } = proposal;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h2">{say('one', { id })}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {say('about', { from: format.date(from), to: format.date(to), step: format.number(step) })}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={{ search: queryWith({ scheda: undefined, obiettivi: id, simulazione: undefined, confronta: undefined }) }}
        sx={{ displayPrint: 'none' }}
      >
        {say('simulate')}
      </Button>
      <ExportButton
        label={say('export')}
        requestTicket={async (fileFormat) => {
          const { data } = await client.query({
            query: ProposedGoalsFileDocument,
            variables: { id, format: fileFormat },
            fetchPolicy: 'no-cache',
          });
          return data?.proposedGoalsFile;
        }}
      />
      {!isClosed && can('accessImportManager') && <ApplyButton id={id} campaignId={campaignId} />}
    </Box>
  );
}

/** Creates an import of the goals and opens its page, where they are previewed and applied; it leads back to the campaign. */
function ApplyButton({ id, campaignId }: { readonly id: string; readonly campaignId: string }) {
  const { say } = useTexts('simulations.goals');
  const navigate = useNavigate();
  const [importGoals] = useImportProposedGoalsMutation();
  const { run, busy } = useAction();
  const apply = async () => {
    const { data } = await importGoals({ variables: { id } });
    if (data) await navigate(`/imports/${data.importProposedGoals.id}`, { state: { campaignId } });
  };
  return (
    <Button variant="outlined" loading={busy} onClick={() => run(apply)}>
      {say('apply')}
    </Button>
  );
}

function ProposalSums({ proposal }: { readonly proposal: ProposalRecordFragment }) {
  const { say, format } = useTexts('simulations.goals.sums');
  const { dealers, newDealers, baseTires, goals, edited, grown, rounding, raisedToFloor, editedTires, step } = proposal;
  const shareOf = (tires: number) => (baseTires > 0 ? format.percent(((100 * tires) / baseTires).toFixed(1)) : '–');
  const tires = (count: number) => `${count > 0 ? '+' : ''}${format.number(count)}`;
  return (
    <>
      <KpiGrid label={say('title')} columns={4}>
        <Kpi
          label={say('dealers')}
          value={format.number(dealers)}
          detail={
            newDealers > 0 ? say('newDealers', { count: newDealers, number: format.number(newDealers) }) : undefined
          }
        />
        <Kpi label={say('baseTires')} value={format.number(baseTires)} />
        <Kpi
          label={say('goals')}
          value={format.number(goals)}
          detail={baseTires > 0 ? say('share', { percent: shareOf(goals) }) : undefined}
        />
        <Kpi label={say('edited')} value={format.number(edited)} />
      </KpiGrid>
      <Typography sx={{ color: 'text.secondary' }}>
        {say('parts', {
          grown: format.number(grown),
          growth: shareOf(grown),
          rounding: tires(rounding),
          step: format.number(step),
          floors: tires(raisedToFloor),
          edited: tires(editedTires),
        })}
      </Typography>
    </>
  );
}
