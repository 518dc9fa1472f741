import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { importProblems, imports, importSales } from '../../../ground/database/tables/work/imports.js';
import { tidyUp } from '../../../operations/housekeeping.js';
import { applyFile, importById } from '../../../testing/programme/loadedFile.js';
import { openSalesImports } from '../../../testing/programme/salesFiles.js';

const { service, lineOf, load, sell, everything } = await openSalesImports();

describe('a sales file', () => {
  test('is looked at again when it is applied: what is wrong by then is not applied', async () => {
    const read = await load(lineOf('F1'), lineOf('F2'));
    expect(read.status).toBe('ready');
    await sell(lineOf('F2', { quantita: '8' }));
    const before = await everything();
    const applied = await applyFile(service, read.id);
    expect(applied).toMatchObject({
      status: 'invalid',
      errors: [{ row: 3, column: 'documento' }],
      groups: [{ column: 'documento', reason: 'knownLine', rows: 1 }],
      sample: [{ row: 2, after: { document: 'F1' } }],
      totals: { created: 1, months: [{ month: '2025-03' }] },
    });
    expect(await everything()).toEqual(before);
    expect(await applyFile(service, read.id, true)).toMatchObject({ status: 'applied', totals: { created: 1 } });
  });

  test('a sales file whose staged rows the database lost is read again when it is applied', async () => {
    const read = await load(lineOf('G1'), lineOf('G2'), lineOf('G1'), lineOf('G1', { quantita: '5' }));
    expect(read).toMatchObject({ status: 'invalid', rowsValid: 3 });
    await service.database.delete(importSales);
    await service.database.delete(importProblems);
    expect(await applyFile(service, read.id, true)).toMatchObject({
      status: 'applied',
      errorCount: 1,
      totals: { created: 2, unchanged: 1 },
    });
  });

  test('a sales file whose reading broke off before any row was staged is read again when it is applied', async () => {
    const read = await load(lineOf('G3'), lineOf('G4'));
    await service.database.delete(importSales).where(eq(importSales.importId, read.id));
    await service.database.update(imports).set({ rowsRead: 0 }).where(eq(imports.id, read.id));
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', rowsRead: 2, totals: { created: 2 } });
  });

  test('a sales file whose staged rows the database loses before they are checked is read again', async () => {
    const { database } = service;
    await database.execute(sql`create table loss as select 1 as next`);
    await database.execute(sql`create function lose_rows() returns trigger language plpgsql as $$
      begin
        if new.rows_read > 0 and exists (select from loss) then
          delete from import_sales where import_id = new.id;
          delete from loss;
        end if;
        return new;
      end $$`);
    await database.execute(sql`create trigger lose_rows after update of rows_read on imports
      for each row execute function lose_rows()`);
    const broken = await load(lineOf('G5'), lineOf('G6'));
    expect(broken).toMatchObject({ status: 'reading' });
    service.clock.advance(3000);
    await service.imports.drain();
    expect(await importById(service, broken.id)).toMatchObject({ status: 'ready', rowsRead: 2 });
    await database.execute(sql`drop function lose_rows cascade`);
  });

  test('rows of a preview that nobody uses for a day are deleted, and the file can be applied all the same', async () => {
    const read = await load(lineOf('J1'));
    const stagedRows = () => service.database.$count(importSales, eq(importSales.importId, read.id));
    await tidyUp(service);
    expect(await stagedRows()).toBe(1);
    const createdAt = new Date(service.clock.now().getTime() - 25 * 60 * 60 * 1000);
    await service.database.update(imports).set({ createdAt }).where(eq(imports.id, read.id));
    await tidyUp(service);
    expect(await stagedRows()).toBe(0);
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', totals: { created: 1 } });
  });
});
