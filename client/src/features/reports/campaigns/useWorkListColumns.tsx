import type { Standing } from '@gdd/schema/reports';
import { useMemo } from 'react';
import type { DealerFigures } from '../../../domain/campaigns/useFigures';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import type { CampaignsReportPage_RowFragment } from './CampaignsReportPage.generated';
import type { ReportRow } from '../page/report';

type Row = CampaignsReportPage_RowFragment & ReportRow;
/** The figures of the current day, by which work lists are sorted. */
type DayColumn = 'endsOn' | 'goalPercentage' | 'tiresToNextThreshold' | 'euroAtStake';
type DayField = DayColumn | 'share';

/** The columns of each work list: figures of the day, and some of the seven figures of a campaign. */
export const workListFields: Readonly<
  Record<Standing, { readonly ofDay: readonly DayField[]; readonly figures: readonly (keyof DealerFigures)[] }>
> = {
  close: {
    ofDay: ['endsOn', 'tiresToNextThreshold', 'euroAtStake'],
    figures: ['goalThreshold', 'tiresPurchased', 'plafondAccumulated'],
  },
  behind: {
    ofDay: ['endsOn', 'goalPercentage', 'share', 'tiresToNextThreshold', 'euroAtStake'],
    figures: ['goalThreshold', 'tiresPurchased'],
  },
  notAccepted: {
    ofDay: ['endsOn', 'euroAtStake', 'goalPercentage'],
    figures: ['goalThreshold', 'tiresPurchased', 'plafondAccumulated'],
  },
};

/** What words of the programme mean. */
const meanings: Readonly<Partial<Record<DayField, string>>> = {
  euroAtStake: 'campaign.atStake.meaning',
  share: 'campaign.expected.meaning',
};

/** The columns that only a work list has; none for other reports. */
export function useWorkListColumns(standing: Standing | ''): readonly ListColumn<Row, DayColumn>[] {
  const { intl, say, format } = useTexts('reports');
  return useMemo(() => {
    const label = (field: DayField) => say(field === 'share' ? 'expectedShare' : field);
    const valueOr = <T,>(value: T | null, write: (value: T) => string) =>
      value === null ? say('noValue') : write(value);
    const percent = (value: string) => format.percent(value, { minimumFractionDigits: 1 });
    const number = (
      field: DayField,
      text: (row: Row) => string,
      width: number,
      sort?: DayColumn,
    ): ListColumn<Row, DayColumn> => ({
      field,
      label: label(field),
      ...(meanings[field] !== undefined && { explanation: intl.formatMessage({ id: meanings[field] }) }),
      text,
      ...(sort && { sort }),
      align: 'end',
      width,
      card: 'fact',
    });
    const columns: Readonly<Record<DayField, ListColumn<Row, DayColumn>>> = {
      endsOn: {
        field: 'endsOn',
        label: label('endsOn'),
        text: ({ endsOn }) => format.date(endsOn),
        sort: 'endsOn',
        width: 118,
        card: 'fact',
      },
      goalPercentage: number(
        'goalPercentage',
        ({ goalPercentage }) => valueOr(goalPercentage, percent),
        110,
        'goalPercentage',
      ),
      // Equal for all rows of a campaign, so it cannot be sorted.
      share: number('share', ({ share }) => valueOr(share, percent), 104),
      tiresToNextThreshold: number(
        'tiresToNextThreshold',
        ({ tiresToNextThreshold }) => valueOr(tiresToNextThreshold, (tires) => format.number(tires)),
        116,
        'tiresToNextThreshold',
      ),
      euroAtStake: number(
        'euroAtStake',
        ({ euroAtStake, isAtStakeLocked }) =>
          valueOr(euroAtStake, (euro) =>
            isAtStakeLocked === true
              ? intl.formatMessage({ id: 'campaign.atStake.locked' }, { euro: format.euro(euro) })
              : format.euro(euro),
          ),
        150,
        'euroAtStake',
      ),
    };
    return standing === '' ? [] : workListFields[standing].ofDay.map((field) => columns[field]);
  }, [standing, intl, say, format]);
}
