/** The messages of the tread bar. */
export const it = {
  'tread.label': 'Avanzamento verso l’obiettivo',
  'tread.progress': '{purchased} di {goal} pneumatici ({percent})',
  'tread.goalReached': 'obiettivo raggiunto',
  'tread.allReached': 'obiettivo raggiunto e ogni soglia superata',
  'tread.next.goal':
    '{count, plural, one {manca {number} pneumatico} other {mancano {number} pneumatici}} all’obiettivo',
  'tread.next.unlock':
    '{count, plural, one {manca {number} pneumatico} other {mancano {number} pneumatici}} al premio spendibile ({percent})',
  'tread.next.tier':
    '{count, plural, one {manca {number} pneumatico} other {mancano {number} pneumatici}} alla soglia {percent}',
  'tread.missed.goal':
    '{count, plural, one {è mancato {number} pneumatico} other {sono mancati {number} pneumatici}} all’obiettivo',
  'tread.missed.unlock':
    '{count, plural, one {è mancato {number} pneumatico} other {sono mancati {number} pneumatici}} al premio spendibile ({percent})',
  'tread.missed.tier':
    '{count, plural, one {è mancato {number} pneumatico} other {sono mancati {number} pneumatici}} alla soglia {percent}',
} as const;
