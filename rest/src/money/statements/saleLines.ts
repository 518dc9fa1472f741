/** Columns, order and search of the sale lines in statements. */
import { asc, desc, sql } from 'drizzle-orm';
import { matchesSearch } from '../../ground/database/search.js';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';

/** The columns of a line; `brands` must be joined. */
export const saleColumns = {
  document: sales.document,
  line: sales.line,
  soldOn: sales.soldOn,
  brand: brands.name,
  season: sales.season,
  segment: sales.segment,
  rim: sales.rim,
  channel: sales.channel,
  quantity: sales.quantity,
  amount: sales.amount,
};

export const newestFirst = [desc(sales.soldOn), asc(sales.document), asc(sales.line)];

/** A line's identity as one text. */
export const saleId = ({ document, line }: { readonly document: string; readonly line: number }) =>
  `${document}/${line}`;

/** The condition for lines whose document number contains each word of a term, ignoring case; all for an empty term. */
export const ofDocuments = (term: string) => matchesSearch(term, sql`fold_text(${sales.document})`);
