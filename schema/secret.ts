/** The texts that the gateway signs with APP_SECRET to identify itself to the REST service, by what it calls for. */
export const gatewayKeyTexts = { live: 'gateway:live', pages: 'gateway:pages' } as const;

/** The application's secret (APP_SECRET), and the previous one during a rotation. */
export interface AppSecret {
  /** Used for new signatures. */
  readonly current: string;
  /** Still accepted, but not used for new signatures: APP_SECRET_PREVIOUS. */
  readonly previous?: string | undefined;
}
