/** The embedded database has one connection: what is asked while an import is applied. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import { loadFile, importById } from '../../testing/programme/loadedFile.js';
import type { ImportDetail } from './record/schemas.js';

const onEmbedded = testDatabaseUrl === undefined ? describe : describe.skip;

onEmbedded('while a transaction holds the embedded database', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await openTestApp();
  });
  afterAll(() => service.close());

  test('the status of the import that is applied is answered, with its progress', async () => {
    const { vatNumber } = await service.memberWithCode('DE00001');
    const lines = Array.from(
      { length: 2000 },
      (_, i) => `D${i};1;${vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;4;400,00`,
    );
    const header = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';
    const { id } = await loadFile(service, 'sales', [header, ...lines].join('\n'));
    await service.call('POST', `/api/imports/${id}/apply`, { as: 'ka.admin', body: {} });
    const applying = service.imports.drain();
    const polls: ImportDetail[] = [];
    do {
      polls.push(await importById(service, id));
      // a request over the network comes in a turn of its own
      await turn();
    } while (polls.at(-1)?.status === 'applying');
    await applying;
    expect(polls.at(-1)?.status).toBe('applied');
    // it is known to nobody else before the transaction ends
    expect(new Set(polls.map(({ status, progress }) => `${status} ${progress.done}`))).toContain('applying 2000');
  });

  test('during an import who is signed in gets an answer, and who has signed out is refused', async () => {
    const [token, ended] = [await service.tokenOf('ka.admin'), await service.tokenOf('agent')];
    const bearer = (of: string) => ({ headers: { authorization: `Bearer ${of}` } });
    await service.call('POST', '/api/logout', bearer(ended));
    await service.database.transaction(async () => {
      expect((await service.call('GET', '/api/user', bearer(token))).json()).toMatchObject({ username: 'ka.admin' });
      expect((await service.call('GET', '/api/user', bearer(ended))).statusCode).toBe(401);
    });
  });

  test('everything else waits, and does not see what is not committed', async () => {
    const { id } = await service.memberWithCode('DE00002');
    let response: ReturnType<TestApp['call']> | undefined;
    await service.database
      .transaction(async (transaction) => {
        response = service.call('GET', `/api/dealers/${id}`, { as: 'ka.admin' });
        await transaction.execute(`update members set business_name = 'Mai vista' where id = ${id}`);
        await service.call('GET', '/api/user', { as: 'ka.admin' });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect((await response)?.body).not.toContain('Mai vista');
  });
});
