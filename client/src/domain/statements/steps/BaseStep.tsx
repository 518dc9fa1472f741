import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useIncentiveTexts } from '../../incentives/useIncentiveTexts';
import { PlainTable } from '../../../shared/table/PlainTable';
import { Sentence, Step, type StepsProps } from './Step';

/** The base: the tyres of each tier times its rate. */
export function BaseStep({ statement }: StepsProps) {
  const { say, format } = useTexts('statement');
  const texts = useIncentiveTexts();
  const { tiers, base, incentiveDetail } = statement;
  const label = (id: string) => say(`base${id}`);
  const amounts = tiers.filter(({ tires }) => tires > 0);
  return (
    <Step
      name={label('')}
      result={{
        label: label('.result'),
        ...(amounts.length > 1 && { working: `${amounts.map(({ amount }) => texts.rate(amount)).join(' + ')} =` }),
        value: texts.rate(base),
      }}
    >
      <Sentence>
        <FormattedMessage id={`incentives.basis.${incentiveDetail.basis}`} />
      </Sentence>
      <PlainTable
        caption={label('')}
        captionHidden
        columns={[
          {
            key: 'from',
            label: label('.from'),
            cell: ({ from, reached }) => (
              <>
                {texts.threshold(from)}
                {!reached && (
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {label('.notReached')}
                  </Typography>
                )}
              </>
            ),
          },
          {
            key: 'startsAt',
            label: label(`.startsAt.${incentiveDetail.basis}`),
            cell: ({ startsAt }) => format.number(startsAt),
            align: 'end',
          },
          { key: 'rate', label: label('.rate'), cell: ({ rate }) => texts.rate(rate), align: 'end' },
          { key: 'tires', label: label('.tires'), cell: ({ tires }) => format.number(tires), align: 'end' },
          { key: 'amount', label: label('.amount'), cell: ({ amount }) => texts.rate(amount), align: 'end' },
        ]}
        rows={tiers}
        rowKey={({ from }) => from}
      />
    </Step>
  );
}
