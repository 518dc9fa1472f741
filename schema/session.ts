/** Names that the specification fixes for the browser (sections 2, 3, 4 and 6). */
export const appVersion = 'v716demo1';
export const sessionStorageKey = `${appVersion}-userData`;
export const languageStorageKey = 'language';
export const csrfCookieName = 'XSRF-TOKEN';
export const csrfHeaderName = 'x-xsrf-token';
/** Seconds that a session lasts (domain page, section 1). */
export const sessionMaxAge = 43_200;
/** Domain page, section 5: the length of a password. */
export const passwordLength = { min: 10, max: 200 } as const;
