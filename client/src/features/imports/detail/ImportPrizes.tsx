import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { ImportRecordFragment } from '../imports.generated';
import { TitledList } from './TitledList';

/** The effect of a sales file on the prizes of each campaign. */
export function ImportPrizes({ prizes }: Pick<ImportRecordFragment, 'prizes'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'imports.prizes' });
  return (
    <TitledList title={title} items={prizes} keyOf={({ campaignId }) => campaignId}>
      {(prize) => (
        <>
          <Link to={`/campaigns/${prize.campaignId}`}>{prize.title}</Link>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {prize.isClosed ? <FormattedMessage id="imports.prizes.closed" /> : <Change prize={prize} />}
          </Box>
        </>
      )}
    </TitledList>
  );
}

function Change({ prize }: { readonly prize: ImportRecordFragment['prizes'][number] }) {
  const format = useFormat();
  const { dealers, earned, reaching, falling } = prize;
  const facts: readonly (readonly [string, number])[] = [
    ['reaching', reaching],
    ['falling', falling],
  ];
  return (
    <>
      <FormattedMessage
        id="imports.prizes.earned"
        values={{
          earned: format.euro(earned, { signDisplay: 'exceptZero' }),
          dealers,
          number: format.number(dealers),
          strong: (parts) => <strong>{parts}</strong>,
        }}
      />
      {facts.map(
        ([fact, count]) =>
          count > 0 && (
            <span key={fact}>
              {', '}
              <FormattedMessage id={`imports.prizes.${fact}`} values={{ count, number: format.number(count) }} />
            </span>
          ),
      )}
    </>
  );
}
