/**
 * A process that works on an import and kills itself in the middle, as a power cut would, for tests of the recovery.
 * Arguments: the database's URL, or '' for the embedded one; the data folder; the status and the number of rows at
 * which to die.
 */
import { join } from 'node:path';
import { openDatabase } from '../../ground/database/connections/openDatabase.js';
import { importById, importQueue } from '../../sales/imports/record/queries.js';
import { workOn } from '../../sales/imports/work.js';
import { systemClock } from '../../ground/clock.js';
import { openFolderStorage } from '../../ground/platform/storage/folderStorage.js';

const [databaseUrl, dataDir = '', status, rows] = process.argv.slice(2);
const { database, copyRows } = await openDatabase({
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  dataDir,
});
const storage = await openFolderStorage(join(dataDir, 'files'), systemClock.now());
const now = systemClock.now();
const claimed = await importQueue.claim(database, now, new Date(now.getTime() + 15_000));
const job = claimed === undefined ? undefined : (await importById(database, claimed))?.job;
if (job === undefined) throw new Error('There is no import to work on.');
const context = { database, copyRows, storage, clock: systemClock, programmeDay: () => '2025-12-31' };
await workOn(context, job, (done) => {
  if (job.status === status && done >= Number(rows)) process.kill(process.pid, 'SIGKILL');
});
