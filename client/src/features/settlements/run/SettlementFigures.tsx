import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Facts } from '../../../shared/page/Facts';
import { Explained } from '../../../shared/page/Explained';
import { Kpi, KpiGrid } from '../../../shared/page/Kpi';
import { Surface } from '../../../shared/page/Surface';
import type { SettlementDetailsFragment } from '../settlement.generated';

interface SettlementProps {
  readonly settlement: SettlementDetailsFragment;
}

/** The totals of a run. */
export function SettlementTotals({ settlement: { totals } }: SettlementProps) {
  const { intl, say, format } = useTexts('settlements.totals');
  const count = (id: string, dealers: number) => say(id, { count: dealers, number: format.number(dealers) });
  return (
    <KpiGrid label={say('title')} columns={4}>
      <Kpi label={say('net')} value={format.euro(totals.net)} detail={count('documents', totals.documents)} />
      <Kpi label={say('setOff')} value={format.euro(totals.setOff)} detail={count('setOffOnly', totals.setOffOnly)} />
      <Kpi
        label={<Explained text={intl.formatMessage({ id: 'settlements.carried.meaning' })}>{say('carried')}</Explained>}
        value={format.euro(totals.carried)}
        detail={count('carriedOver', totals.carriedOver)}
      />
      <Kpi
        label={say('dealers')}
        value={format.number(totals.dealers)}
        detail={count('incomplete', totals.incomplete)}
        action={
          totals.incomplete > 0 && (
            <Link component={RouterLink} to={{ search: '?incompleti=yes' }} preventScrollReset>
              {say('incomplete.show')}
            </Link>
          )
        }
      />
    </KpiGrid>
  );
}

/** The facts of a run: campaigns, dealers, minimum and day. */
export function SettlementFacts({ settlement }: SettlementProps) {
  const { intl, say, format } = useTexts('settlements');
  const { campaigns, minimum, day } = settlement;
  const titles = campaigns.map(({ title }) => title);
  return (
    <Surface title={say('facts')}>
      <Facts
        facts={[
          { label: say('campaigns'), value: intl.formatList(titles, { type: 'unit' }) },
          { label: say('filter'), value: <DealersText filter={settlement.filter} /> },
          { label: say('minimum'), value: format.euro(minimum) },
          { label: say('day'), value: format.date(day) },
        ]}
      />
    </Surface>
  );
}

/** The conditions for dealers as text. */
function DealersText({ filter }: Pick<SettlementDetailsFragment, 'filter'>) {
  const { intl, say, format } = useTexts('settlements.filter');
  const { status, tier, region, province, member, joinedFrom, joinedTo, stopped } = filter;
  const conditions = [
    ...status.map((each) => intl.formatMessage({ id: `dealers.status.${enumText(each)}` })),
    ...tier.map((each) => intl.formatMessage({ id: `dealers.tier.${enumText(each)}` })),
    ...region,
    ...province,
    ...(member === null ? [] : [say('below', { name: member.businessName })]),
    ...(joinedFrom === null ? [] : [say('joinedFrom', { date: format.date(joinedFrom) })]),
    ...(joinedTo === null ? [] : [say('joinedTo', { date: format.date(joinedTo) })]),
    ...(stopped === null ? [] : [say(stopped ? 'stopped.yes' : 'stopped.no')]),
  ];
  return conditions.length === 0 ? say('all') : intl.formatList(conditions, { type: 'unit' });
}
