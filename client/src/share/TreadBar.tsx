import { bandEnd, progressTexts } from '../domain/tread/progressTexts';
import { labelsOf, shift } from '../domain/tread/scale';
import { thresholdsOf } from '../domain/tread/thresholds';
import { useLocalization } from './language';
import type { Campaign } from './useShare';

/** The share of the band's width that a label needs on a phone. */
const labelWidth = 0.16;

/** Progress towards a campaign's goal: the portal's tread bar (`domain/tread`) without its libraries. */
export function TreadBar({ campaign }: { campaign: Campaign }) {
  const localization = useLocalization();
  const { goalThreshold: goal, tiresPurchased: purchased, incentiveDetail } = campaign;
  const { tiers, unlockAt } = incentiveDetail;
  const thresholds = thresholdsOf({ goal, tiers, unlockAt });
  const isClosed = campaign.campaign.state === 'CLOSED';
  const texts = progressTexts({ purchased, goal, thresholds, isClosed }, localization);
  const end = bandEnd({ purchased, goal, thresholds });
  const labels = labelsOf(thresholds, end);
  const isTight = labels.some(({ position }, index) => position - (labels[index - 1]?.position ?? -1) < labelWidth);
  const rows = isTight ? 2 : 1;
  const filled = Math.min(Math.max(purchased, 0), end);
  const share = (tires: number) => `${((100 * tires) / end).toFixed(3)}%`;
  return (
    <div>
      <div
        className="tread"
        role="progressbar"
        aria-label={localization.say('tread.label')}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={filled}
        aria-valuetext={`${texts.progress}: ${texts.next}`}
      >
        {filled > 0 && <div className="tread-rubber" style={{ width: share(filled) }} />}
        {thresholds.map(({ tires, kind }) => (
          <div
            key={tires}
            className={`tread-notch${kind === 'goal' ? ' goal' : ''}${tires <= filled ? ' reached' : ''}`}
            style={{ left: share(tires) }}
          />
        ))}
        {filled > 0 && <div className="tread-edge" style={{ left: share(filled) }} />}
      </div>
      <p className="tread-scale" data-rows={rows} aria-hidden="true">
        {labels.map(({ tires, percent, kind, position, row }) => (
          <span
            key={tires}
            className={kind}
            style={{
              left: share(tires),
              top: rows === 2 ? `${row}lh` : 0,
              transform: `translateX(-${shift(position)}%)`,
            }}
          >
            {localization.percent(percent)}
          </span>
        ))}
      </p>
      {/* Hidden from screen readers, to which the band reads the same text. */}
      <p className="tread-text" aria-hidden="true">
        <span className="quiet">{texts.progress}</span>
        <strong>{texts.next}</strong>
      </p>
    </div>
  );
}
