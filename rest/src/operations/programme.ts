import { upgradeCampaigns } from '../programme/campaigns/closing/upgrade.js';
import type { Config } from '../config.js';
import type { Clock } from '../ground/clock.js';
import { OperatorError } from '../ground/operatorError.js';
import { hasUsers } from '../people/users/queries.js';
import type { DatabaseAddresses, OpenDatabase } from '../ground/database/connections/connection.js';
import { openDatabase } from '../ground/database/connections/openDatabase.js';
import { demonstrationInstant, fullSize, seedDemonstration, usersAlone } from '../demonstration/seed.js';
import { ensureProgramme } from '../ground/database/rootMember.js';
import type { StatementObserver } from '../ground/database/connections/statements.js';

/** Production mode refuses a database with demonstration users, whose password is public. */
class DemonstrationUsersInProduction extends OperatorError {
  constructor() {
    super('This database holds demonstration users, whose password is public: MODE=production refuses to start on it.');
  }
}

/** An open database of a programme, migrated and with its root member. */
export interface OpenProgramme extends OpenDatabase {
  /** The id of the programme's root member. */
  readonly rootId: number;
}

interface OpeningOptions {
  /** Called for every statement. */
  readonly observe?: StatementObserver;
  /** Called with each step of filling the demonstration. */
  readonly report?: (step: string) => void;
}

/**
 * Opens the programme: locks the folder, opens the database, migrates its tables and the campaigns of earlier versions,
 * creates the root member, and except in production seeds the demonstration if there are no users yet.
 *
 * @throws FolderLocked if another process has the embedded database open
 * @throws DemonstrationUsersInProduction
 */
export async function openProgramme(
  config: Pick<Config, 'mode' | 'dataDir' | 'demoData'> & DatabaseAddresses,
  clock: Clock,
  { observe, report }: OpeningOptions = {},
): Promise<OpenProgramme> {
  const opened = await openDatabase(config, observe);
  try {
    const rootId = await opened.exclusively(() => prepare(opened, config, clock, report));
    return { ...opened, rootId };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function prepare(
  { database }: OpenDatabase,
  config: Pick<Config, 'mode' | 'demoData'>,
  clock: Clock,
  report?: OpeningOptions['report'],
): Promise<number> {
  if (config.mode === 'production' && (await hasUsers(database, { demonstration: true }))) {
    throw new DemonstrationUsersInProduction();
  }
  const rootId = await ensureProgramme(database, clock.programmeNow());
  await upgradeCampaigns(database, clock.programmeNow());
  if (config.mode !== 'production' && !(await hasUsers(database))) {
    const [size, now] =
      config.demoData === 'full' ? [fullSize, demonstrationInstant] : [usersAlone, clock.programmeNow()];
    await seedDemonstration(database, rootId, size, now, report && { report });
  }
  return rootId;
}
