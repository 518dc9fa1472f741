/** A message by its id, with the values that fill it in. */
export interface Message {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}
