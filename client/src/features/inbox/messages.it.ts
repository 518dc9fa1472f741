export const it = {
  'inbox.title': 'Notifiche',
  'inbox.subtitle': 'Quello che ti riguarda, dal più recente.',
  'inbox.markAll': 'Segna tutte come lette',
  'inbox.markRead': 'Segna come letta',
  'inbox.preferences': 'Che cosa ricevere',
  'inbox.unreadItem': 'Da leggere.',
  'inbox.empty.title': 'Nessuna notifica',
  'inbox.empty.text': 'Qui trovi le novità su campagne, soglie e documenti che ti riguardano.',
  'inbox.search': 'Cerca per campagna, dealer o file',
  'inbox.unread': 'Stato',
  'inbox.unread.all': 'Tutte',
  'inbox.unread.yes': 'Da leggere',
  'inbox.unread.no': 'Lette',
  'unsubscribe.title': 'Non ricevere più queste email',
  'unsubscribe.text':
    'Confermi di non voler più ricevere per email questo tipo di notifiche? Nel portale le trovi comunque.',
  'unsubscribe.confirm': 'Non inviatemele più',
  'unsubscribe.done': 'Fatto: non riceverai più queste email.',
  'unsubscribe.unknown':
    'Questo link non è valido. Apri quello dell’ultima email, oppure cambia le preferenze nel portale.',
  'unsubscribe.preferences': 'Tutte le preferenze',
} as const;
