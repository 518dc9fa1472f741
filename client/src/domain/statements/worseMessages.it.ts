/** Italian: what got worse since a dealer accepted, on its statement. */
export const it = {
  'statement.worse.rules': 'Dal {date} peggiora: {what}.',
  'statement.worse.before': 'Prima: {was}.',
  'statement.worse.confirmed': 'Confermato da una seconda persona.',
  'statement.worse.confirmedBy': 'Confermato da {name}.',
  'statement.worse.rate': '{rate} a pneumatico {from}',
  'statement.worse.cap': 'premio massimo {amount}',
  'statement.worse.noCap': 'nessun premio massimo',
  'statement.worse.noBoosts': 'nessun moltiplicatore',
  'statement.worse.goal':
    'Dal {date} l’obiettivo accettato è di {goalAfter} pneumatici, prima era di {goalBefore}: {prize}.',
  'statement.worse.withdrawn':
    'Dal {date} l’accettazione, registrata da un file che è stato annullato, non vale più: {prize}.',
  'statement.worse.prize': 'premio da {before} a {after}',
  'statement.worse.prizeSame': 'il premio accumulato resta lo stesso',
  'statement.worse.what': 'Peggiora: {what}.',
  'statement.worse.reason': 'Motivo: {reason}.',
};
