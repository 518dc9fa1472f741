import type { ReactNode } from 'react';
import { apiEnum, type ApiEnum } from '../../apollo/enumTexts';
import { ChoiceFilter } from '../filters/ChoiceFilter';
import { DateRangeFilter } from '../filters/DateRangeFilter';
import { MultiSelectFilter } from '../filters/MultiSelectFilter';
import {
  choiceParameter,
  dateParameter,
  idParameter,
  listParameter,
  yesAndNo,
  type Parameter,
  type Tristate,
} from '../state/parameters';
import type { Texts } from '../../i18n/useTexts';

/** The properties of a filter's control. */
export interface FilterControl<Value> {
  /** Its name in the list's state. */
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly texts: Texts;
  /** The state of all filters, for a control that sets two of them. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly setFilter: (change: Readonly<Record<string, unknown>>) => void;
}

/** A chosen value as text, and the filter's value without it (`rest`). */
export interface ChosenValue<Value> {
  readonly key: string;
  readonly text: string;
  readonly rest: Value;
}

/** One filter of a list, for the address, the API, the bar and the chips. */
export interface ListFilter<Value, Api> {
  readonly parameter: Parameter<Value>;
  /** The value in the API's input; undefined where it sets no condition. */
  readonly api: (value: Value) => Api | undefined;
  /** The message that names it, after the list's prefix. Default: its name. */
  readonly label?: string;
  /** The keys of the filters that the control sets, for the count of 'Altri filtri'. Default: its name. */
  readonly sets?: readonly string[];
  /** The control in the filter bar; without it, the bar has none unless the page supplies one. */
  readonly control?: (use: FilterControl<Value>) => ReactNode;
  /** The chosen values, each of which is a chip. */
  readonly chosen: (value: Value, name: string, texts: Texts) => readonly ChosenValue<Value>[];
}

interface OptionTexts<Value extends string, Api> {
  readonly label?: string;
  /** A value as the API's enum value. Default: 'allSeason' → 'ALL_SEASON'. */
  readonly api?: (value: Value) => Api;
  /** A value as text. Default: the message `<name>.<value of the API>`. */
  readonly text?: (value: Value, texts: Texts) => string;
}

/** A filter by any of several values: `?stato=active,suspended`. */
export function valuesFilter<Value extends string, Api extends string = ApiEnum<Value>>(
  parameter: string,
  values: readonly Value[],
  { api = apiEnum as unknown as (value: Value) => Api, text, ...rest }: OptionTexts<Value, Api> = {},
): ListFilter<readonly Value[], Api[]> {
  const textOf = (value: Value, name: string, texts: Texts) =>
    text?.(value, texts) ?? texts.say(`${name}.${api(value)}`);
  return {
    ...rest,
    parameter: listParameter(parameter, values),
    api: (chosen) => (chosen.length === 0 ? undefined : chosen.map(api)),
    control: ({ name, label, value, onChange, texts }) => (
      <MultiSelectFilter
        label={label}
        options={values.map((option) => ({ value: option, label: textOf(option, name, texts) }))}
        value={value}
        onChange={onChange}
      />
    ),
    chosen: (chosen, name, texts) =>
      chosen.map((value) => ({
        key: `${name}.${value}`,
        text: textOf(value, name, texts),
        rest: chosen.filter((other) => other !== value),
      })),
  };
}

/** A filter by one of a few values, or by none; `<label>.all` is the message for none. */
export function choiceFilter<Value extends string, Api>(
  parameter: string,
  choices: readonly Value[],
  {
    api,
    text,
    ...rest
  }: { readonly label?: string; readonly api: (value: Value) => Api; readonly text?: OptionTexts<Value, Api>['text'] },
): ListFilter<Value | '', Api> {
  const textOf = (value: Value, name: string, texts: Texts) =>
    text?.(value, texts) ?? texts.say(`${rest.label ?? name}.${value}`);
  return {
    ...rest,
    parameter: choiceParameter<Value | ''>(parameter, choices, ''),
    api: (value) => (value === '' ? undefined : api(value)),
    control: ({ name, label, value, onChange, texts }) => (
      <ChoiceFilter
        label={label}
        all={texts.say(`${rest.label ?? name}.all`)}
        choices={choices}
        text={(choice) => textOf(choice, name, texts)}
        value={value}
        onChange={onChange}
      />
    ),
    chosen: (value, name, texts) =>
      value === '' ? [] : [{ key: name, text: textOf(value, name, texts), rest: '' as const }],
  };
}

/** A filter by yes or no. */
export function flagFilter(
  parameter: string,
  options: { readonly label?: string } = {},
): ListFilter<Tristate, boolean> {
  return choiceFilter(parameter, yesAndNo, { ...options, api: (value) => value === 'yes' });
}

/** A filter by a record's id, which is set outside of the bar; its chip shows the id. */
export function idFilter(parameter: string, options: { readonly label?: string } = {}): ListFilter<string, string> {
  return {
    ...options,
    parameter: idParameter(parameter),
    api: (id) => (id === '' ? undefined : id),
    chosen: (id, name) => (id === '' ? [] : [{ key: name, text: id, rest: '' }]),
  };
}

/** The same where the API takes a list of ids. */
export function idsFilter(parameter: string, options: { readonly label?: string }): ListFilter<string, string[]> {
  return { ...idFilter(parameter, options), api: (id) => (id === '' ? undefined : [id]) };
}

type Days<Stem extends string> = Readonly<Record<`${Stem}From` | `${Stem}To`, ListFilter<string, string>>>;

/**
 * A filter by a first and a last day, either of which may be left open: two filters with one control.
 *
 * @param stem `created` for `createdFrom` and `createdTo`
 * @param label the message that names both, after the list's prefix
 */
export function daysFilter<Stem extends string>(
  stem: Stem,
  label: string,
  [fromParameter, toParameter]: readonly [string, string] = ['dal', 'al'],
): Days<Stem> {
  const [from, to] = [`${stem}From`, `${stem}To`] as const;
  const day = (parameter: string, message: string): ListFilter<string, string> => ({
    label,
    parameter: dateParameter(parameter),
    api: (date) => (date === '' ? undefined : date),
    chosen: (date, name, { intl, format }) =>
      date === ''
        ? []
        : [{ key: name, text: intl.formatMessage({ id: message }, { date: format.date(date) }), rest: '' }],
  });
  const first: ListFilter<string, string> = {
    ...day(fromParameter, 'list.fromDate'),
    sets: [from, to],
    control: ({ label: name, value, filter, setFilter }) => (
      <DateRangeFilter
        label={name}
        value={{ from: value, to: String(filter[to]) }}
        onChange={(change) =>
          setFilter({
            ...(change.from !== undefined && { [from]: change.from }),
            ...(change.to !== undefined && { [to]: change.to }),
          })
        }
      />
    ),
  };
  return { [from]: first, [to]: day(toParameter, 'list.toDate') } as Days<Stem>;
}
