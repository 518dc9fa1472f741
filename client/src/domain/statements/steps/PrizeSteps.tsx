import { FormattedMessage, useIntl } from 'react-intl';
import { endedUnjoined } from '../../campaigns/endedUnjoined';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useIncentiveTexts } from '../../incentives/useIncentiveTexts';
import { PlainTable } from '../../../shared/table/PlainTable';
import { Sentence, Step, type StepsProps } from './Step';

/** The base times the average factor. */
export function ProductStep({ statement }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useIncentiveTexts();
  const { base, beforeCap, boostedTires, factorLimit } = statement;
  const product = `${texts.rate(base)} × ${texts.averageFactor(statement)}`;
  const isBelowZero = factorLimit === null && Number(boostedTires) < 0 && Number(base) > 0;
  return (
    <Step
      name={intl.formatMessage({ id: 'statement.product' })}
      result={{
        label: intl.formatMessage({ id: 'statement.product.result' }),
        ...(!isBelowZero && { working: `${product} =` }),
        value: format.euro(beforeCap),
      }}
    >
      <Sentence>
        <FormattedMessage id="statement.product.text" />
        {isBelowZero && (
          <>
            {' '}
            <FormattedMessage id="statement.product.belowZero" values={{ product }} />
          </>
        )}
      </Sentence>
    </Step>
  );
}

/** The prize up to its cap. */
export function CapStep({ statement: { incentiveDetail, capped, accepted, plafondAccumulated } }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { cap } = incentiveDetail;
  return (
    <Step
      name={intl.formatMessage({ id: 'statement.cap' })}
      result={{
        label: intl.formatMessage({ id: 'campaign.plafondAccumulated' }),
        value: format.euro(plafondAccumulated),
        strong: true,
      }}
    >
      <Sentence>
        {cap === null ? (
          <FormattedMessage id="statement.cap.none" />
        ) : (
          <FormattedMessage id={`statement.cap.${capped ? 'over' : 'under'}`} values={{ cap: format.euro(cap) }} />
        )}
        {!accepted && (
          <>
            {' '}
            <FormattedMessage id="statement.notAccepted" />
          </>
        )}
      </Sentence>
    </Step>
  );
}

/** The tyres from which the prize is unlocked. */
export function UnlockStep({ statement }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useIncentiveTexts();
  const { incentiveDetail, unlockTires, unlocked, tiresPurchased } = statement;
  const missing = Math.max(unlockTires - tiresPurchased, 0);
  return (
    <Step name={intl.formatMessage({ id: 'statement.unlock' })}>
      <Sentence>
        {texts.unlock(incentiveDetail.unlockAt)}{' '}
        <FormattedMessage
          id={`statement.unlock.${unlocked ? 'reached' : lockOf(statement)}`}
          values={{ tires: format.number(unlockTires), count: missing, number: format.number(missing) }}
        />
      </Sentence>
    </Step>
  );
}

/** The state of a prize that is not unlocked: missing yet, missed for good, or of no use any more. */
function lockOf(statement: StepsProps['statement']): 'missing' | 'missed' | 'over' {
  if (endedUnjoined(statement)) return 'over';
  return statement.campaign.state === 'CLOSED' ? 'missed' : 'missing';
}

/** The prize less what was redeemed. */
export function RedemptionStep({ statement }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { redemptions, redeemed, unlocked, plafondAccumulated, plafondExpendable } = statement;
  const label = (id: string) => intl.formatMessage({ id: `statement.redemptions${id}` });
  const lock = lockOf(statement);
  const isBelowZero = unlocked && Number(redeemed) > Number(plafondAccumulated);
  return (
    <Step
      name={label('')}
      result={{
        label: intl.formatMessage({ id: 'campaign.plafondExpendable' }),
        ...(unlocked && !isBelowZero && { working: `${format.euro(plafondAccumulated)} − ${format.euro(redeemed)} =` }),
        value: format.euro(plafondExpendable),
        strong: true,
      }}
    >
      {redemptions.length === 0 ? (
        <Sentence>{label('.none')}</Sentence>
      ) : (
        <PlainTable
          caption={label('')}
          captionHidden
          columns={[
            { key: 'date', label: label('.date'), cell: ({ redeemedOn }) => format.date(redeemedOn) },
            {
              key: 'note',
              label: label('.note'),
              cell: ({ note }) => note ?? <FormattedMessage id="statement.noValue" />,
            },
            { key: 'amount', label: label('.amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
          ]}
          rows={redemptions}
          rowKey={({ id }) => id}
        />
      )}
      {!unlocked && lock !== 'over' && <Sentence>{label(`.${lock}`)}</Sentence>}
      {isBelowZero && <Sentence>{label('.floor')}</Sentence>}
    </Step>
  );
}
