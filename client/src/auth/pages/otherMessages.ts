/** What the other sign-in pages say, in both languages: one file, fetched with the pages. */
export { en } from './otherMessages.en';
export { it } from './otherMessages.it';
