import { lightEntry } from './build/lightEntry.ts';
import { authBudgets } from './build/bundleBudget.ts';

/** The sign-in pages: a separate build, which fetches the portal's files while the user types. */
export default lightEntry('auth', authBudgets);
