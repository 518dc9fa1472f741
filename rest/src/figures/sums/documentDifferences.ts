/**
 * Checks that the documents of settlements agree with the ledger and are numbered without gaps
 * (docs/domain/settlement.md).
 */
import { sql, type SQL } from 'drizzle-orm';

/** Dealers by their ids: those above `after`, up to `upTo`. */
export interface DealerRange {
  readonly after: number;
  readonly upTo: number;
}

/** What a debit note has in common with its note: dealer, run, tax and lines. */
const contentOf = (document: SQL) => sql`(
  select concat_ws(' ', ${document}.dealer_id, ${document}.settlement_id, ${document}.net, ${document}.tax,
    ${document}.stamp_charged, string_agg(concat_ws(' ', line.campaign_id, line.credit, line.set_off), ' ' order by line.place))
  from settlement_document_lines as line where line.document_id = ${document}.id)`;

/**
 * Differences, as rows of `Difference`: amounts of lines against entries of the ledger, a document's net against its
 * lines, and entries of cancelled and of answered documents that do not sum to 0. By dealer and campaign: what the lines of
 * documents that count pay, rejected ones included, against what runs have redeemed, net of reversals; entries of runs
 * that belong to no line of a document of their dealer; documents that were cancelled although they are paid or have left,
 * or answered although they are paid or have not; and debit notes that do not answer the whole of one note, by its lines
 * and tax. Their own lines do not count.
 *
 * @param dealers those whose documents and entries are looked at; undefined: all
 */
export function documentDifferences(dealers?: DealerRange): SQL {
  const are = (dealer: SQL) =>
    dealers === undefined ? sql`true` : sql`${dealer} > ${dealers.after} and ${dealer} <= ${dealers.upTo}`;
  const where = (dealer: SQL) => sql`where ${are(dealer)}`;
  const and = (dealer: SQL) => sql`and ${are(dealer)}`;
  return sql`
  with entries as (
    select document_id, campaign_id, -coalesce(sum(amount) filter (where kind = 'redemption'), 0) as paid,
      -coalesce(sum(amount) filter (where kind = 'setOff' and amount < 0), 0) as set_off
    from ledger_entries where document_id in (select id from settlement_documents ${where(sql`dealer_id`)})
    group by document_id, campaign_id
  )
  select line.campaign_id as "campaignId", document.dealer_id as "dealerId", document.number || ', ' || pair.field as field,
    pair.stored::text, pair.computed::text
  from settlement_document_lines as line join settlement_documents as document on document.id = line.document_id
    left join entries using (document_id, campaign_id)
    cross join lateral (values
      ('paid', line.paid, coalesce(entries.paid, 0)), ('set off', line.set_off, coalesce(entries.set_off, 0))
    ) as pair(field, stored, computed)
  where pair.stored <> pair.computed and document.kind <> 'debitNote' ${and(sql`document.dealer_id`)}
  union all
  select 0, document.dealer_id, document.number || ', net', document.net::text, coalesce(sum(line.paid), 0)::text
  from settlement_documents as document left join settlement_document_lines as line on line.document_id = document.id
  ${where(sql`document.dealer_id`)}
  group by document.id having document.net <> coalesce(sum(line.paid), 0)
  union all
  select 0, document.dealer_id, document.number || ', left of a cancelled or answered one', '0', sum(entry.amount)::text
  from settlement_documents as document join ledger_entries as entry on entry.document_id = document.id
  where (document.cancelled_at is not null or document.answered_by_id is not null) ${and(sql`document.dealer_id`)}
  group by document.id, entry.campaign_id having sum(entry.amount) <> 0
  union all
  select campaign_id, dealer_id, 'paid by documents', coalesce(lines.paid, 0)::text, coalesce(runs.redeemed, 0)::text
  from (
    select line.campaign_id, document.dealer_id, sum(line.paid) as paid
    from settlement_document_lines as line join settlement_documents as document on document.id = line.document_id
    where document.cancelled_at is null and document.answered_by_id is null and document.kind <> 'debitNote'
      ${and(sql`document.dealer_id`)} group by 1, 2
  ) as lines full join (
    select entry.campaign_id, entry.dealer_id, -sum(entry.amount) as redeemed
    from ledger_entries as entry left join ledger_entries as reversed on reversed.id = entry.reverses_id
    where entry.origin = 'settlement' and coalesce(reversed.kind, entry.kind) = 'redemption'
      ${and(sql`entry.dealer_id`)} group by 1, 2
  ) as runs using (campaign_id, dealer_id)
  where coalesce(lines.paid, 0) <> coalesce(runs.redeemed, 0)
  union all
  select entry.campaign_id, entry.dealer_id, 'entry ' || entry.id || ', of no document', entry.amount::text, '0'
  from ledger_entries as entry
  where entry.origin = 'settlement' and entry.kind = 'redemption' ${and(sql`entry.dealer_id`)} and not exists (
    select from settlement_document_lines as line join settlement_documents as document on document.id = line.document_id
    where document.id = entry.document_id and document.dealer_id = entry.dealer_id and line.campaign_id = entry.campaign_id
  )
  union all
  select 0, dealer_id, number || ', cancelled', delivery || ' ' || payment, 'notSent or rejected, not paid'
  from settlement_documents
  where cancelled_at is not null and kind = 'creditNote' and not is_sent_assumed
    and (payment = 'paid' or delivery not in ('notSent', 'rejected')) ${and(sql`dealer_id`)}
  union all
  select 0, dealer_id, number || ', answered', delivery || ' ' || payment, 'sent, not paid'
  from settlement_documents
  where answered_by_id is not null and (payment = 'paid' or delivery in ('notSent', 'prepared')) ${and(sql`dealer_id`)}
  union all
  select 0, debit.dealer_id, debit.number || ', of a whole note', content.stored, content.computed
  from settlement_documents as debit left join settlement_documents as note on note.answered_by_id = debit.id
    cross join lateral (select ${contentOf(sql`debit`)}, ${contentOf(sql`note`)}) as content (stored, computed)
  where debit.kind = 'debitNote' and content.stored is distinct from content.computed
    ${and(sql`debit.dealer_id`)}
  order by 1, 2, 3`;
}

/** Differences, as rows of `Difference`, between the last number of each kind and year and its documents. */
export const numberDifferences: SQL = sql`
  select 0 as "campaignId", 0 as "dealerId", 'documents: ' || kind || ' ' || year as field,
    coalesce(counter.last, 0)::text as stored, coalesce(made.documents, 0)::text as computed
  from settlement_counters as counter full join (
    select kind, year, case when count(*) = max(sequence) then count(*) end as documents
    from settlement_documents group by kind, year
  ) as made using (kind, year)
  where counter.last is distinct from made.documents
  order by 3`;
