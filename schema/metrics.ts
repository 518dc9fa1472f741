/** The rules of both tiers for their `/metrics`. */

/** A bearer that may read them: the setting `METRICS_TOKEN`. */
export const metricsTokenPattern = /^[\w.~+/-]{16,512}=*$/;

/** Headers that a front adds to a request that it passes on: with one of them it does not come from the machine itself. */
export const signsOfFront = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;
