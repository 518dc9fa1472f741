import { choiceParameter, type Parameter } from './parameters';

/** A year, all years, or by default the current one. */
export type YearChoice = number | 'all' | 'current';

/** The programme's first year (specification, title). */
export const firstYear = 2022;

export const yearParameter: Parameter<YearChoice> = {
  name: 'anno',
  fallback: 'current',
  read: (text) => {
    if (text === 'tutti') return 'all';
    return /^20\d{2}$/.test(text) ? Number(text) : undefined;
  },
  write: (year) => {
    if (year === 'current') return '';
    return year === 'all' ? 'tutti' : String(year);
  },
};

/** The year of a choice; undefined for all years. */
export function chosenYear(year: YearChoice, currentYear: number): number | undefined {
  if (year === 'all') return undefined;
  return year === 'current' ? currentYear : year;
}

/** The halves of a year; '' is the whole year. */
export const halves = ['1', '2'] as const;
export type Half = (typeof halves)[number] | '';

/** `?semestre=2` */
export const halfParameter = choiceParameter<Half>('semestre', halves, '');
