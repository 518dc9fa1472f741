import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlocks } from '../../shared/states/Skeletons';
import { WidgetBoundary } from '../../shared/states/WidgetBoundary';
import { CampaignChoices } from './CampaignChoices';
import { ComparedCurves } from './ComparedCurves';
import { ComparedDealers } from './ComparedDealers';
import type { ComparedIds } from './comparedIds';
import { ComparedFigures } from './ComparedFigures';
import { useCampaignComparisonQuery } from './comparison.generated';

/** Two campaigns side by side; the address has their ids: `?a=113&b=97`. */
export function Component() {
  const { say } = useTexts('comparison');
  const [address] = useSearchParams();
  const idIn = (name: string) => /^[1-9]\d{0,9}$/.exec(address.get(name) ?? '')?.[0] ?? '';
  const [here, other] = [idIn('a'), idIn('b')];
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      <CampaignChoices here={here} other={other} />
      {here === '' || other === '' ? (
        <EmptyState title={say('choose.title')} text={say('choose.text')} />
      ) : here === other ? (
        <EmptyState title={say('same.title')} text={say('same.text')} />
      ) : (
        <Comparison key={`${here}-${other}`} campaignId={here} otherId={other} />
      )}
    </>
  );
}

function Comparison(ids: ComparedIds) {
  const { say } = useTexts('comparison.notFound');
  const { data, loading, error, refetch } = useCampaignComparisonQuery({
    variables: ids,
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const comparison = data?.campaignComparison;
  if (!comparison && problem?.code === 'NOT_FOUND') {
    return <EmptyState title={say('title')} text={say('text')} />;
  }
  if (!comparison) {
    return problem === undefined ? (
      <SkeletonBlocks heights={[360, 420, 320]} />
    ) : (
      <ErrorState problem={problem} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack spacing={2}>
      <ComparedFigures comparison={comparison} />
      <WidgetBoundary>
        <ComparedCurves ids={ids} comparison={comparison} />
      </WidgetBoundary>
      <WidgetBoundary>
        <ComparedDealers ids={ids} comparison={comparison} />
      </WidgetBoundary>
    </Stack>
  );
}
