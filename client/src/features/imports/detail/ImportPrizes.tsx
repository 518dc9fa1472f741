import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ImportRecordFragment } from '../imports.generated';
import { TitledList } from './TitledList';

/** The effect of a sales file on the prizes of each campaign. */
export function ImportPrizes({ prizes }: Pick<ImportRecordFragment, 'prizes'>) {
  const { say } = useTexts('imports');
  const title = say('prizes');
  return (
    <TitledList title={title} items={prizes} keyOf={({ campaignId }) => campaignId}>
      {(prize) => (
        <>
          <Link to={`/campaigns/${prize.campaignId}`}>{prize.title}</Link>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {prize.isClosed ? say('prizes.closed') : <Change prize={prize} />}
          </Box>
        </>
      )}
    </TitledList>
  );
}

function Change({ prize }: { readonly prize: ImportRecordFragment['prizes'][number] }) {
  const { say, format } = useTexts('imports.prizes');
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
              {say(fact, { count, number: format.number(count) })}
            </span>
          ),
      )}
    </>
  );
}
