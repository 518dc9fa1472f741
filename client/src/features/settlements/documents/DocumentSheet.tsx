import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { DeliveryLabel } from '../../../domain/settlements/DeliveryLabel';
import { DocumentStateLabel } from '../../../domain/settlements/DocumentStateLabel';
import { shownDelivery } from '../../../domain/settlements/shownDelivery';
import { compareDecimals } from '../../../shared/forms/fields/decimalText';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { FactList } from '../../../shared/page/Facts';
import { PlainTable } from '../../../shared/table/PlainTable';
import type { DocumentDetailsFragment } from './documents.generated';
import { Remark } from './Remark';

interface SheetProps {
  readonly document: DocumentDetailsFragment;
}

/** A document as printed: sender and receiver, lines, and totals. */
export function DocumentSheet({ document }: SheetProps) {
  const { say, format } = useTexts('document');
  const { kind, cancelledAt, cancelReason, lines, invoices } = document;
  const isSetOff = lines.some(({ setOff }) => compareDecimals(setOff, '0') > 0);
  return (
    <Paper
      component="article"
      sx={{
        maxWidth: 820,
        p: { xs: 2, sm: 4 },
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        '@media print': { border: 0, p: 0, maxWidth: 'none' },
      }}
    >
      {cancelledAt !== null && (
        <Remark isWarning>{say('cancelledAt', { at: format.dateTime(cancelledAt), reason: cancelReason })}</Remark>
      )}
      <Answer document={document} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Sender document={document} />
        <Receiver document={document} />
      </Box>
      <Head document={document} />
      <Lines document={document} />
      <Totals document={document} />
      {isSetOff && <Typography variant="table">{say('setOff.text')}</Typography>}
      {kind === 'NOTICE' && <Typography>{say('notice.text')}</Typography>}
      {invoices.length > 0 && <Invoices document={document} />}
    </Paper>
  );
}

/** The other document, of a note that is answered and of its debit note. */
function Answer({ document: { answeredBy, answers } }: SheetProps) {
  const format = useFormat();
  const other = answeredBy ?? answers;
  if (other === null) return null;
  const isAnswered = answeredBy !== null;
  const link = (
    <Link component={RouterLink} to={`/settlements/documents/${other.id}`}>
      {other.number}
    </Link>
  );
  return (
    <Remark isWarning={isAnswered}>
      <FormattedMessage
        id={isAnswered ? 'document.answeredBy' : 'document.answers'}
        values={{ number: link, date: format.date(other.day) }}
      />
    </Remark>
  );
}

interface PartyProps {
  readonly labelId: string;
  readonly name: string;
  readonly children: ReactNode;
}

function Party({ labelId, name, children }: PartyProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={labelId} />
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      {children}
    </Box>
  );
}

interface AddressProps {
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string;
  readonly province: string;
  readonly vatNumber: string;
}

/** The address and the VAT number, one per line. */
function AddressLines({ address, postalCode, city, province, vatNumber }: AddressProps) {
  const { say } = useTexts('document');
  return (
    <>
      {address !== null && <div>{address}</div>}
      <div>{[postalCode, city, `(${province})`].filter(Boolean).join(' ')}</div>
      <div>{say('vatNumber', { number: vatNumber })}</div>
    </>
  );
}

function Sender({ document: { sender } }: SheetProps) {
  if (sender === null) return <div />;
  return (
    <Party labelId="document.sender" name={sender.businessName}>
      <AddressLines {...sender} />
    </Party>
  );
}

function Receiver({ document }: SheetProps) {
  const { say } = useTexts('document');
  const { businessName, code, sdiCode } = document;
  return (
    <Party labelId="document.receiver" name={`${businessName} (${code})`}>
      <AddressLines {...document} />
      {sdiCode !== null && <div>{say('sdiCode', { code: sdiCode })}</div>}
    </Party>
  );
}

function Head({ document }: SheetProps) {
  const { number, day, settlement, payment } = document;
  const delivery = shownDelivery(document);
  const { say, format } = useTexts('document');
  return (
    <FactList
      sx={{ gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)', rowGap: 0.5, fontVariantNumeric: 'tabular-nums' }}
      facts={[
        { label: say('number'), value: <strong>{number}</strong> },
        { label: say('day'), value: format.date(day) },
        { label: say('settlement'), value: settlement.title },
        ...(payment === null ? [] : [{ label: say('payment'), value: <DocumentStateLabel {...document} /> }]),
        ...(delivery === null ? [] : [{ label: say('delivery'), value: <DeliveryLabel delivery={delivery} /> }]),
      ]}
    />
  );
}

function Lines({ document: { lines } }: SheetProps) {
  const { say, format } = useTexts('document');
  return (
    <PlainTable
      caption={say('lines')}
      columns={[
        { key: 'campaign', label: say('campaign'), cell: ({ campaign }) => campaign.title },
        { key: 'credit', label: say('credit'), cell: ({ credit }) => format.euro(credit), align: 'end' },
        { key: 'setOff', label: say('setOff'), cell: ({ setOff }) => format.euro(setOff), align: 'end' },
        { key: 'paid', label: say('paid'), cell: ({ paid }) => format.euro(paid), align: 'end' },
      ]}
      rows={lines}
      rowKey={({ campaign }) => campaign.id}
    />
  );
}

function Totals({ document }: SheetProps) {
  const { net, tax, stampCharged, stampDuty, total, taxRate, taxNature, taxReference, kind } = document;
  const isCharged = compareDecimals(stampCharged, '0') > 0;
  const { say, format } = useTexts('document');
  return (
    <Box sx={{ alignSelf: { sm: 'flex-end' }, minWidth: { sm: 320 }, breakInside: 'avoid' }}>
      <FactList
        sx={{
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          rowGap: 0.5,
          fontVariantNumeric: 'tabular-nums',
          '& > dd': { textAlign: 'right' },
        }}
        facts={[
          { label: say('net'), value: format.euro(net) },
          ...(kind !== 'NOTICE'
            ? [
                {
                  label: taxRate === null ? say('tax') : say('taxRate', { rate: format.percent(taxRate) }),
                  value: format.euro(tax),
                },
              ]
            : []),
          ...(isCharged ? [{ label: say('stampCharged'), value: format.euro(`-${stampCharged}`) }] : []),
          { label: say('total'), value: <strong>{format.euro(total)}</strong> },
        ]}
      />
      {kind !== 'NOTICE' && taxNature !== null && (
        <Typography variant="table" sx={{ mt: 1 }}>
          {say('taxNature', { nature: taxNature.replace('_', '.'), reference: taxReference })}
        </Typography>
      )}
      {stampDuty !== null && (
        <Typography variant="table" sx={{ mt: 1 }}>
          {say('stampDuty', { amount: format.euro(stampDuty) })}
        </Typography>
      )}
    </Box>
  );
}

function Invoices({ document: { invoices, lines } }: SheetProps) {
  const { say, format } = useTexts('document');
  const titleOf = (campaignId: string) => lines.find(({ campaign }) => campaign.id === campaignId)?.campaign.title;
  return (
    <PlainTable
      caption={say('invoices')}
      columns={[
        { key: 'document', label: say('invoice'), cell: ({ document }) => document },
        { key: 'day', label: say('day'), cell: ({ day }) => format.date(day) },
        { key: 'campaign', label: say('campaign'), cell: ({ campaignId }) => titleOf(campaignId) },
      ]}
      rows={invoices}
      rowKey={({ campaignId, document, day }) => `${campaignId} ${document} ${day}`}
    />
  );
}
