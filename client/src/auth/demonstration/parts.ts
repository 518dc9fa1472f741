/** The parts and messages of the demonstration's sign-in page alone: one chunk of the build. */
export { en } from './messages.en';
export { it } from './messages.it';
export { FactorCode } from './FactorCode';
export { People } from './People';
export { Product } from './Product';
