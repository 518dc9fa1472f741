/** Italian: goals that are typed into a grid, or pasted from a spreadsheet. */
export const it = {
  'goals.paste.title': 'Incolla obiettivi',
  'goals.paste.field': 'Obiettivi dal foglio di calcolo',
  'goals.paste.hint':
    'Due colonne: codice o partita IVA del dealer, e obiettivo. Oppure solo gli obiettivi, nell’ordine delle righe della pagina.',
  'goals.paste.none': 'Incolla almeno un obiettivo',
  'goals.paste.tooMany': 'Al massimo {most} obiettivi per volta',
  'goals.paste.moreThanRows': 'La pagina mostra {rows} righe, e gli obiettivi sono di più: incolla anche i codici',
  'goals.paste.preview': 'Anteprima',
  'goals.paste.write': '{count, plural, =1 {Inserisci un obiettivo} other {Inserisci {number} obiettivi}}',
  'goals.paste.changed': '{count, plural, =1 {1 cambia} other {{number} cambiano}}',
  'goals.paste.unchanged': '{count, plural, =1 {1 è già così} other {{number} sono già così}}',
  'goals.paste.invalid': '{count, plural, =1 {1 non valido} other {{number} non validi}}',
  'goals.paste.mixed':
    'La riga {line} («{text}») non ha il codice del dealer, che altre righe hanno: incolla anche i codici che mancano',
  'goals.paste.import': '{count, plural, =1 {Importa un obiettivo} other {Importa {number} obiettivi}}',
  'goals.paste.invalid.text': 'Finché c’è un errore non si inserisce nulla:',
  'goals.paste.invalid.line': 'Riga {line}, «{text}»: {why}',
  'goals.paste.invalid.INVALID_GOAL': '«{goal}» non è un numero intero da 1 a 1.000.000',
  'goals.paste.invalid.UNKNOWN_DEALER': 'qui non c’è un dealer con questo codice o questa partita IVA',
  'goals.paste.invalid.REPEATED_DEALER': 'il dealer è già in una riga più in alto',
  'goals.paste.invalid.others': '{count, plural, =1 {e un altro} other {e altri {number}}}',
  'goals.done':
    '{count, plural, =1 {Un obiettivo è stato aggiornato.} other {{number} obiettivi sono stati aggiornati.}}',
  'goals.invalid': 'Un numero intero da 1 a {most}',
};
