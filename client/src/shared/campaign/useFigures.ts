import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';

/** A dealer's figures in a campaign (specification, section 3: campaign row for a dealer). */
export interface DealerFigures {
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
  readonly tiresMissing: number;
  readonly tiresFleet: number;
  readonly tiresFleetPercentage: string;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
}

/** One figure: what it is called, and the way it is written. */
export interface Figure {
  readonly key: keyof DealerFigures;
  readonly label: string;
  readonly text: (figures: DealerFigures) => string;
}

/** The seven figures by the specification's names and formats (section 2, modal 6), in its order. */
export function useFigures(): readonly Figure[] {
  const intl = useIntl();
  const format = useFormat();
  const figure = (key: Figure['key'], text: Figure['text']): Figure => ({
    key,
    label: intl.formatMessage({ id: `campaign.${key}` }),
    text,
  });
  return [
    figure('goalThreshold', ({ goalThreshold }) => format.number(goalThreshold)),
    figure('tiresPurchased', ({ tiresPurchased }) => format.number(tiresPurchased)),
    figure('tiresMissing', ({ tiresMissing }) => format.number(tiresMissing)),
    figure('plafondAccumulated', ({ plafondAccumulated }) => format.euro(plafondAccumulated)),
    figure('plafondExpendable', ({ plafondExpendable }) => format.euro(plafondExpendable)),
    figure('tiresFleet', ({ tiresFleet }) => format.number(tiresFleet)),
    figure('tiresFleetPercentage', ({ tiresFleetPercentage }) =>
      format.percent(tiresFleetPercentage, { minimumFractionDigits: 1 }),
    ),
  ];
}
