import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Surface } from '../../../shared/page/Surface';
import type { ImportRecordFragment } from '../imports.generated';

/** The change of a sales file to the prizes of each campaign. */
export function ImportPrizes({ prizes }: Pick<ImportRecordFragment, 'prizes'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'imports.prizes' });
  return (
    <Surface title={title}>
      <Box
        component="ul"
        aria-label={title}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {prizes.map((prize) => (
          <Box
            component="li"
            key={prize.campaignId}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Link to={`/campaigns/${prize.campaignId}`}>{prize.title}</Link>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {prize.isClosed ? <FormattedMessage id="imports.prizes.closed" /> : <Change prize={prize} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Surface>
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
