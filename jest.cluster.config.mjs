// The database of several machines fails over: npm run test:cluster. It wants Debian's packages for that (docs/operations/database.md).
import { acrossTiers } from './jest.config.mjs';

export default { testTimeout: 600_000, maxWorkers: 1, projects: [acrossTiers('cluster')] };
