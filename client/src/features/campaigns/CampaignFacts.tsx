import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { enumText } from '../../shared/apollo/enumTexts';
import { useFormat } from '../../shared/i18n/useFormat';
import { useIncentiveWords } from '../../shared/incentives/useIncentiveWords';
import { Surface } from '../../shared/page/Surface';
import type { CampaignRecordFragment } from './campaign.generated';

/** What a campaign is, and which sales count in it. */
export function CampaignFacts({ campaign }: { campaign: CampaignRecordFragment }) {
  const intl = useIntl();
  const format = useFormat();
  const words = useIncentiveWords();
  const label = (id: string) => intl.formatMessage({ id: `campaigns.${id}` });
  const { type, duration, group, year, description, eligibility, incentiveDetail, closedAt, updatedAt } = campaign;
  const facts = [
    [label('type'), label(`type.${enumText(type)}`)],
    [label('duration'), `${label(`duration.${enumText(duration)}`)}, ${label(`group.${enumText(group)}.one`)}`],
    [label('year'), String(year)],
    [label('facts.eligibility'), words.match(eligibility)],
    [label('facts.rules'), words.rules(incentiveDetail).join(' ')],
    ...(closedAt === null ? [] : [[label('facts.closedAt'), format.dateTime(closedAt)]]),
    [label('facts.updatedAt'), format.dateTime(updatedAt)],
  ] as const;
  return (
    <Surface title={label('facts.title')}>
      {description && <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{description}</Typography>}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 1 },
        }}
      >
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Surface>
  );
}
