/** All that draws with the chart library: one chunk, which is fetched when the first chart is shown. */
export { CategoryBars } from './CategoryBars';
export { Lines } from './Lines';
export { MonthBars } from './MonthBars';
export { SeriesBars } from './SeriesBars';
export { WaterfallBars } from './WaterfallBars';
