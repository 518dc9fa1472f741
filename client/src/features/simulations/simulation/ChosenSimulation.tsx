import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { usePolling } from '../../../shared/apollo/usePolling';
import { compareDecimals } from '../../../shared/forms/fields/decimalText';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlocks } from '../../../shared/states/Skeletons';
import { usePageAddress } from '../pageAddress';
import { ComparisonStrip } from './ComparisonStrip';
import { CostTables } from './CostTables';
import { DistributionChart } from './DistributionChart';
import { pollInterval } from './lookAgain';
import { SimulatedDealers } from './SimulatedDealers';
import { isUnderWay, RulesChangedTag, SimulationProgress, SimulationStatusLabel } from './SimulationStatusLabel';
import { useSimulationQuery, type SimulatedVolumeFragment, type SimulationQuery } from './simulations.generated';
import { VolumeStrip } from './VolumeStrip';

type Simulation = NonNullable<SimulationQuery['simulation']>;

/** A simulation, polled until it is done: its results are available before the rows of its dealers. */
function useSimulation(id: string) {
  const { data, loading, error, refetch, startPolling, stopPolling } = useSimulationQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const simulation = data?.simulation ?? undefined;
  // The list may have set the cached status to done before this query has the results.
  const isWaiting =
    simulation !== undefined &&
    (isUnderWay(simulation) || (simulation.status === 'DONE' && simulation.results === null));
  usePolling(isWaiting, pollInterval, { startPolling, stopPolling });
  return { simulation, problem: loading ? undefined : problemOf(error), retry: () => void refetch() };
}

interface ChosenSimulationProps {
  readonly id: string;
  /** Whether it was just created in the form: the focus then moves to its heading, which scrolls it into view. */
  readonly isNew: boolean;
}

/** The simulation selected in the address: its progress, or its results. */
export function ChosenSimulation({ id, isNew }: ChosenSimulationProps) {
  const { comparedId } = usePageAddress();
  const { simulation, problem, retry } = useSimulation(id);
  const { say } = useTexts('simulations', { id });
  if (problem?.code === 'NOT_FOUND') return <EmptyState title={say('notFound.title')} text={say('notFound.text')} />;
  if (problem !== undefined && simulation === undefined) return <ErrorState problem={problem} onRetry={retry} />;
  if (simulation === undefined) return <SkeletonBlocks heights={[280, 320, 480]} />;
  const { status, results, progress } = simulation;
  return (
    <Stack spacing={2} component="section" aria-label={say('one')}>
      <SimulationHeading simulation={simulation} isFocused={isNew} />
      {isUnderWay(simulation) && (
        <Surface title={say('underWay')}>
          <SimulationProgress progress={progress} />
        </Surface>
      )}
      {status === 'FAILED' && <EmptyState title={say('failed.title')} text={say('failed.text')} />}
      {results && <Results simulation={simulation} results={results} />}
      {results && comparedId !== undefined && comparedId !== id && (
        <ComparedSimulation key={comparedId} id={comparedId} first={simulation} results={results} />
      )}
      {results && <Details simulation={simulation} results={results} />}
    </Stack>
  );
}

interface SimulationHeadingProps {
  readonly simulation: Simulation;
  readonly isFocused: boolean;
}

function SimulationHeading({ simulation, isFocused }: SimulationHeadingProps) {
  const { say, format } = useTexts('simulations');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  const { id, from, to, status, rulesChanged, proposalId, createdAt, createdBy } = simulation;
  const values = { from: format.date(from), to: format.date(to), at: format.dateTime(createdAt), name: createdBy };
  return (
    <Box>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 72 }}>
        {say('one', { id })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary', mt: 0.5 }}>
        <span>
          {say(`about${createdBy === null ? '' : 'By'}`, values)}
          {' · '}
          {say(`list.goals.${proposalId === null ? 'own' : 'proposal'}`, { id: proposalId })}
        </span>
        <SimulationStatusLabel status={status} />
        {rulesChanged && <RulesChangedTag />}
      </Box>
    </Box>
  );
}

interface ResultsProps {
  readonly simulation: Simulation;
  readonly results: readonly SimulatedVolumeFragment[];
}

/** The volume selected in the address, else the middle one. */
function useChosenVolume(results: readonly SimulatedVolumeFragment[]): SimulatedVolumeFragment | undefined {
  const { volume } = usePageAddress();
  const named = results.find((result) => volume !== undefined && compareDecimals(result.volume, volume) === 0);
  return named ?? results[Math.floor((results.length - 1) / 2)];
}

function Results({ simulation, results }: ResultsProps) {
  const { say } = useTexts('simulations');
  const chosen = useChosenVolume(results);
  return <VolumeStrip label={say('volumes', { id: simulation.id })} results={results} chosen={chosen} />;
}

function Details({ simulation, results }: ResultsProps) {
  const chosen = useChosenVolume(results);
  if (chosen === undefined) return null;
  return (
    <>
      {chosen.against && simulation.against && (
        <ComparisonStrip against={chosen.against} title={simulation.against.title} />
      )}
      <DistributionChart result={chosen} />
      <CostTables result={chosen} />
      {simulation.status === 'DONE' && (
        <SimulatedDealers id={simulation.id} volume={chosen.volume} isCompared={simulation.against !== null} />
      )}
    </>
  );
}

interface ComparedSimulationProps {
  readonly id: string;
  readonly first: Simulation;
  readonly results: readonly SimulatedVolumeFragment[];
}

/** A second simulation below the first, with the differences between them. */
function ComparedSimulation({ id, first, results }: ComparedSimulationProps) {
  const { simulation, problem, retry } = useSimulation(id);
  const { say } = useTexts('simulations', { id, first: first.id });
  if (problem?.code === 'NOT_FOUND') return <EmptyState title={say('notFound.title')} text={say('notFound.text')} />;
  if (problem !== undefined && simulation === undefined) return <ErrorState problem={problem} onRetry={retry} />;
  if (!simulation?.results) return <SkeletonBlocks heights={[280]} />;
  return (
    <>
      <SimulationHeading simulation={simulation} isFocused={false} />
      <VolumeStrip label={say('compare.strip')} results={simulation.results} first={{ id: first.id, results }} />
    </>
  );
}
