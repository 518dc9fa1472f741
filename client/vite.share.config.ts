import { lightEntry } from './build/lightEntry.ts';
import { shareBudgets } from './build/bundleBudget.ts';

/** The share page, a build of its own beside the portal's: it fetches none of the portal's files. */
export default lightEntry('share', shareBudgets);
