import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { CampaignCurve } from '../curves/CampaignCurve';
import { StatementDisputes } from '../disputes/StatementDisputes';
import { endedUnjoined } from '../campaigns/endedUnjoined';
import { FigureList } from '../campaigns/FigureList';
import { useTexts } from '../../shared/i18n/useTexts';
import { useIncentiveTexts } from '../incentives/useIncentiveTexts';
import { Notice } from '../../shared/page/Notice';
import { Surface } from '../../shared/page/Surface';
import { TabbedPage } from '../../shared/states/TabbedPage';
import { usePageTab } from '../../shared/page/usePageTab';
import { useCan } from '../../shared/permissions/useCan';
import { TreadBar } from '../tread/TreadBar';
import { AcceptedRules } from './AcceptedRules';
import { Outlook } from './Outlook';
import { SinceClosing } from './SinceClosing';
import type { StatementFieldsFragment } from './statement.generated';
import { linesId, linesParameters, printedAfter } from './lines/linesId';
import { StatementSteps } from './steps/StatementSteps';

// Each tab's own parts are loaded when it is opened; what is printed with the others comes with the page.
const StatementLines = lazy(async () => ({ default: (await import('./lines/StatementLines')).StatementLines }));
const ExcludedSales = lazy(async () => ({ default: (await import('./lines/ExcludedSales')).ExcludedSales }));
const WhyChanged = lazy(async () => ({ default: (await import('./changes/WhyChanged')).WhyChanged }));

/** The words of the tabs in the address; the first is the default. */
const tabNames = ['situazione', 'premio', 'vendite', 'escluse', 'contestazioni'] as const;

type TabName = (typeof tabNames)[number];

interface StatementPageProps {
  readonly statement: StatementFieldsFragment;
  /** The page's header. */
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Shown above each tab. */
  readonly above?: ReactNode;
  /** Shown below the progress. */
  readonly about?: ReactNode;
}

/**
 * A dealer's statement in a campaign, in tabs: its progress and forecast, how the prize is computed, the sales that
 * count, those that do not, and its disputes. A past day has neither forecast, excluded sales nor disputes.
 */
export function StatementPage({ statement, title, subtitle, actions, above, about }: StatementPageProps) {
  const { say } = useTexts('statement');
  const offered = useOfferedTabs(statement);
  const { open, hrefOf } = useStatementTab(offered);
  const isPast = statement.knownOn !== null;
  const content: Readonly<Record<TabName, ReactNode>> = {
    situazione: (
      <Stack spacing={2}>
        <Progress statement={statement} />
        {about}
        {!isPast && <Outlook statement={statement} />}
        {/* not printed: the curve's table would take a page of its own */}
        {!isPast && (
          <Box sx={{ displayPrint: 'none' }}>
            <CampaignCurve campaign={statement.campaign} dealerId={statement.dealerId} />
          </Box>
        )}
      </Stack>
    ),
    premio: (
      <Stack spacing={2}>
        <Prize statement={statement} />
        {!isPast && <WhyChanged campaignId={statement.campaign.id} dealerId={statement.dealerId} />}
        {statement.linesChangedSinceClosing && statement.sinceClosing !== null && (
          <SinceClosing changes={statement.sinceClosing} />
        )}
      </Stack>
    ),
    vendite: <StatementLines statement={statement} />,
    escluse: <ExcludedSales statement={statement} />,
    contestazioni: (
      <StatementDisputes
        campaignId={statement.campaign.id}
        dealerId={statement.dealerId}
        disputes={statement.disputes}
      />
    ),
  };
  const labelOf = (name: TabName) => {
    const label = say(`tab.${name}`);
    const count = name === 'contestazioni' ? statement.disputes.length : 0;
    return count === 0 ? label : `${label} (${count})`;
  };
  // the excluded sales use the list's part of the address
  const isAhead = useLater() && open !== 'escluse';
  return (
    <TabbedPage
      title={title}
      subtitle={subtitle}
      actions={actions}
      above={
        <>
          {above}
          <Notices statement={statement} />
        </>
      }
      label={say('tabs')}
      tabs={offered.map((name) => ({
        name,
        label: labelOf(name),
        content: content[name],
        isPrinted: name !== 'vendite' && name !== 'escluse',
        isAhead: name === 'vendite' && isAhead,
      }))}
      open={open}
      hrefOf={hrefOf}
    />
  );
}

function useOfferedTabs({ knownOn, disputes }: StatementFieldsFragment): readonly TabName[] {
  const mayDispute = useCan()('accessSubscription', 'accessCampaigns');
  if (knownOn !== null) return ['situazione', 'premio', 'vendite'];
  return tabNames.filter((name) => name !== 'contestazioni' || mayDispute || disputes.length > 0);
}

/** The open tab; addresses from before the tabs (`#vendite`, `?vendite=excluded`) open the one that has their part. */
function useStatementTab(offered: readonly TabName[]) {
  const { search, hash } = useLocation();
  const { named, hrefOf } = usePageTab(offered, linesParameters);
  const which = new URLSearchParams(search).get(linesId);
  const former = which === 'excluded' ? 'escluse' : which !== null || hash === `#${linesId}` ? 'vendite' : undefined;
  const open = named ?? offered.find((name) => name === former) ?? 'situazione';
  return { open, hrefOf };
}

/** False at first, so that a short visit sends no requests for what is only printed. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), printedAfter);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

interface StatementProps {
  readonly statement: StatementFieldsFragment;
}

function Notices({ statement }: StatementProps) {
  const { say } = useTexts('statement');
  const { accepted, linesChangedSinceClosing } = statement;
  if (accepted && !linesChangedSinceClosing) return null;
  return (
    <Box sx={{ '& > *': { mb: 1 } }}>
      {!accepted && (
        <Notice>
          <FormattedMessage id={endedUnjoined(statement) ? 'campaign.endedUnjoined' : 'statement.notAccepted'} />
        </Notice>
      )}
      {linesChangedSinceClosing && <Notice>{say('changed')}</Notice>}
    </Box>
  );
}

function Progress({ statement }: StatementProps) {
  const { say } = useTexts('statement');
  const isOver = endedUnjoined(statement);
  const { tiresPurchased, goalThreshold, incentiveDetail } = statement;
  return (
    <Surface title={say('progress')}>
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
  const { say, format } = useTexts('statement');
  const texts = useIncentiveTexts();
  const { campaign, eligibility } = statement;
  return (
    <Surface title={say('title')}>
      <Typography sx={{ mb: 3 }}>
        {say('counts', {
          from: format.date(campaign.startsOn),
          to: format.date(campaign.endsOn),
          match: texts.match(eligibility),
        })}
      </Typography>
      <AcceptedRules rules={statement.rules} goalChanges={statement.goalChanges} />
      <StatementSteps statement={statement} />
    </Surface>
  );
}
