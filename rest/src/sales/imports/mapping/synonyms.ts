import { columnName } from '../files/columnNames.js';
import type { FileColumns } from '../record/kind.js';

/**
 * What other programs call the portal's columns, in Italian and English, normalised as `columnName` does. They are
 * guesses, for a user to confirm; the names that are read without are those of `columnNames.ts`.
 */
const synonyms: Readonly<Record<string, string>> = {
  documento:
    'doc n_doc nr_doc num_doc numero_doc n_documento nr_documento num_documento numero_documento documento_n documento_nr ' +
    'fattura n_fattura nr_fattura num_fattura numero_fattura fattura_n ddt numero_ddt n_ddt ' +
    'document document_no document_number invoice invoice_no invoice_nr invoice_number',
  riga:
    'n_riga nr_riga num_riga numero_riga riga_documento riga_fattura posizione pos progressivo ' +
    'line line_no line_nr line_number row row_no row_number position item',
  partita_iva:
    'p_iva_cliente piva_cliente partita_iva_cliente cliente_p_iva cliente_partita_iva p_iva_dealer partita_iva_dealer ' +
    'part_iva codice_iva vat vat_no vat_nr vat_id vat_number vat_code customer_vat customer_vat_number dealer_vat_number',
  data: 'data_doc data_documento data_fattura data_vendita data_ddt del date sale_date sold_on invoice_date document_date',
  marca: 'marchio produttore casa brand make manufacturer',
  stagione: 'stagionalita tipo_stagione season',
  segmento: 'tipo_veicolo veicolo categoria_veicolo categoria segment vehicle vehicle_type vehicle_segment',
  cerchio: 'diametro diametro_cerchio calettamento pollici rim rim_size rim_diameter diameter inches',
  canale: 'canale_vendita canale_di_vendita tipo_vendita tipo_cliente channel sales_channel',
  quantita:
    'qta_venduta quantita_venduta pezzi n_pezzi nr_pezzi numero_pezzi pz pneumatici quantity qty pieces pcs units tires tyres',
  importo:
    'imponibile netto importo_netto totale totale_netto totale_riga importo_riga importo_eur importo_euro valore ' +
    'valore_netto fatturato amount net_amount total net_total line_total value net_value turnover',
  azione: 'operazione action',
  codice:
    'cod cod_cliente codice_cliente codice_dealer codice_membro code customer_code customer_no dealer_code member_code',
  ruolo: 'role tipo_membro',
  ragione_sociale:
    'denominazione intestazione nome nome_cliente cliente rag_sociale ragione_sociale_cliente ' +
    'name company company_name business_name customer customer_name dealer',
  codice_padre:
    'padre superiore responsabile codice_responsabile cod_padre codice_agente agente parent parent_code agent',
  nazione: 'paese cod_nazione country country_code',
  codice_fiscale: 'cf c_f cod_fiscale fiscal_code tax_code',
  regione: 'region',
  provincia: 'prov pr sigla_provincia province',
  citta: 'comune localita city town',
  indirizzo: 'via sede address street',
  cap: 'codice_postale cod_postale zip zip_code postal_code postcode',
  codice_sdi: 'sdi codice_destinatario cod_destinatario codice_univoco sdi_code recipient_code',
  pec: 'indirizzo_pec mail_pec email_pec certified_mail',
  email: 'mail posta_elettronica indirizzo_email indirizzo_e_mail email_address',
  telefono: 'tel cell cellulare n_telefono numero_telefono phone phone_number telephone mobile',
  stato: 'stato_cliente stato_dealer status',
  tier: 'livello fascia categoria_dealer level',
  dal: 'data_inizio data_adesione cliente_dal dealer_dal since from joined joined_on',
  campagna: 'nome_campagna titolo_campagna promozione campaign campaign_title campaign_name',
  obiettivo: 'obiettivo_pneumatici soglia target goal goal_threshold',
  accettata: 'accettazione adesione accetta accepted acceptance',
};

const byName = (named: Readonly<Record<string, string>>) =>
  new Map(Object.entries(named).flatMap(([column, names]) => names.split(' ').map((name) => [name, column] as const)));

/** The columns of imports by their synonyms. */
const columnsBySynonym = byName(synonyms);

/** The column of a kind of file that a header cell names in other words; undefined without one. */
export function synonymOf(cell: string, columns: FileColumns): string | undefined {
  const known = columns.synonyms === undefined ? columnsBySynonym : byName(columns.synonyms);
  const column = known.get(columnName(cell, columns));
  return column !== undefined && columns.all.includes(column) ? column : undefined;
}
