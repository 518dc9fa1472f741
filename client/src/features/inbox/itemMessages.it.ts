/** Italian: what happened, for each kind of an item. */
export const it = {
  'inbox.text.CAMPAIGN_OPENED': 'La campagna «{campaign}» è aperta.',
  'inbox.text.CAMPAIGN_JOINED':
    '{ofDealer, select, yes {{dealer} ora fa parte} other {Ora fai parte}} della campagna «{campaign}».',
  'inbox.text.CAMPAIGN_ENDS_SOON':
    'La campagna «{campaign}» {days, plural, =0 {finisce oggi} =1 {finisce domani} other {finisce tra # giorni}} e non è ancora accettata.',
  'inbox.text.RULES_CHANGED': 'Le regole della campagna «{campaign}» sono cambiate.',
  'inbox.text.GOAL_CHANGED':
    '{goal, select, left {{ofDealer, select, yes {{dealer} non fa} other {Non fai}} più parte della campagna «{campaign}», che era accettata} withdrawn {{ofDealer, select, yes {{dealer}: l’accettazione} other {L’accettazione}} della campagna «{campaign}» è stata annullata} other {{ofDealer, select, yes {{dealer}: l’obiettivo} other {L’obiettivo}} della campagna «{campaign}» ora è di {threshold} pneumatici}}.',
  'inbox.text.CLOSED_EARLY': 'La campagna «{campaign}» è stata chiusa in anticipo.',
  'inbox.text.THRESHOLD_NEAR':
    '{ofDealer, select, yes {{dealer}: la soglia} other {La soglia}} di {threshold} pneumatici della campagna «{campaign}» è vicina.',
  'inbox.text.THRESHOLD_REACHED':
    '{ofDealer, select, yes {{dealer}: la soglia} other {La soglia}} di {threshold} pneumatici della campagna «{campaign}» è raggiunta.',
  'inbox.text.STATEMENT_FINAL': 'La campagna «{campaign}» è chiusa: l’estratto è definitivo.',
  'inbox.text.DOCUMENT_UNDELIVERED':
    '{ofDealer, select, yes {{dealer}: il documento} other {Il documento}} {name} è emesso, ma non è stato possibile recapitarlo: si trova qui e nell’area riservata del sito dell’Agenzia delle Entrate.',
  'inbox.text.DOCUMENT_REJECTED':
    'Il Sistema di Interscambio ha scartato il documento {name}{codes, select, none {} other { ({codes})}}: è da rinviare entro il {until}.',
  'inbox.text.DOCUMENT_READY':
    '{ofDealer, select, yes {{dealer}: il documento} other {Il documento}} {name}{hasAmount, select, yes { di {amount} (senza IVA)} other {}} è pronto.',
  'inbox.text.DEBIT_NOTE_ISSUED':
    '{ofDealer, select, yes {{dealer}: la nota di debito} other {La nota di debito}} {name}{hasAmount, select, yes { di {amount} (senza IVA)} other {}} storna una nota di credito: il premio torna spendibile.',
  'inbox.text.PAYMENT_RETURNED':
    '{ofDealer, select, yes {{dealer}: il pagamento} other {Il pagamento}} del documento {name}{hasAmount, select, yes { di {amount} (senza IVA)} other {}} è tornato indietro: verrà disposto di nuovo.',
  'inbox.text.CREDIT_HELD':
    '{ofDealer, select, yes {{dealer}: } other {}}{ofCampaign, select, yes {Il premio della campagna «{campaign}» è in sospeso: per ora non entra} other {Tutti i premi sono in sospeso: per ora non entrano}} nelle liquidazioni.',
  'inbox.text.DISPUTE_OPENED':
    '{ofDealer, select, yes {{dealer} ha aperto} other {Hai aperto}} una contestazione{ofCampaign, select, yes { · campagna «{campaign}»} other {}}.',
  'inbox.text.DISPUTE_ANSWERED':
    '{ofDealer, select, yes {{dealer}: la contestazione} other {La contestazione}} ha una risposta{ofCampaign, select, yes { · campagna «{campaign}»} other {}}.',
  'inbox.text.INVOICING_DECIDED': 'La tua richiesta di cambiare la ragione sociale o la sede ha una risposta.',
  'inbox.text.APPROVAL_REQUESTED':
    'Aspetta la tua approvazione: {request}{hasAmount, select, yes { di {amount}} other {}}{ofDealer, select, yes { per {dealer}} other {}}{ofCampaign, select, yes { · campagna «{campaign}»} other {}}{hasName, select, yes { · {name}} other {}}.',
  'inbox.request.CLOSING': 'chiusura della campagna',
  'inbox.request.RULES': 'regole che cambiano',
  'inbox.request.GOALS': 'obiettivi che cambiano',
  'inbox.request.UNDO': 'annullamento di un’importazione',
  'inbox.request.CORRECTION': 'importazione che toglie vendite',
  'inbox.request.ADJUSTMENT': 'rettifica',
  'inbox.request.REDEMPTION': 'riscossione',
  'inbox.request.DOCUMENT': 'correzione di un documento',
  'inbox.request.INVOICING': 'ragione sociale o sede',
  'inbox.request.SETTINGS': 'impostazioni delle approvazioni',
  'inbox.text.BUDGET_CROSSED':
    'Campagna «{campaign}»: {basis, select, EXPECTED {i premi stimati a fine campagna raggiungono} other {i premi accumulati hanno raggiunto}} {threshold, select, 80 {l’80} other {il {threshold}}}\u00a0% del budget: {amount} su {budget}.',
  'inbox.text.IMPORT_APPLIED': 'L’importazione del file «{name}» è stata applicata.',
  'inbox.text.IMPORT_FAILED': 'L’importazione del file «{name}» non è riuscita.',
  'inbox.text.EXPORT_READY': 'Il file «{name}» è pronto da scaricare.',
  'inbox.text.NEW_DEVICE': 'Qualcuno è entrato nel tuo account da un dispositivo mai usato prima.',
  'inbox.text.FACTORS_CHANGED':
    'Il secondo fattore del tuo account è cambiato, oppure è stato usato un codice di recupero.',
  'inbox.text.NOTE_STEP_DUE': '{ofDealer, select, yes {{dealer}: un passo} other {Un passo}} annotato scade oggi.',
} as const;
