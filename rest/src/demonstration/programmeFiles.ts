/** Files of the demonstration: an attachment of a campaign, and a file of sales with errors. */
import { Readable } from 'node:stream';
import { demonstrationDay } from '@gdd/schema/demonstration';
import { asc, eq } from 'drizzle-orm';
import { newStorageKey, type Storage } from '../ground/platform/storage/storage.js';
import type { Database } from '../ground/database/connections/connection.js';
import { campaignAttachments, campaigns } from '../ground/database/tables/programme/campaigns.js';
import { members } from '../ground/database/tables/people/network.js';
import { users } from '../ground/database/tables/people/accounts.js';
import { imports } from '../ground/database/tables/work/imports.js';
import { storeDrawnFile } from './drawnFiles.js';
import { italianDay } from '../ground/domain/labels/italianFormats.js';

const campaignWithAttachment = 115;
const maxBytes = 1_000_000;

/** Stores the files, if the demonstration's campaigns exist. */
export async function seedProgrammeFiles(transaction: Database, storage: Storage): Promise<void> {
  const [campaign] = await transaction.select().from(campaigns).where(eq(campaigns.id, campaignWithAttachment));
  if (campaign === undefined) return;
  await transaction.insert(campaignAttachments).values({
    ...(await storeDrawnFile(storage, 'inverno-2025', 'pdf', 'application/pdf')),
    campaignId: campaign.id,
    addedAt: new Date(`${campaign.startsOn}T07:15:00Z`),
  });
  const dealers = await transaction
    .select({ vatNumber: members.vatNumber })
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id))
    .limit(faultyCells.length * 3);
  const storageKey = newStorageKey();
  const file = faultySales(dealers.map(({ vatNumber }) => vatNumber ?? ''));
  const stored = await storage.write(storageKey, Readable.from([Buffer.from(file)]), { maxBytes });
  const [administrator] = await transaction.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1);
  // the import worker reads it like any other file, and reports its errors
  await transaction.insert(imports).values({
    kind: 'sales',
    filename: 'vendite-furgoni-ottobre.csv',
    storageKey,
    ...stored,
    createdBy: administrator?.id ?? null,
    createdAt: new Date(`${demonstrationDay}T06:50:00Z`),
  });
}

/** Typing errors, each with its column. */
const faultyCells = [
  ['partita_iva', '12345678901'],
  ['data', '31/09/2025'],
  ['stagione', 'invernali'],
  ['quantita', '0'],
] as const;

/** A CSV file with a line for each dealer, with an error in every third line. */
function faultySales(vatNumbers: readonly string[]): string {
  const rows = vatNumbers.map((vatNumber, index) => {
    const [column, value] = (index % 3 === 2 ? faultyCells[(index - 2) / 3] : undefined) ?? [];
    const cells = {
      documento: `FT-FURGONI-${String(index + 1).padStart(4, '0')}`,
      riga: '1',
      partita_iva: vatNumber,
      data: italianDay(demonstrationDay),
      marca: 'Aquila',
      stagione: 'invernale',
      segmento: 'furgone',
      cerchio: '16',
      canale: 'dettaglio',
      quantita: '4',
      importo: '412,00',
    };
    return column === undefined ? cells : { ...cells, [column]: value };
  });
  const [first = {}] = rows;
  return [Object.keys(first), ...rows.map((row) => Object.values(row))].map((cells) => `${cells.join(';')}\n`).join('');
}
