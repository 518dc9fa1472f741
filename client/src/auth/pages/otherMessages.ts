/** The messages of the other sign-in pages, in both languages: one file, fetched with the pages. */
export { en } from './otherMessages.en';
export { it } from './otherMessages.it';
