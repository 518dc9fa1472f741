/** The application's secret, with the one that is accepted beside it while one takes the place of another. */
export interface AppSecret {
  /** Signs what the portal hands out. */
  readonly current: string;
  /** Accepted as well, and never signs: APP_SECRET_PREVIOUS. */
  readonly previous?: string | undefined;
}
