/** Access rules of `/metrics`, for both tiers. */

/** The form of the setting `METRICS_TOKEN`, the bearer token for `/metrics`. */
export const metricsTokenPattern = /^[\w.~+/-]{16,512}=*$/;

/** Headers added by proxies: a request with one of them does not come directly from this machine. */
export const signsOfFront = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;
