import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { TableColumn } from '../../../shared/table/PlainTable';
import type { EligibleLineFragment } from '../statement.generated';

/** A line's cells as text. */
export interface LineLabels {
  readonly id: string;
  readonly document: string;
  readonly soldOn: string;
  readonly tyre: string;
  readonly channel: string;
  readonly quantity: string;
  readonly tyres: string;
  readonly amount: string;
  /** Only for lines that count. */
  readonly factor?: string;
  readonly boostLabel?: string | null;
  /** Only for lines that do not count: the first condition that they fail. */
  readonly why?: string;
  /** Its dispute, or the button that opens one; not on a past day. */
  readonly dispute?: ReactNode;
}

/** The fields that every sale line has. */
type SaleLine = Omit<EligibleLineFragment, '__typename' | 'factor' | 'boostLabel' | 'dispute'>;

/** The labels of a sale, whether it counts or not. */
export function useLineLabels(): (line: SaleLine) => LineLabels {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  return (line) => ({
    id: line.id,
    document: say('statement.lines.documentLine', { document: line.document, line: String(line.line) }),
    soldOn: format.date(line.soldOn),
    tyre: [
      line.brand,
      say(`incentives.season.${line.season}`),
      say(`incentives.segment.${line.segment}`),
      `${line.rim}″`,
    ].join(' · '),
    channel: say(`incentives.channel.${line.channel}`),
    quantity: format.number(line.quantity),
    tyres: say('statement.lines.tyres', { count: line.quantity, number: format.number(line.quantity) }),
    amount: format.euro(line.amount),
  });
}

type ColumnKey = 'document' | 'soldOn' | 'tyre' | 'channel' | 'quantity' | 'amount' | 'factor' | 'why';

/** A column of the table of lines that shows one of their labels. */
export function lineColumn(intl: IntlShape, key: ColumnKey, align?: 'end'): TableColumn<LineLabels> {
  return {
    key,
    label: intl.formatMessage({ id: `statement.lines.${key}` }),
    cell: (texts) => texts[key],
    ...(align && { align }),
  };
}

/** The columns that every line has. */
export function saleColumns(intl: IntlShape): readonly TableColumn<LineLabels>[] {
  return [
    lineColumn(intl, 'document'),
    lineColumn(intl, 'soldOn'),
    lineColumn(intl, 'tyre'),
    lineColumn(intl, 'channel'),
    lineColumn(intl, 'quantity', 'end'),
    lineColumn(intl, 'amount', 'end'),
  ];
}

/** The column of the disputes. */
export function disputeColumn(intl: IntlShape): TableColumn<LineLabels> {
  return { key: 'dispute', label: intl.formatMessage({ id: 'dispute.column' }), cell: ({ dispute }) => dispute };
}
