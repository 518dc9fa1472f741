/**
 * The values of the domain ('registrationClosed') and the enums of the API ('REGISTRATION_CLOSED') are the same names in
 * two spellings: the types derive one from the other.
 */
export type ApiEnum<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Uppercase<Letter> ? `_${Letter}` : Uppercase<Letter>}${ApiEnum<Rest>}`
  : '';

type EnumText<Value extends string> = Value extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<EnumText<Rest>>}`
  : Lowercase<Value>;

/** 'allSeason' → 'ALL_SEASON' */
export function apiEnum<Text extends string>(text: Text): ApiEnum<Text> {
  return text.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as ApiEnum<Text>;
}

/** 'ALL_SEASON' → 'allSeason' */
export function enumText<Value extends string>(value: Value): EnumText<Value> {
  return value.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as EnumText<Value>;
}
