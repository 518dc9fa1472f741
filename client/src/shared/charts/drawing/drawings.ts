/** The components that use the chart library: one chunk, fetched for the first chart on the screen. */
export { CategoryBars } from './CategoryBars';
export { Lines } from './Lines';
export { MonthBars } from './MonthBars';
export { MonthSeriesBars } from './MonthSeriesBars';
export { SeriesBars } from './SeriesBars';
export { WaterfallBars } from './WaterfallBars';
