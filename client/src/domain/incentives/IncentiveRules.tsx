import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../shared/i18n/useTexts';
import { PlainTable } from '../../shared/table/PlainTable';
import { useIncentiveTexts, type FactorBoostDetail, type IncentiveDetail } from './useIncentiveTexts';

interface IncentiveRulesProps {
  readonly incentiveDetail: IncentiveDetail;
  readonly factorBoostDetail: FactorBoostDetail;
}

/** A campaign's tiers and boosts: what a tyre earns and when the prize can be spent. */
export function IncentiveRules({ incentiveDetail, factorBoostDetail }: IncentiveRulesProps) {
  return (
    <Stack spacing={3}>
      <Tiers incentiveDetail={incentiveDetail} />
      <Boosts factorBoostDetail={factorBoostDetail} />
    </Stack>
  );
}

function Tiers({ incentiveDetail }: Pick<IncentiveRulesProps, 'incentiveDetail'>) {
  const { say } = useTexts('incentives');
  const texts = useIncentiveTexts();
  return (
    <Box>
      <PlainTable
        caption={say('tiers')}
        columns={[
          {
            key: 'from',
            label: say('tiers.from'),
            cell: ({ from }) => texts.threshold(from),
          },
          {
            key: 'rate',
            label: say('tiers.rate'),
            cell: ({ rate }) => texts.rate(rate),
            align: 'end',
          },
        ]}
        rows={incentiveDetail.tiers}
        rowKey={({ from }) => from}
      />
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary' }}>
        {texts.rules(incentiveDetail).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
    </Box>
  );
}

function Boosts({ factorBoostDetail: { boosts } }: Pick<IncentiveRulesProps, 'factorBoostDetail'>) {
  const { intl, say } = useTexts('incentives.boosts');
  const texts = useIncentiveTexts();
  return (
    <Box>
      <PlainTable
        caption={intl.formatMessage({ id: 'incentives.boosts' })}
        columns={[
          { key: 'label', label: say('label'), cell: (boost) => boost.label },
          { key: 'match', label: say('match'), cell: (boost) => texts.match(boost.match) },
          { key: 'factor', label: say('factor'), cell: (boost) => texts.factor(boost.factor), align: 'end' },
        ]}
        rows={boosts.map((boost, index) => ({ ...boost, key: String(index) }))}
        rowKey={({ key }) => key}
        empty={say('none')}
      />
      {boosts.length > 1 && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{say('rule')}</Typography>}
    </Box>
  );
}
