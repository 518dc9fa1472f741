/** The statement of a prize: how each euro comes about. */
export const it = {
  'statement.pdf': 'Scarica PDF',
  'statement.progress': 'A che punto è',
  'statement.title': 'Come nasce il premio',
  'statement.counts': 'Contano i pneumatici venduti dal {from} al {to}: {match}.',
  'statement.rules.accepted': 'Accettata con la versione {version} delle regole',
  'statement.rules.changed': 'dal {date} vale la versione {version}: premio da {before} a {after}',
  'statement.rules.same': 'dal {date} vale la versione {version}: il premio resta lo stesso',
  'statement.notAccepted': 'La campagna non è stata accettata: i pneumatici si contano, ma il premio non si accumula.',
  'statement.changed':
    'Dopo la chiusura della campagna sono arrivate o sono state tolte righe di vendita: le cifre restano quelle della chiusura.',

  'statement.since': 'Dopo la chiusura',
  'statement.since.text':
    'La campagna è stata chiusa il {date}: il premio resta quello di allora. Quello che è cambiato dopo sta qui, e non conta.',
  'statement.since.differences': 'Righe contate che non ci sono più, come differenza di pneumatici',
  'statement.since.label': 'Moltiplicatore',
  'statement.since.factor': 'Fattore',
  'statement.since.tires': 'Pneumatici',
  'statement.since.fleet': 'di cui flotte',
  'statement.since.later':
    '{lines, plural, one {È arrivata {linesNumber} riga} other {Sono arrivate {linesNumber} righe}} di vendita, per {tires, plural, one {{tiresNumber} pneumatico} other {{tiresNumber} pneumatici}}: {lines, plural, one {la trovi} other {le trovi}} in fondo, a parte.',

  'statement.base': 'Premio base',
  'statement.base.from': 'Scaglione',
  'statement.base.startsAt.MARGINAL': 'Dal pneumatico n.',
  'statement.base.startsAt.WHOLE': 'Pneumatici necessari',
  'statement.base.rate': 'Premio a pneumatico',
  'statement.base.tires': 'Pneumatici',
  'statement.base.amount': 'Importo',
  'statement.base.notReached': 'non raggiunto',
  'statement.base.result': 'Premio base',

  'statement.boosts': 'Moltiplicatori',
  'statement.boosts.text': 'Il fattore medio è la somma di pneumatici × fattore, divisa per il totale dei pneumatici.',
  'statement.boosts.limited':
    'I resi porterebbero il fattore medio oltre i fattori della campagna: si ferma al più vicino, o a 1.',
  'statement.boosts.limitedTo': 'limitato a {factor}',
  'statement.boosts.returned':
    'I resi superano gli acquisti: i pneumatici acquistati non scendono sotto zero e il fattore è 1.',
  'statement.boosts.noTires': 'Senza pneumatici il fattore è 1.',
  'statement.boosts.none': 'Questa campagna non ha moltiplicatori: il fattore è 1.',
  'statement.boosts.label': 'Moltiplicatore',
  'statement.boosts.factor': 'Fattore',
  'statement.boosts.tires': 'Pneumatici',
  'statement.boosts.fleet': 'di cui flotte',
  'statement.boosts.ofFleet': '{tires} pneumatici, di cui flotte {fleet}',
  'statement.boosts.boosted': 'Pneumatici × fattore',
  'statement.boosts.unboosted': 'Senza moltiplicatore',
  'statement.boosts.unreconstructed': 'Non ricostruibile',
  'statement.boosts.unreconstructed.text':
    '«Non ricostruibile» è quanto fu contato alla chiusura e le vendite registrate oggi non spiegano più: allora i moltiplicatori di ogni riga non si conservavano.',
  'statement.boosts.all': 'Totale',
  'statement.boosts.result': 'Fattore medio',
  'statement.noValue': '—',

  'statement.product': 'Moltiplicazione e arrotondamento',
  'statement.product.text':
    'Il premio base si moltiplica per il fattore medio, senza arrotondarlo: si arrotonda una volta sola, alla fine, al centesimo.',
  'statement.product.belowZero': '{product} è minore di zero: il premio non scende sotto zero.',
  'statement.product.result': 'Premio prima del tetto',

  'statement.cap': 'Tetto',
  'statement.cap.none': 'Questa campagna non ha un tetto.',
  'statement.cap.under': 'Il tetto della campagna è {cap}: non è stato superato.',
  'statement.cap.over': 'Il tetto della campagna è {cap}: il premio si ferma lì.',

  'statement.unlock': 'Sblocco',
  'statement.unlock.reached': 'Servono {tires} pneumatici: soglia raggiunta.',
  'statement.unlock.over': 'Servivano {tires} pneumatici.',
  'statement.unlock.missed':
    'Servivano {tires} pneumatici: {count, plural, one {ne è mancato {number}} other {ne sono mancati {number}}}.',
  'statement.unlock.missing':
    'Servono {tires} pneumatici: {count, plural, one {ne manca {number}} other {ne mancano {number}}}.',

  'statement.redemptions': 'Premi riscossi',
  'statement.redemptions.none': 'Non è stato riscosso nessun premio.',
  'statement.redemptions.date': 'Data',
  'statement.redemptions.note': 'Nota',
  'statement.redemptions.amount': 'Importo',
  'statement.redemptions.missing': 'Il premio accumulato non è ancora sbloccato.',
  'statement.redemptions.missed': 'Il premio accumulato non è stato sbloccato.',
  'statement.redemptions.floor':
    'È stato riscosso più di quanto risulta oggi spendibile: il premio spendibile non scende sotto zero.',

  'statement.printed.dealer': 'Codice {code} · Partita IVA {vatNumber}',
  'statement.printed.asOf': 'Situazione al {day}',
  'statement.lines': 'Vendite che contano',
  'statement.lines.export': 'Esporta vendite',
  'statement.lines.later': 'Vendite arrivate dopo la chiusura',
  'statement.lines.which': 'Quali vendite',
  'statement.lines.which.counted': 'Che contano',
  'statement.lines.which.later': 'Arrivate dopo',
  'statement.lines.none': 'Nessuna vendita di questo periodo conta per la campagna.',
  'statement.lines.gone': 'Le vendite contate alla chiusura non sono più registrate.',
  'statement.lines.search': 'Cerca un documento',
  'statement.lines.document': 'Documento',
  'statement.lines.documentLine': '{document}, riga {line}',
  'statement.lines.soldOn': 'Data',
  'statement.lines.tyre': 'Pneumatico',
  'statement.lines.channel': 'Canale',
  'statement.lines.quantity': 'Quantità',
  'statement.lines.tyres': '{count, plural, one {{number} pneumatico} other {{number} pneumatici}}',
  'statement.lines.amount': 'Importo',
  'statement.lines.factor': 'Fattore',

  'statement.lines.excluded': 'Vendite che non contano',
  'statement.lines.excludedText':
    'Le vendite dal {from} al {to} che la campagna non conta, ognuna con la prima condizione che non rispetta.',
  'statement.lines.noneExcluded': 'Tutte le vendite di questo periodo contano per la campagna.',
  'statement.lines.which.excluded': 'Che non contano',
  'statement.lines.why': 'Perché non conta',

  'statement.why.beforeStart': 'prima dell’inizio: contano le vendite dal {day}',
  'statement.why.afterEnd': 'dopo la fine: contano le vendite fino al {day}',
  'statement.why.brand': 'marca {name}: {count, plural, one {conta {all}} other {contano {all}}}',
  'statement.why.season': 'pneumatici {name}: contano {all}',
  'statement.why.segment': 'segmento {name}: {count, plural, one {conta {all}} other {contano {all}}}',
  'statement.why.rimFrom': 'cerchio da {inches}″: contano da {from}″ in su',
  'statement.why.rimTo': 'cerchio da {inches}″: contano fino a {to}″',
  'statement.why.rims': 'cerchio da {inches}″: contano da {from}″ a {to}″',
  'statement.why.rim': 'cerchio da {inches}″: conta solo {only}″',
  'statement.why.channel': 'canale {name}: conta {all}',

  'statement.outlook': 'Dove porta questo ritmo',
  'statement.outlook.pace': 'A questo ritmo {tires} di {goal} pneumatici il {to}.',
  'statement.outlook.interval':
    '{ends, select, range {La stima va da {low} a {high} pneumatici} other {La stima è di {low} pneumatici}}, con un premio di circa {prize}{prizes, select, range {: da {prizeLow} a {prizeHigh}} other {}}.',
  'statement.outlook.intervalIfAccepted':
    '{ends, select, range {La stima va da {low} a {high} pneumatici} other {La stima è di {low} pneumatici}}; se la campagna viene accettata, il premio è di circa {prize}{prizes, select, range {: da {prizeLow} a {prizeHigh}} other {}}.',
  'statement.outlook.next':
    '{count, plural, one {Manca {number} pneumatico} other {Mancano {number} pneumatici}} alla prossima soglia, di {threshold}.',
  'statement.outlook.allReached': 'Tutte le soglie sono già raggiunte.',
  'statement.outlook.how':
    'Al {day} {count, plural, one {è stato venduto {tires} pneumatico} other {sono stati venduti {tires} pneumatici}}; il passo atteso a questa data è del {share}.',
  'statement.outlook.none.TOO_EARLY':
    'È troppo presto per dire dove porta il ritmo: a questa data, di solito, si è venduto meno del 5 % della campagna.',
  'statement.outlook.none.NOT_STARTED':
    'La campagna inizia il {from}: una stima ci sarà quando arriveranno le vendite.',
  'statement.outlook.none.ENDED': 'La campagna è finita il {to}: non c’è più nulla da stimare.',
  'statement.outlook.none.CLOSED': 'La campagna è chiusa: le cifre sono definitive e non c’è più nulla da stimare.',

  'statement.whatIf.title': 'E se se ne vendono altri?',
  'statement.whatIf.text': 'Scegli quanti pneumatici in più: il premio si calcola con le regole della campagna.',
  'statement.whatIf.slider': 'Pneumatici in più, con il cursore',
  'statement.whatIf.field': 'Pneumatici in più',
  'statement.whatIf.invalid': 'Scrivi un numero intero fino a un milione.',
  'statement.whatIf.boost': 'Moltiplicatore dei pneumatici in più',
  'statement.whatIf.noBoost': 'Nessun moltiplicatore',
  'statement.whatIf.further': '{count, plural, one {{number} pneumatico in più} other {{number} pneumatici in più}}',
  'statement.whatIf.with':
    'Premio con {count, plural, one {{number} pneumatico in più} other {{number} pneumatici in più}}: {total} in tutto',
  'statement.whatIf.more': 'Sono {euro} in più.',
  'statement.whatIf.less': 'Sono {euro} in meno: questi pneumatici abbassano il fattore medio.',
  'statement.whatIf.same': 'Il premio non cambia.',
  'statement.whatIf.expendable': 'Spendibili: {euro}.',
  'statement.whatIf.reached': 'Soglia raggiunta: {threshold} pneumatici.',
  'statement.whatIf.next':
    '{count, plural, one {Ne manca {number}} other {Ne mancano {number}}} alla prossima, di {threshold}.',
  'statement.whatIf.last': 'Non ci sono altre soglie.',
  'statement.whatIf.estimate': 'È una stima: non viene salvata.',
  'statement.whatIf.estimateIfAccepted': 'È una stima, se la campagna viene accettata: non viene salvata.',
} as const;
