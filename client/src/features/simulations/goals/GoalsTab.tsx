import { dealerTiers, type DealerTier } from '@gdd/schema/members';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Notice } from '../../../shared/page/Notice';
import { Surface } from '../../../shared/page/Surface';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { WidgetBoundary } from '../../../shared/states/WidgetBoundary';
import { usePageAddress } from '../pageAddress';
import type { SimulatePage_CampaignFragment } from '../SimulatePage.generated';
import { ChosenProposal } from './ChosenProposal';
import { ProposalForm } from './ProposalForm';
import { ProposalList } from './ProposalList';
import { useCampaignTiersQuery, useGoalProposalsQuery } from './proposals.generated';

interface GoalsTabProps {
  readonly campaign: SimulatePage_CampaignFragment;
  readonly today: string | undefined;
}

/** Proposes goals for a campaign, lists its proposals, and shows the selected one. */
export function GoalsTab({ campaign, today }: GoalsTabProps) {
  const { say } = useTexts('simulations.goals');
  const navigate = useNavigate();
  const { proposalId, queryWith } = usePageAddress();
  const { data, loading, error, refetch } = useGoalProposalsQuery({
    variables: { campaignId: campaign.id },
    fetchPolicy: 'cache-and-network',
  });
  const tiers = usePresetTiers(campaign.id);
  const proposals = data?.goalProposals;
  const problem = loading || proposals ? undefined : problemOf(error);
  const isClosed = campaign.state === 'CLOSED';
  const show = (id: string) => {
    void refetch();
    void navigate({ search: queryWith({ proposta: id }) }, { preventScrollReset: true });
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
        {isClosed ? (
          <Notice>{say('closed')}</Notice>
        ) : (
          <Surface title={say('form.title')}>
            {tiers === undefined ? (
              <SkeletonRows count={4} height={56} />
            ) : (
              <ProposalForm campaign={campaign} today={today} tiers={tiers} onCreated={show} />
            )}
          </Surface>
        )}
        <Surface title={say('list')}>
          {problem !== undefined && <ErrorState problem={problem} onRetry={() => void refetch()} />}
          {problem === undefined && !proposals && <SkeletonRows count={3} height={56} />}
          {proposals?.length === 0 && <EmptyState title={say('empty.title')} text={say('empty.text')} />}
          {proposals && proposals.length > 0 && <ProposalList proposals={proposals} />}
        </Surface>
      </Box>
      {proposalId !== undefined && (
        <WidgetBoundary key={proposalId}>
          <ChosenProposal id={proposalId} isClosed={isClosed} />
        </WidgetBoundary>
      )}
    </Stack>
  );
}

/**
 * The tiers of the dealers that are in a campaign, none where all tiers or no dealers are: a proposal for a campaign of
 * Gold dealers is for Gold dealers, unless somebody wants others. Undefined while they are loaded.
 */
function usePresetTiers(id: string): readonly DealerTier[] | undefined {
  const { data, error } = useCampaignTiersQuery({ variables: { id } });
  if (data === undefined) return error === undefined ? undefined : [];
  const found = dealerTiers.filter((tier) => (data[tier]?.total ?? 0) > 0);
  return found.length === dealerTiers.length ? [] : found;
}
