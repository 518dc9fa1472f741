import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { usePolling } from '../../../shared/apollo/usePolling';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { WidgetBoundary } from '../../../shared/states/WidgetBoundary';
import { usePageAddress } from '../pageAddress';
import type { SimulatePage_CampaignFragment } from '../SimulatePage.generated';
import { ChosenSimulation } from './ChosenSimulation';
import { pollInterval } from './lookAgain';
import { SimulationForm } from './SimulationForm';
import { SimulationList } from './SimulationList';
import { isUnderWay } from './SimulationStatusLabel';
import { useSimulationsQuery } from './simulations.generated';

interface SimulationTabProps {
  readonly campaign: SimulatePage_CampaignFragment;
  readonly today: string | undefined;
}

/** Starts simulations of a campaign, lists them, and shows the selected one. */
export function SimulationTab({ campaign, today }: SimulationTabProps) {
  const { say } = useTexts('simulations');
  const navigate = useNavigate();
  const { simulationId, goalsOf, queryWith } = usePageAddress();
  const { data, loading, error, refetch, startPolling, stopPolling } = useSimulationsQuery({
    variables: { campaignId: campaign.id },
    fetchPolicy: 'cache-and-network',
  });
  const [createdId, setCreatedId] = useState<string>();
  const simulations = data?.simulations;
  usePolling(simulations?.some(isUnderWay) ?? false, pollInterval, { startPolling, stopPolling });
  const problem = loading || simulations ? undefined : problemOf(error);
  const show = (id: string) => {
    setCreatedId(id);
    void refetch();
    const chosen = { simulazione: id, volume: undefined, confronta: undefined };
    void navigate({ search: queryWith(chosen) }, { preventScrollReset: true });
  };

  return (
    <Stack spacing={2}>
      <Box
        sx={{
          displayPrint: 'none',
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Surface title={say('form.title')}>
          <SimulationForm key={goalsOf ?? ''} campaign={campaign} today={today} proposalId={goalsOf} onCreated={show} />
        </Surface>
        <Surface title={say('list')}>
          {problem !== undefined && <ErrorState problem={problem} onRetry={() => void refetch()} />}
          {problem === undefined && !simulations && <SkeletonRows count={3} height={56} />}
          {simulations?.length === 0 && <EmptyState title={say('empty.title')} text={say('empty.text')} />}
          {simulations && simulations.length > 0 && <SimulationList simulations={simulations} />}
        </Surface>
      </Box>
      {simulationId !== undefined && (
        <WidgetBoundary key={simulationId}>
          <ChosenSimulation id={simulationId} isNew={simulationId === createdId} />
        </WidgetBoundary>
      )}
    </Stack>
  );
}
