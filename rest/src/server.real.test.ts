import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { readConfig } from './config.js';
import { systemClock } from './ground/clock.js';
import type { Database } from './ground/database/connections/connection.js';
import { approvalSettings } from './ground/database/tables/programme/approvals.js';
import { imports } from './ground/database/tables/work/imports.js';
import { romeDay } from './ground/domain/romeDay.js';
import { importCommand } from './operations/importCommand.js';
import { openProgramme } from './operations/programme.js';
import { startServer } from './server.js';

const office = fileURLToPath(new URL('../../tests/data/programma/rete.csv', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gdd-server-'));
});
afterAll(() => rm(folder, { recursive: true }));

const config = () =>
  readConfig({ DATA_DIR: join(folder, 'data'), DEMO_DATA: 'none', REST_PORT: '0', LOG_LEVEL: 'silent' });

async function signIn(url: string, username = 'ka.admin'): Promise<Response> {
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Pneus-2025!' }),
  });
}

describe('the service on a data folder', () => {
  test('a service starts on an empty data folder, keeps other processes out of it, stops, and finds its data again', async () => {
    const server = await startServer(config());
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect((await signIn(server.url)).status).toBe(200);
    // the one with a second factor
    expect(await (await signIn(server.url, 'office')).json()).toMatchObject({ factors: ['totp'] });
    expect((await readFile(join(folder, 'data', 'secret'), 'utf8')).length).toBe(43);
    await expect(startServer(config())).rejects.toThrow('is in use');
    await expect(importCommand(['network', office], config())).rejects.toThrow('is in use');
    await server.stop();
    await expect(fetch(`${server.url}/health`)).rejects.toThrow();
    await expect(access(join(folder, 'data', 'database.lock'))).rejects.toThrow();

    expect(await importCommand(['network', office], config())).toEqual({
      isLoaded: true,
      text: 'rows read 431\ncreated   431\nupdated   0\nunchanged 0\n',
    });

    const again = await startServer(config());
    const { api_token: token } = (await (await signIn(again.url)).json()) as { api_token: string };
    const list = await fetch(`${again.url}/api/dealers`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await list.json()) as { data: { dealers: unknown[] } };
    expect(data.dealers.length).toBe(401);
    await again.stop();
  });

  test('the import command loads sales once, and refuses goals of an unknown campaign and a damaged file', async () => {
    const file = async (name: string, ...lines: string[]) => {
      const path = join(folder, name);
      await writeFile(path, lines.join('\n'));
      return path;
    };
    const [, dealer] = /^DE850000;.*?;(\d{11});/m.exec(await readFile(office, 'latin1')) ?? [];
    const sale = await file(
      'vendite.csv',
      'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo',
      `FT-1;1;${dealer};15/10/2025;Lupo;estivo;vettura;17;dettaglio;4;412,80`,
    );
    const loaded = { isLoaded: true, text: 'rows read 1\ncreated   1\nupdated   0\nunchanged 0\n' };
    expect(await importCommand(['sales', sale], config())).toEqual(loaded);
    expect(await importCommand(['sales', sale], config())).toEqual(loaded);
    const goals = await file('obiettivi.csv', 'campagna;partita_iva;obiettivo;accettata', `Nessuna;${dealer};10;no`);
    const { isLoaded, text } = await importCommand(['goals', goals], config());
    expect([isLoaded, text.split('\n')[1]]).toEqual([
      false,
      '2    campagna  Campagna sconosciuta: nessuna ha questo id o titolo.  Nessuna',
    ]);
    const broken = await file('rotto.xlsx', 'PK\u0003\u0004');
    expect((await importCommand(['sales', broken], config())).text).toMatch(/^Il foglio di calcolo è danneggiato/);
  });

  test('the import command takes equal lines under another document only by an option', async () => {
    const [, dealer] = /^DE850000;.*?;(\d{11});/m.exec(await readFile(office, 'latin1')) ?? [];
    const line = (document: string) => `${document};1;${dealer};05/03/2025;Lupo;estivo;vettura;16;dettaglio;4;455,00`;
    const header = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';
    const fileOf = async (document: string) => {
      const path = join(folder, `${document}.csv`);
      await writeFile(path, [header, line(document)].join('\n'));
      return path;
    };
    expect(await importCommand(['sales', await fileOf('EQ-1')], config())).toMatchObject({ isLoaded: true });
    const again = await fileOf('EQ-2');
    for (const options of [[], ['--confirm-warnings']]) {
      const { isLoaded, text } = await importCommand(['sales', again, ...options], config());
      expect(isLoaded).toBe(false);
      expect(text).toContain('documento: equalLines in 1 rows, such as 2');
      expect(text).toContain('give --confirm-equal-lines if they are right');
    }
    expect(await importCommand(['sales', again, '--confirm-equal-lines'], config())).toMatchObject({ isLoaded: true });
  });

  test('the import command gives the right answers to the files of an office', async () => {
    const casi = fileURLToPath(new URL('../../tests/data/casi', import.meta.url));
    const network = join(folder, 'rete-casi.csv');
    const rows = ['AG0001;Agent;Agenzia;DI850000;', 'DE00001;Dealer;Gomme;AG0001;73504760031'];
    await writeFile(network, ['codice;ruolo;ragione_sociale;codice_padre;partita_iva', ...rows].join('\n'));
    expect(await importCommand(['network', network], config())).toMatchObject({ isLoaded: true });
    const answers: Record<string, string> = {};
    for (const name of (await readdir(casi)).filter((each) => each !== 'README.md')) {
      const kind = name.includes('rete') ? 'network' : 'sales';
      const options = ['--confirm-warnings', '--confirm-equal-lines'];
      const { text } = await importCommand([kind, join(casi, name), ...options], config());
      answers[name.slice(0, 3)] = text;
    }
    const created = (count: number, others = 0) =>
      expect.stringContaining(`created   ${count}\nupdated   ${others}\nunchanged 0`);
    expect(answers).toEqual({
      '04e': created(1),
      '06a': created(4),
      // the same documents and lines with the same values, or with others
      '06b': expect.stringContaining('unchanged 2'),
      '06c': expect.stringContaining('unchanged 1'),
      '06d': expect.stringContaining('Partita IVA sconosciuta.'),
      '06e': expect.stringContaining('Documento e riga già importati, con altri valori.'),
      '06f': expect.stringContaining('Documento e riga già importati, con altri valori.'),
      '06g': expect.stringMatching(/^Il file è testo UTF-16/),
      '06h': expect.stringMatching(/^Il file è un documento di LibreOffice/),
      '06i': expect.stringMatching(/^Il file è un archivio compresso/),
      '06k': created(0, 1),
    });
  });

  test('the import command makes no second import of a file that waits, and says which one waits', async () => {
    const [, dealer] = /^DE850000;.*?;(\d{11});/m.exec(await readFile(office, 'latin1')) ?? [];
    const header = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';
    const line = `;1;${dealer};07/03/2025;Lupo;estivo;vettura;18;dettaglio;9;1810,00`;
    const write = async (name: string, ...rows: readonly string[]) => {
      await writeFile(join(folder, name), rows.join('\n'));
      return join(folder, name);
    };
    const onDatabase = async <T>(work: (database: Database) => Promise<T>) => {
      const programme = await openProgramme(config(), systemClock);
      try {
        return await work(programme.database);
      } finally {
        await programme.close();
      }
    };
    const waiting = () =>
      onDatabase((database) =>
        database
          .select({ id: imports.id })
          .from(imports)
          .where(inArray(imports.status, ['ready', 'invalid'])),
      );
    await importCommand(['sales', await write('attesa-1.csv', header, `WT-1${line}`)], config());
    const before = await waiting();
    const ofTwo = ['sales', await write('attesa-2.csv', `${header};azione`, `WT-1${line};storna`)];
    await onDatabase((database) => database.update(approvalSettings).set({ undoOn: true, undoTires: 0 }));
    const first = await importCommand(ofTwo, config());
    const again = await importCommand(ofTwo, config());
    await onDatabase((database) => database.update(approvalSettings).set({ undoOn: false }));
    const [made, ...others] = (await waiting()).filter(({ id }) => !before.some((each) => each.id === id));
    expect(others).toEqual([]);
    expect(first).toMatchObject({ isLoaded: false, text: expect.stringContaining(`import ${made?.id} waits in`) });
    const has = `import ${made?.id} has waited in the portal since ${romeDay(new Date())}, where one user applies it`;
    expect(again).toMatchObject({ isLoaded: false, text: expect.stringContaining(has) });
    // the same file of another kind, and other bytes, are other imports
    await importCommand(['sales', await write('attesa-3.csv', header, `WT-1${line}`, `WT-1${line}`)], config());
    expect(await importCommand(ofTwo, config())).toMatchObject({ isLoaded: true });
    expect(await waiting()).toHaveLength(before.length);
  });

  test('the import command prints the wrong cells of a file, and changes nothing', async () => {
    const file = join(folder, 'wrong.csv');
    const header = (await readFile(office, 'latin1')).split('\r\n')[0] ?? '';
    await writeFile(
      file,
      `${header}\r\nX1;Agent;\u001b[31mRosso;DI0001;;;;;;;;;\r\nX2;Agent;Verde;NESSUNO;;;;;;;;;\r\n`,
    );
    const { isLoaded, text } = await importCommand(['network', file], config());
    expect(isLoaded).toBe(false);
    expect(
      text
        .split('\n')
        .slice(0, 3)
        .map((line) => line.split(/ {2,}/).slice(0, 3)),
    ).toEqual([
      ['row', 'column', 'reason'],
      ['2', 'ragione_sociale', 'Contiene caratteri non ammessi.'],
      ['3', 'codice_padre', 'Responsabile sconosciuto.'],
    ]);
    expect(text).toContain('rows read 2, rows in error 2: nothing was changed.');
    expect(text).not.toContain('\u001b');
  });

  test('the import command asks what the columns of a foreign file are, and takes nothing that nobody confirmed', async () => {
    const [, dealer] = /^DE850000;.*?;(\d{11});/m.exec(await readFile(office, 'latin1')) ?? [];
    const write = async (name: string, document: string) => {
      const path = join(folder, name);
      const header = 'Fattura;Riga;P.IVA;Data doc.;Brand;Stagione;Segmento;Misura;Canale;Pezzi;Imponibile;Note';
      // an amount of its own: a line that equals one that is there would have to be confirmed
      const amount = `${document.replace('EX-', '')}97,50`;
      await writeFile(
        path,
        `${header}\n${document};1;${dealer};15/10/2025;Lupo;estivo;vettura;17;dettaglio;4;${amount};-`,
      );
      return path;
    };
    const first = await write('estranee.csv', 'EX-1');
    const asked = await importCommand(['sales', first], config());
    expect(asked.isLoaded).toBe(false);
    expect(
      asked.text
        .split('\n')
        .map((line) => line.split(/ {2,}/))
        .slice(0, 3),
    ).toEqual([
      ['column', 'header', 'first cells', 'guess', 'recognized by'],
      ['1', 'Fattura', 'EX-1', 'documento', 'synonym'],
      ['2', 'Riga', '1', 'riga', 'name'],
    ]);
    const options = asked.text.trimEnd().split('\n').at(-1)?.split(' ') ?? [];
    expect(options.slice(0, 2)).toEqual(['--column', '1=documento']);
    await expect(importCommand(['sales', first, ...options, '--column', 'Note=importo'], config())).rejects.toThrow(
      'mappedTwice: Due colonne indicano lo stesso campo, oppure una colonna ne indica due. (Note=importo)',
    );
    await expect(importCommand(['sales', first, '--column', 'Nota=azione'], config())).rejects.toThrow(
      'mappedColumnUnknown: Il file non ha questa colonna. (Nota=azione)',
    );
    await expect(importCommand(['sales', first, ...options.slice(2)], config())).rejects.toThrow(
      'mappedFieldMissing: A un campo obbligatorio non corrisponde nessuna colonna. (documento)',
    );
    const loaded = { isLoaded: true, text: 'rows read 1\ncreated   1\nupdated   0\nunchanged 0\n' };
    expect(await importCommand(['sales', first, ...options], config())).toEqual(loaded);
    // the next file with the same header is read as this one was
    expect(await importCommand(['sales', await write('estranee-2.csv', 'EX-2')], config())).toEqual(loaded);
  });

  test.each([
    [[], 'Usage'],
    [['network', 'x.csv', '--column'], 'Usage'],
    [['network', 'x.csv', '--column', 'Fattura'], 'Usage'],
    [['prizes', 'x.csv'], 'Usage'],
    [['network', 'no-such-file.csv'], 'There is no file no-such-file.csv'],
    [['network', '.'], 'is not a file'],
  ])('the data folder is not opened for the import command %j', async (args, message) => {
    await expect(importCommand(args, config())).rejects.toThrow(message);
  });
});
