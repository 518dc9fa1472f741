import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { IncentiveRules } from '../../../domain/incentives/IncentiveRules';
import { useIncentiveTexts } from '../../../domain/incentives/useIncentiveTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Surface } from '../../../shared/page/Surface';
import type { ApprovalDetailsFragment, ApprovalRulesFieldsFragment } from '../approval.generated';
import { BeforeAndAfter } from './BeforeAndAfter';

interface RulesBeforeAndAfterProps {
  readonly rules: NonNullable<ApprovalDetailsFragment['request']['rules']>;
}

/** The parts of a campaign's rules that a request changes, before and after. */
export function RulesBeforeAndAfter({ rules: { changed, before, after } }: RulesBeforeAndAfterProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useIncentiveTexts();
  const say = (id: string) => intl.formatMessage({ id: `approvals.${id}` });
  const period = ({ startsOn, endsOn }: ApprovalRulesFieldsFragment) =>
    intl.formatMessage({ id: 'campaign.period' }, { from: format.date(startsOn), to: format.date(endsOn) });
  const rows = [
    { part: 'PERIOD' as const, before: period(before), after: period(after) },
    { part: 'ELIGIBILITY' as const, before: texts.match(before.eligibility), after: texts.match(after.eligibility) },
  ]
    .filter(({ part }) => changed.includes(part))
    .map(({ part, ...row }) => ({ what: say(`part.${part}`), ...row }));
  const isPrizeChanged = changed.includes('INCENTIVE') || changed.includes('BOOSTS');
  return (
    <>
      {rows.length > 0 && <BeforeAndAfter rows={rows} />}
      {isPrizeChanged && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          }}
        >
          <Surface title={say('rules.before')}>
            <IncentiveRules {...before} />
          </Surface>
          <Surface title={say('rules.after')}>
            <IncentiveRules {...after} />
          </Surface>
        </Box>
      )}
    </>
  );
}
