import { useNavigate } from 'react-router-dom';
import { dealerTiers } from '@gdd/schema/members';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { ChoiceLink } from '../ChoiceLink';
import { DeleteButton } from '../DeleteButton';
import { usePageAddress } from '../pageAddress';
import { useDeleteGoalProposalMutation, type ProposalRecordFragment } from './proposals.generated';

/** A campaign's goal proposals; each can be opened and deleted. */
export function ProposalList({ proposals }: { readonly proposals: readonly ProposalRecordFragment[] }) {
  const { say } = useTexts('simulations.goals');
  const columns = useColumns();
  return <PlainTable caption={say('list')} captionHidden columns={columns} rows={proposals} rowKey={({ id }) => id} />;
}

function useColumns(): readonly TableColumn<ProposalRecordFragment>[] {
  const { say, format } = useTexts('simulations');
  const { proposalId, queryWith } = usePageAddress();
  return [
    {
      key: 'createdAt',
      label: say('list.createdAt'),
      cell: ({ id, createdAt }) => (
        <ChoiceLink query={queryWith({ proposta: id })} isChosen={id === proposalId}>
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
      key: 'growth',
      label: say('goals.list.growth'),
      cell: ({ growth }) => dealerTiers.map((tier) => format.number(growth[tier])).join(' · '),
    },
    { key: 'goals', label: say('goals.list.goals'), cell: ({ goals }) => format.number(goals), align: 'end' },
    { key: 'actions', label: say('list.actions'), cell: ({ id }) => <DeleteProposal id={id} />, align: 'end' },
  ];
}

function DeleteProposal({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { proposalId, queryWith } = usePageAddress();
  const [remove] = useDeleteGoalProposalMutation({ update: (cache) => forgetEntity(cache, 'GoalProposal', id) });
  return (
    <DeleteButton
      messages="simulations.goals.deleteOne"
      id={id}
      remove={() => remove({ variables: { id } })}
      onDeleted={() => {
        if (id !== proposalId) return;
        void navigate({ search: queryWith({ proposta: undefined }) }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
