import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { useCampaignCostQuery, type CampaignCostQuery } from './campaignEditor.generated';
import { rulesInput, type CampaignFormValues } from './campaignFormValues';
import { useSettledInput } from './useSettledInput';

interface LiveCostProps {
  readonly control: Control<CampaignFormValues>;
  /** The campaign whose dealers and goals the cost is computed for. */
  readonly campaignId: string;
}

/**
 * 'Quanto costerebbe alla rete': the cost of the form's rules, over the sales in the campaign's period a year before. A
 * newer request cancels the running one; a failure is only a text, because nothing depends on it.
 */
export function LiveCost({ control, campaignId }: LiveCostProps) {
  const { say } = useTexts('campaigns.cost');
  const [incentiveDetail, factorBoostDetail, eligibility] = useWatch({
    control,
    name: ['incentiveDetail', 'factorBoostDetail', 'eligibility'],
  });
  const rules = rulesInput({ incentiveDetail, factorBoostDetail, eligibility });
  const input = useSettledInput(rules);
  const { data, previousData, loading, error } = useCampaignCostQuery(
    input === undefined ? skipToken : { variables: { campaignId, input }, fetchPolicy: 'network-only' },
  );
  const problem = loading ? undefined : problemOf(error);
  const cost = (data ?? previousData)?.campaignCost;
  const isStale = loading || JSON.stringify(rules) !== JSON.stringify(input);
  return (
    <Surface title={say('title')}>
      {rules === undefined || problem !== undefined || !cost ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {say(rules === undefined ? 'incomplete' : problem === undefined ? 'loading' : missingCost(problem))}
        </Typography>
      ) : (
        <Cost cost={cost} isStale={isStale} />
      )}
    </Surface>
  );
}

/** The message for a cost that cannot be computed. */
function missingCost({ fields }: Problem): 'notOver' | 'tooLong' | 'unavailable' {
  if (fields?.['to'] === undefined) return 'unavailable';
  return fields['to'] === 'notAllowed' ? 'notOver' : 'tooLong';
}

interface CostProps {
  readonly cost: NonNullable<CampaignCostQuery['campaignCost']>;
  /** Whether a newer request is running. */
  readonly isStale: boolean;
}

function Cost({ cost: { from, to, result }, isStale }: CostProps) {
  const { say, format } = useTexts('campaigns.cost');
  const { dealers, unlocked, tires, accumulated, expendable } = result;
  return (
    <Box aria-live="polite" aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {say('expendable')}
      </Typography>
      <Typography variant="kpi">{format.euro(expendable)}</Typography>
      <Typography>
        {dealers === 0
          ? say('noDealers')
          : say('unlocked', { count: unlocked, unlocked: format.number(unlocked), dealers: format.number(dealers) })}
      </Typography>
      <Typography variant="table" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {say('about', {
          from: format.date(from),
          to: format.date(to),
          tires: format.number(tires),
          accumulated: format.euro(accumulated),
        })}
      </Typography>
    </Box>
  );
}
