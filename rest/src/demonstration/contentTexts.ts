import type { ContentKind, DocTypeId } from '@gdd/schema/content';

/** The theme of a content's picture, which `scripts/contents.mjs` draws. */
type ArtTheme = 'winter' | 'summer' | 'allSeason' | 'fleet' | 'programme' | 'workshop';

/** A content of the demonstration; its files are in `rest/demonstration`, named after it. */
export interface DemonstrationContent {
  readonly name: string;
  readonly kind: ContentKind;
  readonly docTypeId: DocTypeId | null;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly theme: ArtTheme;
  /** Null: a draft. */
  readonly publishedOn: string | null;
  readonly archived?: boolean;
}

const document = (
  docTypeId: DocTypeId,
  name: string,
  theme: ArtTheme,
  publishedOn: string | null,
  title: string,
  summary: string,
  archived = false,
): DemonstrationContent => ({
  name,
  kind: 'document',
  docTypeId,
  title,
  summary,
  body: '',
  theme,
  publishedOn,
  archived,
});

const text = (
  kind: 'news' | 'single',
  name: string,
  theme: ArtTheme,
  publishedOn: string | null,
  title: string,
  summary: string,
  paragraphs: readonly string[],
): DemonstrationContent => ({
  name,
  kind,
  docTypeId: null,
  title,
  summary,
  theme,
  publishedOn,
  body: paragraphs.join(''),
});

/** The contents of the demonstration, the same ones each time. */
export const demonstrationContents: readonly DemonstrationContent[] = [
  document(
    1,
    'inverno-2025',
    'winter',
    '2025-09-15',
    'Gamma invernale 2025',
    'Le misure e i disegni per la stagione fredda, vettura e SUV.',
  ),
  document(
    1,
    'estate-2025',
    'summer',
    '2025-03-10',
    'Gamma estiva 2025',
    'Aderenza sul bagnato, consumi e rumorosità: le etichette di tutta la gamma.',
  ),
  document(
    1,
    'quattro-stagioni',
    'allSeason',
    '2025-10-01',
    'Quattro stagioni: la guida alla scelta',
    'A chi conviene, e come spiegarlo al banco.',
  ),
  document(
    1,
    'flotte',
    'fleet',
    '2025-05-20',
    'Soluzioni per le flotte',
    'Contratti, consegna e assistenza per i clienti con più di dieci veicoli.',
  ),
  document(
    2,
    'catalogo-vettura',
    'programme',
    '2025-02-03',
    'Catalogo vettura e SUV 2025',
    'Tutte le misure dal 13 al 22 pollici, con indici di carico e velocità.',
  ),
  document(
    2,
    'catalogo-furgone',
    'fleet',
    '2025-02-03',
    'Catalogo furgone 2025',
    'Pneumatici rinforzati per il trasporto leggero.',
  ),
  document(
    2,
    'catalogo-autocarro',
    'workshop',
    '2025-04-14',
    'Catalogo autocarro 2025',
    'Assi sterzanti, motrici e rimorchi.',
  ),
  document(
    2,
    'listino-2024',
    'programme',
    '2024-01-15',
    'Catalogo vettura e SUV 2024',
    'Sostituito dall’edizione 2025.',
    true,
  ),
  document(
    3,
    'banner-inverno',
    'winter',
    '2025-10-10',
    'Banner «Cambio gomme»',
    'Per il sito e i social: il richiamo all’obbligo del 15 novembre.',
  ),
  document(
    3,
    'banner-premi',
    'programme',
    '2025-07-01',
    'Banner del programma dealer',
    'Da mettere nella firma delle email e sul sito.',
  ),
  document(
    3,
    'banner-sicurezza',
    'workshop',
    '2025-06-05',
    'Banner «Controllo gratuito»',
    'Invita i clienti a far controllare pressione e battistrada.',
  ),
  document(3, 'banner-estate-2026', 'summer', null, 'Banner estate 2026', 'In preparazione.'),
  text(
    'news',
    'obbligo-invernale',
    'winter',
    '2025-10-13',
    'Dal 15 novembre torna l’obbligo degli pneumatici invernali',
    'Le date, le sanzioni e cosa ricordare ai tuoi clienti.',
    [
      '<p>Dal <strong>15 novembre al 15 aprile</strong> sui tratti segnalati si circola con pneumatici invernali montati o con catene a bordo. Dal 15 ottobre il montaggio è già consentito.</p>',
      '<h2>Cosa ricordare al banco</h2><ul><li>La marcatura è M+S; il simbolo della montagna con il fiocco di neve garantisce la prova su neve.</li><li>Un indice di velocità ridotto è ammesso solo nel periodo dell’obbligo.</li><li>Sotto i 4 mm di battistrada l’aderenza sulla neve cala in modo netto.</li></ul>',
      '<p>Tra i materiali trovi il banner «Cambio gomme» da pubblicare sul tuo sito.</p>',
    ],
  ),
  text(
    'news',
    'nuove-misure',
    'allSeason',
    '2025-10-02',
    'Ventidue nuove misure quattro stagioni',
    'Ora la gamma copre anche i SUV da 20 pollici.',
    [
      '<p>Da ottobre la gamma quattro stagioni si allarga di <strong>ventidue misure</strong>, dal 17 al 20 pollici, pensate per i crossover più venduti.</p>',
      '<p>Gli pneumatici contano per le campagne aperte come tutti gli altri della stagione: controlla nella pagina della campagna quali ricevono il moltiplicatore.</p>',
    ],
  ),
  text(
    'news',
    'premi-secondo-semestre',
    'programme',
    '2025-09-05',
    'Secondo semestre: come si sbloccano i premi',
    'La soglia di sblocco in tre passi, con un esempio.',
    [
      '<p>Il premio si accumula con ogni pneumatico, ma diventa <strong>spendibile</strong> quando raggiungi la soglia di sblocco della campagna.</p>',
      '<ol><li>Apri la campagna e guarda la barra: le tacche sono le soglie.</li><li>Sotto la barra leggi quanti pneumatici mancano alla prossima.</li><li>Nell’estratto trovi il calcolo riga per riga.</li></ol>',
    ],
  ),
  text(
    'news',
    'corso-tecnico',
    'workshop',
    '2025-08-28',
    'Corso tecnico: montaggio e TPMS',
    'Due giornate in officina, posti limitati.',
    [
      '<p>A settembre riparte il corso dedicato al montaggio dei cerchi di grande diametro e alla programmazione dei sensori di pressione.</p>',
      '<table><thead><tr><th scope="col">Sede</th><th scope="col">Date</th></tr></thead><tbody><tr><td>Milano</td><td>18 e 19 settembre</td></tr><tr><td>Roma</td><td>25 e 26 settembre</td></tr><tr><td>Bari</td><td>2 e 3 ottobre</td></tr></tbody></table>',
      '<p>Per iscriverti rivolgiti al tuo distributore.</p>',
    ],
  ),
  text(
    'news',
    'flotte-elettriche',
    'fleet',
    '2025-06-18',
    'Flotte elettriche: cosa cambia per gli pneumatici',
    'Più coppia e più peso: come consigliare lo pneumatico giusto.',
    [
      '<p>Un veicolo elettrico pesa in media il 20 % in più e scarica a terra tutta la coppia da subito. Per questo servono indici di carico maggiori (<strong>HL</strong>) e mescole più resistenti all’usura.</p>',
      '<blockquote>La rotazione ogni 10.000 km allunga la vita dell’intero treno.</blockquote>',
    ],
  ),
  text('news', 'campagna-2026', 'summer', null, 'Anteprima: le campagne 2026', 'Bozza da completare.', [
    '<p>Da scrivere.</p>',
  ]),
  text(
    'single',
    'regolamento',
    'programme',
    '2025-01-07',
    'Regolamento del programma',
    'Chi partecipa, come si accumulano e si spendono i premi.',
    [
      '<h2>Chi partecipa</h2><p>Partecipano i dealer invitati a una campagna che ne accettano l’obiettivo entro la chiusura delle iscrizioni.</p>',
      '<h2>Come si calcola il premio</h2><p>Contano gli acquisti nel periodo della campagna, al netto dei resi. Ogni campagna indica gli scaglioni, i moltiplicatori e la soglia di sblocco; l’estratto mostra il calcolo completo.</p>',
      '<h2>Come si spende</h2><p>Il premio spendibile può essere riscattato anche dopo la fine della campagna, fino al suo esaurimento.</p>',
    ],
  ),
  text('single', 'contatti', 'workshop', '2025-01-07', 'Contatti e assistenza', 'A chi rivolgersi, e quando.', [
    '<p>Per ordini, consegne e resi rivolgiti al tuo distributore di riferimento.</p>',
    '<p>Per il portale e le campagne scrivi a <a href="mailto:assistenza@gdd.example">assistenza@gdd.example</a> dal lunedì al venerdì, dalle 9 alle 18.</p>',
  ]),
];
