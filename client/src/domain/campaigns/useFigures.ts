import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { formatEuro, formatNumber, formatPercent, type Language } from '../../shared/i18n/format';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { isFleetOverNet } from './fleetOverNet';

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

/** The figures, with the debt: prize that was spent and is no longer earned. */
export interface DealerBalance extends DealerFigures {
  readonly debt: string;
}

/** A figure: its label and its formats. */
export interface Figure {
  readonly key: keyof DealerFigures;
  readonly label: string;
  readonly text: (figures: DealerFigures) => string;
  /** An explanation where the value is surprising. */
  readonly note: (figures: DealerFigures) => string | undefined;
  /** The text in a list's row, where there is no room for the note. */
  readonly cell: (figures: DealerFigures) => string;
}

/** The language of texts, with its messages. */
interface Texts {
  readonly intl: IntlShape;
  readonly language: Language;
}

/** The seven figures by the specification's names and formats (section 2, modal 6), in its order. */
export function campaignFigures({ intl, language }: Texts): readonly Figure[] {
  const number = (value: number) => formatNumber(value, language);
  const figure = (key: Figure['key'], text: Figure['text']): Figure => ({
    key,
    label: intl.formatMessage({ id: `campaign.${key}` }),
    text,
    note: () => undefined,
    cell: text,
  });
  const share = figure('tiresFleetPercentage', ({ tiresFleetPercentage }) =>
    formatPercent(tiresFleetPercentage, language, { minimumFractionDigits: 1 }),
  );
  const isOverNet = ({ tiresFleet, tiresPurchased }: DealerFigures) => isFleetOverNet(tiresFleet, tiresPurchased);
  return [
    figure('goalThreshold', ({ goalThreshold }) => number(goalThreshold)),
    figure('tiresPurchased', ({ tiresPurchased }) => number(tiresPurchased)),
    figure('tiresMissing', ({ tiresMissing }) => number(tiresMissing)),
    figure('plafondAccumulated', ({ plafondAccumulated }) => formatEuro(plafondAccumulated, language)),
    figure('plafondExpendable', ({ plafondExpendable }) => formatEuro(plafondExpendable, language)),
    figure('tiresFleet', ({ tiresFleet }) => number(tiresFleet)),
    {
      ...share,
      note: (row) =>
        isOverNet(row)
          ? intl.formatMessage({ id: `campaign.fleetOverNet.${row.tiresPurchased > 0 ? 'some' : 'none'}` })
          : undefined,
      cell: (row) =>
        isOverNet(row)
          ? intl.formatMessage({ id: 'campaign.fleetOverNet.cell' }, { percent: share.text(row) })
          : share.text(row),
    },
  ];
}

/** The seven figures in the chosen language. */
export function useFigures(): readonly Figure[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => campaignFigures({ intl, language }), [intl, language]);
}
