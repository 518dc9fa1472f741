import { lightEntry } from './build/lightEntry.ts';
import { shareBudgets } from './build/bundleBudget.ts';

/** The share page: a separate build, which fetches none of the portal's files. */
export default lightEntry('share', shareBudgets);
