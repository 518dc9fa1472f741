import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { TreadBar } from '../tread/TreadBar';
import { AcceptanceLabel } from './AcceptanceLabel';
import { CampaignStateLabel } from './CampaignStateLabel';
import type { DealerCampaignCard_CampaignFragment } from './dealerCampaigns.generated';
import { endedUnjoined } from './endedUnjoined';
import { FigureList } from './FigureList';
import { isAcceptable } from './period';

export type DealerCampaign = DealerCampaignCard_CampaignFragment;

interface DealerCampaignCardProps {
  readonly campaign: DealerCampaign;
  /** The current day of the programme, yyyy-mm-dd; undefined while it loads. */
  readonly today: string | undefined;
  /** The address of the campaign; default: the dealer's own page of it. */
  readonly to?: string;
  /** The level of the title's heading. */
  readonly headingLevel: 'h2' | 'h3';
  /** Shows only progress and prize. */
  readonly compact?: boolean;
  /** Buttons below the figures. */
  readonly actions?: ReactNode;
}

const prizes = ['plafondAccumulated', 'plafondExpendable'] as const;
const purchases = ['tiresPurchased', 'tiresFleet', 'tiresFleetPercentage'] as const;
const allFigures = [...purchases, 'tiresMissing', ...prizes] as const;

/** A dealer's campaign as a card: progress, missing tyres, and prize. */
export function DealerCampaignCard({
  campaign,
  today,
  to = `/subscriptions/${campaign.campaign.id}`,
  headingLevel,
  compact = false,
  actions,
}: DealerCampaignCardProps) {
  const id = useId();
  const { intl, say, format } = useTexts('campaign');
  const { title, type, startsOn, endsOn, state } = campaign.campaign;
  const isOver = endedUnjoined(campaign);
  const { goalThreshold, accepted, acceptedAt, tiresPurchased, incentiveDetail } = campaign;
  return (
    <Paper
      component="li"
      aria-labelledby={id}
      sx={{ position: 'relative', p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
          <CampaignStateLabel state={state} />
          <AcceptanceLabel
            isAcceptable={isAcceptable(campaign.campaign, today)}
            accepted={accepted}
            acceptedAt={acceptedAt}
          />
        </Box>
        <Typography variant="h2" component={headingLevel} id={id} sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={to}
            underline="none"
            // The link covers the whole card; other controls are layered above it.
            sx={{ fontWeight: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {say('period', { from: format.date(startsOn), to: format.date(endsOn) })}
          {' · '}
          {intl.formatMessage({ id: `incentives.type.${type}` })}
        </Typography>
      </Box>
      {isOver ? (
        <Typography>{say('endedUnjoined')}</Typography>
      ) : (
        <TreadBar
          purchased={tiresPurchased}
          goal={goalThreshold}
          tiers={incentiveDetail.tiers}
          unlockAt={incentiveDetail.unlockAt}
          isClosed={state === 'CLOSED'}
        />
      )}
      <FigureList figures={campaign} show={compact ? prizes : isOver ? purchases : allFigures} />
      {actions && <Box sx={{ position: 'relative', zIndex: 1, mt: 'auto', alignSelf: 'flex-start' }}>{actions}</Box>}
    </Paper>
  );
}
