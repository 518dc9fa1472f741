import { lightEntry } from './build/lightEntry.ts';
import { authBudgets } from './build/bundleBudget.ts';

/** The sign-in pages, a build of its own beside the portal's, of which they fetch the files while a person types. */
export default lightEntry('auth', authBudgets);
