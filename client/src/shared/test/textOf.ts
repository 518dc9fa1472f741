/** A text with non-breaking spaces replaced by ordinary ones. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The text of an element, with plain spaces. */
export const textOf = (element: Element | null | undefined): string => plainSpaces(element?.textContent ?? '');

/** A text with percentages as an attribute has it: no line breaks before a percent sign. */
export const withPercents = (text: string): string => text.replaceAll(' %', '\u00a0%');

/** The same function of texts, with plain spaces. */
export const inPlainSpaces =
  <Values extends readonly unknown[]>(say: (...values: Values) => string) =>
  (...values: Values): string =>
    plainSpaces(say(...values));
