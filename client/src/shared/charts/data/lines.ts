/** One of several lines over the same positions. */
export interface Line {
  readonly key: string;
  readonly label: string;
  /** One for each position; null: nothing is drawn there. */
  readonly values: readonly (number | null)[];
}

/** The strokes of lines by their place, so that they differ by more than their colour. */
export const lineDashes: readonly string[] = ['none', '8 4', '2 4', '12 4 2 4'];
