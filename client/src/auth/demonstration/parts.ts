/** What only the demonstration's sign-in page shows, in one file of the build. */
export { en } from './messages.en';
export { it } from './messages.it';
export { People } from './People';
export { Product } from './Product';
