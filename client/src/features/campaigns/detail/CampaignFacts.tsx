import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useIncentiveTexts } from '../../../domain/incentives/useIncentiveTexts';
import { Facts } from '../../../shared/page/Facts';
import { Surface } from '../../../shared/page/Surface';
import type { CampaignRecordFragment } from '../campaign.generated';

/** The facts of a campaign, and which sales count in it. */
export function CampaignFacts({ campaign }: { campaign: CampaignRecordFragment }) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useIncentiveTexts();
  const label = (id: string) => intl.formatMessage({ id: `campaigns.${id}` });
  const { type, duration, group, year, settlement, description } = campaign;
  const { eligibility, incentiveDetail, closedAt, updatedAt } = campaign;
  const facts = [
    [label('type'), label(`type.${enumText(type)}`)],
    [label('duration'), `${label(`duration.${enumText(duration)}`)}, ${label(`group.${enumText(group)}.one`)}`],
    [label('year'), String(year)],
    [label('settlement'), label(`settlement.${enumText(settlement)}`)],
    [label('facts.eligibility'), texts.match(eligibility)],
    [label('facts.rules'), texts.rules(incentiveDetail).join(' ')],
    ...(closedAt === null ? [] : [[label('facts.closedAt'), format.dateTime(closedAt)]]),
    [label('facts.updatedAt'), format.dateTime(updatedAt)],
  ] as const;
  return (
    <Surface title={label('facts.title')}>
      {description && <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{description}</Typography>}
      <Facts facts={facts.map(([name, value]) => ({ label: name, value }))} labelWidth={180} />
    </Surface>
  );
}
