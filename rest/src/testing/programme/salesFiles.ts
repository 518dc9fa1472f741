/** Small sales files, and a service that imports them. */
import { afterAll } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { sales, salesMonths } from '../../ground/database/tables/programme/sales.js';
import { membershipColumns } from './comparedColumns.js';
import { openTestApp } from '../app/testApp.js';
import { importFile, loadFile } from './loadedFile.js';

export const salesHeader = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';

export const salesFileOf = (...rows: string[]) => [salesHeader, ...rows].join('\n');

const ordinary = {
  documento: 'D1',
  riga: '1',
  partita_iva: '',
  data: '10/03/2025',
  marca: 'Lupo',
  stagione: 'estivo',
  segmento: 'vettura',
  cerchio: '17',
  canale: 'dettaglio',
  quantita: '4',
  importo: '400,00',
};

/** A service for all tests of a file, with functions to import sales files. */
export async function openSalesImports() {
  const service = await openTestApp();
  afterAll(() => service.close());
  const dealerNumber = (await service.memberWithCode('DE00001')).vatNumber ?? '';

  /** A row with a sale to the first dealer of the demonstration. */
  const lineOf = (documento: string, changes: Partial<Record<keyof typeof ordinary, string>> = {}): string =>
    Object.values({ ...ordinary, documento, partita_iva: dealerNumber, ...changes }).join(';');
  const load = (...rows: string[]) => loadFile(service, 'sales', salesFileOf(...rows));
  const sell = (...rows: string[]) => importFile(service, 'sales', salesFileOf(...rows));

  const lines = () => service.database.select().from(sales).orderBy(asc(sales.document), asc(sales.line));
  const months = () =>
    service.database.select().from(salesMonths).orderBy(asc(salesMonths.dealerId), asc(salesMonths.month));
  const allMemberships = () =>
    service.database
      .select(membershipColumns)
      .from(memberships)
      .orderBy(asc(memberships.campaignId), asc(memberships.dealerId));
  const everything = async () => [await lines(), await months(), await allMemberships()];
  return { service, dealerNumber, lineOf, load, sell, lines, months, allMemberships, everything };
}
