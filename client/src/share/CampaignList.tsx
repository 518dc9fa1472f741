import { useId } from 'react';
import { endedUnjoined } from '../domain/campaigns/endedUnjoined';
import { isFleetOverNet } from '../domain/campaigns/fleetOverNet';
import { Failure } from './Failure';
import { useLocalization } from './language';
import { TreadBar } from './TreadBar';
import type { Campaign, Part } from './useShare';

interface CampaignListProps {
  readonly campaigns: Part<readonly Campaign[]>;
  readonly onRetry: () => void;
}

/** The campaigns of the year, each with the dealer's progress. */
export function CampaignList({ campaigns, onRetry }: CampaignListProps) {
  const { say } = useLocalization();
  return (
    <section aria-busy={campaigns === undefined}>
      <h2>{say('share.campaigns')}</h2>
      {campaigns === undefined ? (
        <div className="skeleton campaigns-place" />
      ) : 'problem' in campaigns ? (
        <Failure problem={campaigns.problem} onRetry={onRetry} />
      ) : campaigns.data.length === 0 ? (
        <p className="surface">{say('share.campaigns.none')}</p>
      ) : (
        <ul className="campaigns">
          {campaigns.data.map((campaign) => (
            <CampaignCard key={campaign.campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** `DRAFT` only completes the type: a share link shows no drafts. */
const states = {
  DRAFT: { sign: '–', tone: 'neutral' },
  OPEN: { sign: '✓', tone: 'success' },
  REGISTRATION_CLOSED: { sign: '–', tone: 'info' },
  CLOSED: { sign: '■', tone: 'neutral' },
} as const;

interface StatusProps {
  /** Shown before the text, for readers who do not see the colour. */
  readonly sign: string;
  readonly tone: 'success' | 'warning' | 'info' | 'neutral';
  readonly children: string;
}

/** A status with sign, text and colour, as in the portal. */
function Status({ sign, tone, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone}>
      <span aria-hidden="true">{sign}</span> {children}
    </span>
  );
}

function CampaignCard({ campaign }: { campaign: Campaign }) {
  const id = useId();
  const { say, date } = useLocalization();
  const { title, startsOn, endsOn, state } = campaign.campaign;
  return (
    <li className="surface campaign" aria-labelledby={id}>
      <p className="tags">
        <Status {...states[state]}>{say(`campaign.state.${state}`)}</Status>
        {campaign.accepted ? (
          <Status sign="✓" tone="success">
            {say('campaign.accepted')}
          </Status>
        ) : (
          <Status sign="!" tone={state === 'OPEN' ? 'warning' : 'neutral'}>
            {say('campaign.notAccepted')}
          </Status>
        )}
      </p>
      <h3 id={id}>{title}</h3>
      <p className="quiet">{say('campaign.period', { from: date(startsOn), to: date(endsOn) })}</p>
      {endedUnjoined(campaign) ? <p>{say('campaign.endedUnjoined')}</p> : <TreadBar campaign={campaign} />}
      <Figures campaign={campaign} />
    </li>
  );
}

function Figures({ campaign }: { campaign: Campaign }) {
  const { say, number, percent, euro } = useLocalization();
  const isOverNet = isFleetOverNet(campaign.tiresFleet, campaign.tiresPurchased);
  const fleet = say(isOverNet ? 'share.fleetValue.returns' : 'share.fleetValue', {
    tires: number(campaign.tiresFleet),
    percent: percent(campaign.tiresFleetPercentage, { minimumFractionDigits: 1 }),
  });
  const figures = [
    [say('campaign.goalThreshold'), number(campaign.goalThreshold)],
    [say('campaign.tiresPurchased'), number(campaign.tiresPurchased)],
    [say('campaign.tiresMissing'), number(campaign.tiresMissing)],
    [say('share.fleet'), fleet],
    [say('campaign.plafondAccumulated'), euro(campaign.plafondAccumulated)],
    [say('campaign.plafondExpendable'), euro(campaign.plafondExpendable)],
    ...(Number(campaign.debt) > 0 ? [[say('campaign.debt'), euro(campaign.debt)] as const] : []),
  ] as const;
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
