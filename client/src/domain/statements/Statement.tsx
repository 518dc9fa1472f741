import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CampaignCurve } from '../curves/CampaignCurve';
import { StatementDisputes } from '../disputes/StatementDisputes';
import { endedUnjoined } from '../campaigns/endedUnjoined';
import { FigureList } from '../campaigns/FigureList';
import { useFormat } from '../../shared/i18n/useFormat';
import { useIncentiveTexts } from '../incentives/useIncentiveTexts';
import { Notice } from '../../shared/page/Notice';
import { Surface } from '../../shared/page/Surface';
import { TreadBar } from '../tread/TreadBar';
import { AcceptedRules } from './AcceptedRules';
import { WhyChanged } from './changes/WhyChanged';
import { Outlook } from './Outlook';
import { SinceClosing } from './SinceClosing';
import type { StatementFieldsFragment } from './statement.generated';
import { linesId } from './lines/linesId';
import { StatementLines } from './lines/StatementLines';
import { StatementSteps } from './steps/StatementSteps';

interface StatementProps {
  readonly statement: StatementFieldsFragment;
}

/**
 * A dealer's statement in a campaign: its progress and forecast, how the prize is computed, the sales that count and
 * those that do not.
 */
export function Statement({ statement }: StatementProps) {
  // the forecast and the reasons for changes exist only for today
  const isPast = statement.knownOn !== null;
  return (
    <Stack spacing={2}>
      <Notices statement={statement} />
      <Progress statement={statement} />
      {!isPast && <Outlook statement={statement} />}
      {/* not printed: the curve's table would take a page of its own */}
      {!isPast && (
        <Box sx={{ displayPrint: 'none' }}>
          <CampaignCurve campaign={statement.campaign} dealerId={statement.dealerId} />
        </Box>
      )}
      <Prize statement={statement} />
      {!isPast && <WhyChanged campaignId={statement.campaign.id} dealerId={statement.dealerId} />}
      {statement.linesChangedSinceClosing && statement.sinceClosing !== null && (
        <SinceClosing changes={statement.sinceClosing} />
      )}
      {!isPast && (
        <StatementDisputes
          campaignId={statement.campaign.id}
          dealerId={statement.dealerId}
          disputes={statement.disputes}
        />
      )}
      <Box id={linesId}>
        <StatementLines statement={statement} />
      </Box>
    </Stack>
  );
}

function Notices({ statement }: StatementProps) {
  const { accepted, linesChangedSinceClosing } = statement;
  if (accepted && !linesChangedSinceClosing) return null;
  return (
    <Box sx={{ '& > *': { mb: 1 } }}>
      {!accepted && (
        <Notice>
          <FormattedMessage id={endedUnjoined(statement) ? 'campaign.endedUnjoined' : 'statement.notAccepted'} />
        </Notice>
      )}
      {linesChangedSinceClosing && (
        <Notice>
          <FormattedMessage id="statement.changed" />
        </Notice>
      )}
    </Box>
  );
}

function Progress({ statement }: StatementProps) {
  const intl = useIntl();
  const isOver = endedUnjoined(statement);
  const { tiresPurchased, goalThreshold, incentiveDetail } = statement;
  return (
    <Surface title={intl.formatMessage({ id: 'statement.progress' })}>
      <Stack spacing={3}>
        {!isOver && (
          <TreadBar
            purchased={tiresPurchased}
            goal={goalThreshold}
            tiers={incentiveDetail.tiers}
            unlockAt={incentiveDetail.unlockAt}
            isClosed={statement.campaign.state === 'CLOSED'}
          />
        )}
        <FigureList
          large
          figures={statement}
          show={[
            'goalThreshold',
            'tiresPurchased',
            ...(isOver ? [] : (['tiresMissing'] as const)),
            'plafondAccumulated',
            'plafondExpendable',
            'tiresFleet',
            'tiresFleetPercentage',
          ]}
        />
      </Stack>
    </Surface>
  );
}

function Prize({ statement }: StatementProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useIncentiveTexts();
  const { campaign, eligibility } = statement;
  return (
    <Surface title={intl.formatMessage({ id: 'statement.title' })}>
      <Typography sx={{ mb: 3 }}>
        <FormattedMessage
          id="statement.counts"
          values={{
            from: format.date(campaign.startsOn),
            to: format.date(campaign.endsOn),
            match: texts.match(eligibility),
          }}
        />
      </Typography>
      <AcceptedRules rules={statement.rules} goalChanges={statement.goalChanges} />
      <StatementSteps statement={statement} />
    </Surface>
  );
}
