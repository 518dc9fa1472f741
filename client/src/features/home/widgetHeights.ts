import type { Height } from '../../shared/states/Skeletons';
import type { Widget_WidgetFragment } from './Dashboard.generated';

type Key = Widget_WidgetFragment['key'];

/** The height of the chart of months, with its heading and sentence, in pixels. */
export const monthsHeight = { xs: 500, md: 418 } as const;

const small = 300;

/** The usual height of each widget, in pixels. */
const heights: Readonly<Partial<Record<Key, Height>>> = {
  ENDING_SOON: small,
  LIABILITY: 200,
  DEBTS: 200,
  EXPENDABLE: { xs: 510, md: 418 },
  TO_ACCEPT: { xs: 502, md: 418 },
  NEXT_THRESHOLDS: { xs: 530, md: 410 },
  NEWS: { xs: 435, md: 355 },
  TIRES: monthsHeight,
};

/** The usual height of a widget, in pixels. */
export function widgetHeight(key: Key): Height {
  return heights[key] ?? 400;
}
