import type { AnalyticsMeasure, AnalyticsSortColumn } from '@gdd/schema/reports';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { differencePercent } from '../../../shared/charts/data/figures';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import type { AnalyticsSelection } from '../selection/analyticsCodec';
import {
  changeText,
  dimensionText,
  isSum,
  keyText,
  measureText,
  valueText,
  yearNames,
  type Group,
  type Texts,
} from '../texts';

/** A group as a row of the table. */
export type GroupRow = Group & { readonly id: string };

type GroupColumn = ListColumn<GroupRow, AnalyticsSortColumn>;

/** The columns of a selection: its dimensions, and its measures with the year before and the difference. */
export function useAnalyticsColumns(
  selection: AnalyticsSelection,
  year: number,
  isRunning: boolean,
): readonly GroupColumn[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const texts = { intl, language };
    return [
      ...selection.dimensions.map((dimension, position): GroupColumn => ({
        field: dimension,
        label: dimensionText(intl, dimension),
        text: ({ keys }) => {
          const key = keys[position];
          return key === undefined ? '' : keyText(texts, key);
        },
        // The server sorts by both keys at once (`id`), so only the first column can be sorted.
        ...(position === 0 && { sort: 'id' as const }),
        width: 200,
        grow: true,
        card: position === 0 ? 'title' : 'line',
      })),
      ...selection.measures.flatMap((measure) =>
        measureColumns(texts, measure, selection.compareYear, year, isRunning && measure !== 'goalAttainment'),
      ),
    ];
  }, [selection, year, isRunning, intl, language]);
}

function measureColumns(
  texts: Texts,
  measure: AnalyticsMeasure,
  isCompared: boolean,
  year: number,
  isRunning: boolean,
): readonly GroupColumn[] {
  const { intl } = texts;
  const name = measureText(intl, measure);
  const names = yearNames(intl, year, isRunning);
  const ofYear = (text: string) => intl.formatMessage({ id: 'analytics.ofYear' }, { measure: name, year: text });
  const number = { width: 150, align: 'end', card: 'fact' } as const;
  const now: GroupColumn = {
    ...number,
    field: measure,
    label: isCompared ? ofYear(names.now) : name,
    text: ({ values }) => valueText(texts, measure, values[measure]),
    sort: measure,
  };
  if (!isCompared) return [now];
  const before: GroupColumn = {
    ...number,
    field: `${measure}Before`,
    label: ofYear(names.before),
    text: (row) => valueText(texts, measure, row.before?.[measure] ?? null),
  };
  const whole: readonly GroupColumn[] = isRunning
    ? [
        {
          ...number,
          field: `${measure}WholeBefore`,
          label: ofYear(names.wholeBefore),
          text: (row) => valueText(texts, measure, row.wholeBefore?.[measure] ?? null),
        },
      ]
    : [];
  if (!isSum(measure)) return [now, before, ...whole];
  const difference: GroupColumn = {
    ...number,
    field: `${measure}Difference`,
    label: intl.formatMessage({ id: 'analytics.difference' }, { measure: name }),
    text: (row) => {
      const percent = differencePercent(row.values[measure] ?? 0, row.before?.[measure] ?? 0);
      return percent === undefined ? intl.formatMessage({ id: 'labels.noValue' }) : changeText(texts, percent);
    },
  };
  return [now, before, difference, ...whole];
}
