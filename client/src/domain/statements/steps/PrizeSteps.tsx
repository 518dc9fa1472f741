import { endedUnjoined } from '../../campaigns/endedUnjoined';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useIncentiveTexts } from '../../incentives/useIncentiveTexts';
import { PlainTable } from '../../../shared/table/PlainTable';
import { Sentence, Step, type StepsProps } from './Step';

/** The base times the average factor. */
export function ProductStep({ statement }: StepsProps) {
  const { say, format } = useTexts('statement');
  const texts = useIncentiveTexts();
  const { base, beforeCap, boostedTires, factorLimit } = statement;
  const product = `${texts.rate(base)} × ${texts.averageFactor(statement)}`;
  const isBelowZero = factorLimit === null && Number(boostedTires) < 0 && Number(base) > 0;
  return (
    <Step
      name={say('product')}
      result={{
        label: say('product.result'),
        ...(!isBelowZero && { working: `${product} =` }),
        value: format.euro(beforeCap),
      }}
    >
      <Sentence>
        {say('product.text')}
        {isBelowZero && <> {say('product.belowZero', { product })}</>}
      </Sentence>
    </Step>
  );
}

/** The prize up to its cap. */
export function CapStep({ statement: { incentiveDetail, capped, accepted, plafondAccumulated } }: StepsProps) {
  const { intl, say, format } = useTexts('statement');
  const { cap } = incentiveDetail;
  return (
    <Step
      name={say('cap')}
      result={{
        label: intl.formatMessage({ id: 'campaign.plafondAccumulated' }),
        value: format.euro(plafondAccumulated),
        strong: true,
      }}
    >
      <Sentence>
        {cap === null ? say('cap.none') : say(`cap.${capped ? 'over' : 'under'}`, { cap: format.euro(cap) })}
        {!accepted && <> {say('notAccepted')}</>}
      </Sentence>
    </Step>
  );
}

/** The tyres from which the prize is unlocked. */
export function UnlockStep({ statement }: StepsProps) {
  const { say, format } = useTexts('statement');
  const texts = useIncentiveTexts();
  const { incentiveDetail, unlockTires, unlocked, tiresPurchased } = statement;
  const missing = Math.max(unlockTires - tiresPurchased, 0);
  return (
    <Step name={say('unlock')} explanation={say('unlock.meaning')}>
      <Sentence>
        {texts.unlock(incentiveDetail.unlockAt)}{' '}
        {say(`unlock.${unlocked ? 'reached' : lockOf(statement)}`, {
          tires: format.number(unlockTires),
          count: missing,
          number: format.number(missing),
        })}
      </Sentence>
    </Step>
  );
}

/** Why a prize is locked: tyres are missing, the goal was missed, or the dealer never accepted the campaign. */
function lockOf(statement: StepsProps['statement']): 'missing' | 'missed' | 'over' {
  if (endedUnjoined(statement)) return 'over';
  return statement.campaign.state === 'CLOSED' ? 'missed' : 'missing';
}

/** The balance: the prize, plus or minus each entry. */
export function LedgerStep({ statement }: StepsProps) {
  const { intl, say, format } = useTexts('statement');
  const { entries, unlocked, plafondAccumulated, balance, debt } = statement;
  const label = (id: string) => say(`entries${id}`);
  const lock = lockOf(statement);
  const isDebt = Number(debt) > 0;
  return (
    <Step
      name={label('')}
      result={{
        label: intl.formatMessage({ id: isDebt ? 'campaign.debt' : 'campaign.plafondExpendable' }),
        ...(entries.length > 0 && {
          working: `${[unlocked ? plafondAccumulated : '0.00', ...entries.map(({ amount }) => amount).reverse()]
            .map((amount, index) => signed(format.euro(amount), index === 0))
            .join(' ')} =${isDebt ? ` ${format.euro(balance)}` : ''}`,
        }),
        value: format.euro(isDebt ? debt : statement.plafondExpendable),
        strong: true,
      }}
    >
      {entries.length === 0 ? (
        <Sentence>{label('.none')}</Sentence>
      ) : (
        <PlainTable
          caption={label('')}
          captionHidden
          columns={[
            { key: 'day', label: label('.day'), cell: ({ day }) => format.date(day) },
            {
              key: 'kind',
              label: label('.kind'),
              cell: ({ kind, reversedById }) => {
                const name = label(`.kind.${enumText(kind)}`);
                return reversedById === null ? name : say('entries.reversed', { kind: name });
              },
            },
            {
              key: 'reason',
              label: label('.reason'),
              cell: ({ reason }) => reason ?? say('noValue'),
            },
            { key: 'amount', label: label('.amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
          ]}
          rows={entries}
          rowKey={({ id }) => id}
        />
      )}
      {!unlocked && lock !== 'over' && <Sentence>{label(`.${lock}`)}</Sentence>}
      {isDebt && <Sentence>{label('.debt')}</Sentence>}
    </Step>
  );
}

/** An amount as a term of a sum: '120,00 €', then '− 40,00 €' or '+ 5,00 €'. */
function signed(amount: string, isFirst: boolean): string {
  if (isFirst) return amount;
  return /^[-−]/.test(amount) ? `− ${amount.slice(1)}` : `+ ${amount}`;
}
