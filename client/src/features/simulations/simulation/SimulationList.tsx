import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useNavigate } from 'react-router-dom';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { ChoiceLink } from '../ChoiceLink';
import { DeleteButton } from '../DeleteButton';
import { usePageAddress } from '../pageAddress';
import { useDeleteSimulationMutation, type SimulationHeadFragment } from './simulations.generated';
import { isUnderWay, RulesChangedTag, SimulationProgress, SimulationStatusLabel } from './SimulationStatusLabel';

/** A campaign's stored simulations; each can be opened, compared with the open one, and deleted. */
export function SimulationList({ simulations }: { readonly simulations: readonly SimulationHeadFragment[] }) {
  const { say } = useTexts('simulations');
  const columns = useColumns();
  return (
    <PlainTable caption={say('list')} captionHidden columns={columns} rows={simulations} rowKey={({ id }) => id} />
  );
}

function useColumns(): readonly TableColumn<SimulationHeadFragment>[] {
  const { say, format } = useTexts('simulations');
  const { simulationId, comparedId, queryWith } = usePageAddress();
  return [
    {
      key: 'createdAt',
      label: say('list.createdAt'),
      cell: ({ id, createdAt }) => (
        <ChoiceLink
          query={queryWith({ simulazione: id, volume: undefined, confronta: undefined })}
          isChosen={id === simulationId}
        >
          {say('list.name', { id, at: format.dateTime(createdAt) })}
        </ChoiceLink>
      ),
    },
    { key: 'createdBy', label: say('list.createdBy'), cell: ({ createdBy }) => createdBy ?? say('noValue') },
    {
      key: 'period',
      label: say('list.period'),
      cell: ({ from, to }) => `${format.date(from)} – ${format.date(to)}`,
    },
    {
      key: 'goals',
      label: say('list.goals'),
      cell: ({ proposalId }) =>
        proposalId === null ? say('list.goals.own') : say('list.goals.proposal', { id: proposalId }),
    },
    {
      key: 'status',
      label: say('status'),
      cell: (simulation) => (
        <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <SimulationStatusLabel status={simulation.status} />
          {isUnderWay(simulation) && <SimulationProgress progress={simulation.progress} />}
          {simulation.rulesChanged && <RulesChangedTag />}
        </Stack>
      ),
    },
    {
      key: 'actions',
      label: say('list.actions'),
      cell: ({ id, status }) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
          {simulationId !== undefined && id !== simulationId && status === 'DONE' && (
            <Button
              size="small"
              component={Link}
              to={{ search: queryWith({ confronta: id === comparedId ? undefined : id }) }}
              preventScrollReset
              aria-label={say(id === comparedId ? 'compare.remove' : 'compare.add', { id })}
            >
              {say(id === comparedId ? 'compare.off' : 'compare.on')}
            </Button>
          )}
          <DeleteSimulation id={id} />
        </Stack>
      ),
      align: 'end',
    },
  ];
}

function DeleteSimulation({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { simulationId, comparedId, queryWith } = usePageAddress();
  const [remove] = useDeleteSimulationMutation({ update: (cache) => forgetEntity(cache, 'Simulation', id) });
  const onDeleted = () => {
    if (id !== simulationId && id !== comparedId) return;
    const closed = { simulazione: undefined, volume: undefined, confronta: undefined };
    const search = queryWith(id === simulationId ? closed : { confronta: undefined });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return (
    <DeleteButton
      messages="simulations.deleteOne"
      id={id}
      remove={() => remove({ variables: { id } })}
      onDeleted={onDeleted}
    />
  );
}
