import Typography from '@mui/material/Typography';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useIncentiveTexts } from '../../../domain/incentives/useIncentiveTexts';
import { Facts } from '../../../shared/page/Facts';
import { Surface } from '../../../shared/page/Surface';
import type { CampaignRecordFragment } from '../campaign.generated';

/** The facts of a campaign, and which sales count in it. */
export function CampaignFacts({ campaign }: { campaign: CampaignRecordFragment }) {
  const { say, format } = useTexts('campaigns');
  const texts = useIncentiveTexts();
  const { type, duration, group, year, settlement, description } = campaign;
  const { eligibility, incentiveDetail, closedAt, updatedAt } = campaign;
  const facts = [
    [say('type'), say(`type.${enumText(type)}`)],
    [say('duration'), `${say(`duration.${enumText(duration)}`)}, ${say(`group.${enumText(group)}.one`)}`],
    [say('year'), String(year)],
    [say('settlement'), say(`settlement.${enumText(settlement)}`)],
    [say('facts.eligibility'), texts.match(eligibility)],
    [say('facts.rules'), texts.rules(incentiveDetail).join(' ')],
    ...(closedAt === null ? [] : [[say('facts.closedAt'), format.dateTime(closedAt)]]),
    [say('facts.updatedAt'), format.dateTime(updatedAt)],
  ] as const;
  return (
    <Surface title={say('facts.title')}>
      {description && <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{description}</Typography>}
      <Facts facts={facts.map(([name, value]) => ({ label: name, value }))} labelWidth={180} />
    </Surface>
  );
}
