import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../config.js';
import { startClamDaemon, virus } from '../testing/files/clamDaemon.js';
import { importCommand } from './importCommand.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gdd-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['network', `codice;ragione_sociale\nDE1;${virus}`, undefined, /infectedFile: Il file contiene un virus/],
  ['payments', `documento;${virus}`, undefined, /infectedFile/],
  ['sales', 'documento;riga\nFT-1;1', '127.0.0.1:1', /scannerUnavailable: Il controllo antivirus non risponde/],
])(
  'the import command leaves a file of %s alone that the scanner does not let through',
  async (kind, text, away, says) => {
    const file = join(folder, `${kind}.csv`);
    await writeFile(file, text);
    const daemon = await startClamDaemon();
    const dataDir = join(folder, 'data');
    const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'none', CLAMD_ADDRESS: away ?? daemon.address });
    await expect(importCommand([kind, file], config)).rejects.toThrow(says);
    // before the database is opened
    await expect(access(dataDir)).rejects.toThrow();
    daemon.close();
  },
);
