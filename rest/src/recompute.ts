/**
 * Recomputes every stored figure from the sale lines and compares: `node rest/dist/recompute.js`. Changes nothing,
 * except that `--repair` first rebuilds the rollups. Prints the differences and exits with 1 if there are any.
 */
import { recomputeReport } from './figures/sums/recomputeReport.js';
import { readConfig } from './config.js';
import { inLongTransaction } from './ground/database/connections/longTransaction.js';
import { openProgramme } from './operations/programme.js';
import { rebuildFigures } from './figures/folding.js';
import { clockOf } from './ground/clock.js';
import { failureText } from './ground/operatorError.js';

try {
  const config = readConfig(process.env);
  const clock = clockOf(config);
  const programme = await openProgramme(config, clock);
  try {
    if (process.argv.includes('--repair'))
      await inLongTransaction(programme.database, (transaction) => rebuildFigures(transaction, clock.programmeNow()));
    const { text, isRight } = await recomputeReport(programme.database);
    process.stdout.write(text);
    if (!isRight) process.exitCode = 1;
  } finally {
    await programme.close();
  }
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
