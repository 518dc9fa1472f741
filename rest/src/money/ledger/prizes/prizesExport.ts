import type { ExportFormat } from '@gdd/schema/campaigns';
import { dealerById } from '../../../people/dealers/queries.js';
import { exportedTable } from '../../../ground/files/exports.js';
import type { Download } from '../../../ground/files/fileContent.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import type { Column } from '../../../ground/platform/spreadsheets/columns.js';
import type { RawColumn } from '../../../ground/platform/spreadsheets/rawCsv.js';
import type { DealerPrizesView, PrizeFlow } from './schemas.js';
import { dealerPrizes } from './service.js';

type Row = DealerPrizesView['campaigns'][number];

/** The parts of the prizes under the words of the page, in its order. */
const parts: readonly (readonly [keyof PrizeFlow, string])[] = [
  ['accumulated', 'Accumulato'],
  ['adjusted', 'Rettifiche'],
  ['setOff', 'Compensazioni'],
  ['spent', 'Riscosso'],
  ['documentsPaid', 'Pagato con documenti'],
  ['documentsUnpaid', 'In attesa di pagamento'],
  ['expendable', 'Spendibile ora'],
  ['locked', 'Ancora da sbloccare'],
  ['lapsed', 'Non sbloccato (campagna chiusa)'],
  ['debt', 'Da restituire'],
];

/** The columns of the XLSX and CSV files. */
const visible: readonly Column<Row>[] = [
  { header: 'Campagna', kind: 'text', width: 36, value: ({ campaign }) => campaign.title },
  ...parts.map(([part, header]): Column<Row> => ({ header, kind: 'money', width: 18, value: (row) => row[part] })),
];

/** The columns of the files for programs. */
const raw: readonly RawColumn<Row>[] = [
  { name: 'campaignId', value: ({ campaign }) => campaign.id },
  { name: 'campaignTitle', kind: 'text', value: ({ campaign }) => campaign.title },
  ...parts.map(([part]): RawColumn<Row> => ({ name: part, value: (row) => row[part] })),
];

/**
 * The parts of a dealer's prizes by campaign as a file, without VAT: each column adds up to the sum on the page.
 *
 * @throws Refusal NOT_FOUND for a dealer that the caller does not see
 */
export async function prizesFile(
  context: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  dealerId: number,
  format: ExportFormat,
): Promise<Download> {
  const dealer = await dealerById(context.database, caller.member, dealerId);
  if (dealer === undefined) throw notFound();
  return exportedTable(
    format,
    { name: `Premi ${dealer.businessName}`, title: 'Premi (IVA esclusa)' },
    { visible, raw },
    async function* (reportTotal) {
      const { campaigns } = await dealerPrizes(context, caller, dealerId);
      reportTotal?.(campaigns.length);
      yield* campaigns;
    },
  );
}
