/** Small network files, and a service that imports them. */
import { networkColumns } from '@gdd/schema/dealers';
import { afterAll } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { vatCheckDigit } from '../../ground/domain/vatNumber.js';
import { openTestApp } from '../app/testApp.js';
import { memberColumns } from './comparedColumns.js';
import { importFile } from './loadedFile.js';

export const networkHeader = networkColumns.join(';');

export const networkFileOf = (...rows: string[]) => [networkHeader, ...rows].join('\n');

/** A valid VAT number, unique for each number. */
export const vatNumber = (number: number) => {
  const digits = String(8_800_000_000 + number);
  return digits + String(vatCheckDigit(digits));
};

/** A row of a dealer below the demonstration's agent. */
export function networkDealerRow(code: string, number: number, changes: Partial<Record<string, string>> = {}): string {
  const cells: Record<string, string> = {
    codice: code,
    ruolo: 'Dealer',
    ragione_sociale: `Gomme ${code}`,
    codice_padre: 'AG0001',
    partita_iva: vatNumber(number),
    regione: 'Lazio',
    provincia: 'RM',
    citta: 'Roma',
    email: '',
    telefono: '',
    stato: 'active',
    tier: 'gold',
    dal: '01/02/2024',
    ...changes,
  };
  return networkHeader
    .split(';')
    .map((column) => cells[column] ?? '')
    .join(';');
}

/** A service for all tests of a file, with functions to import network files. */
export async function openNetworkImports() {
  const service = await openTestApp();
  afterAll(() => service.close());
  const load = (file: string | Buffer) => importFile(service, 'network', file);
  const loadRows = (...rows: string[]) => load(networkFileOf(...rows));
  const everything = () => service.database.select(memberColumns).from(members).orderBy(asc(members.id));
  return { service, load, loadRows, everything };
}
