/** The invoices that a credit note names (DatiFattureCollegate; docs/domain/settlement.md, 'Linked invoices'). */

/** A document of sales. */
interface SalesDocument {
  readonly document: string;
  /** yyyy-mm-dd */
  readonly day: string;
}

/** Why an invoice is not named: its number does not fit the field, or it is dated after the note (00418). */
export const unnamedReasons = ['tooLong', 'notLatin', 'afterNote'] as const;
export type UnnamedReason = (typeof unnamedReasons)[number];

export interface LinkedInvoices {
  /** By day, then number; each once. */
  readonly named: readonly SalesDocument[];
  /** The reasons that occur. */
  readonly leftOut: readonly { readonly reason: UnnamedReason; readonly count: number }[];
}

/** The maximum length of IdDocumento. A shorter beginning of a number could be that of another invoice. */
const longestNumber = 20;

/**
 * The invoices that a note names. Numbers are written as they are or not at all; as the lines of sales, they are compared
 * without case.
 *
 * @param documents sales documents with positive lines, returns excluded; those of two campaigns are listed twice
 * @param noteDay yyyy-mm-dd
 */
export function linkedInvoices(documents: readonly SalesDocument[], noteDay: string): LinkedInvoices {
  const invoices = new Map<string, SalesDocument>();
  for (const { document, day } of documents) {
    const key = document.toLowerCase();
    const known = invoices.get(key);
    if (known === undefined || day < known.day) invoices.set(key, { document, day });
  }
  const named: SalesDocument[] = [];
  const counts = new Map<UnnamedReason, number>();
  for (const invoice of invoices.values()) {
    const reason = reasonAgainst(invoice, noteDay);
    if (reason === undefined) named.push(invoice);
    else counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return {
    named: named.toSorted((one, other) => compared(one.day, other.day) || compared(one.document, other.document)),
    leftOut: unnamedReasons.flatMap((reason) => {
      const count = counts.get(reason);
      return count === undefined ? [] : [{ reason, count }];
    }),
  };
}

function reasonAgainst({ document, day }: SalesDocument, noteDay: string): UnnamedReason | undefined {
  if (day > noteDay) return 'afterNote';
  if (!/^[\u0020-\u007e]+$/.test(document)) return 'notLatin';
  return document.length > longestNumber ? 'tooLong' : undefined;
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
