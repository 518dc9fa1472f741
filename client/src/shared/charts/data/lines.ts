/** One of several lines over the same positions. */
export interface Line {
  readonly key: string;
  readonly label: string;
  /** One for each position; null: nothing is drawn there. */
  readonly values: readonly (number | null)[];
}

/** The dash pattern of each line by its index: lines differ by more than their colour. */
export const lineDashes: readonly string[] = ['none', '8 4', '2 4', '12 4 2 4'];
