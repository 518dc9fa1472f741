/** Italian family names, some with accents and apostrophes. */
export const surnames = `
  Rossi, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti,
  De Luca, Mancini, Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani,
  Rinaldi, Caruso, Ferrara, Galli, Martini, Leone, Longo, Gentile, Martinelli, Vitale, Lombardo,
  Serra, Coppola, De Santis, D'Angelo, Marchetti, Parisi, Villa, Conte, Ferraro, Ferri, Fabbri,
  Bianco, Marini, Grasso, Valentini, Messina, Sala, De Angelis, Gatti, Pellegrini, Palumbo, Sanna,
  Farina, Rizzi, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi, Pellegrino,
  Carbone, Giuliani, Benedetti, Barone, Rossetti, Caputo, Montanari, Guerra, Palmieri, Bernardi,
  Martino, Fiore, De Rosa, Ferretti, Bellini, Basile, Riva, Donati, Piras, Vitali, Battaglia,
  Sartori, Neri, Costantini, Milani, Pagano, Ruggiero, Sorrentino, D'Amico, Orlando, Negri, Nicolò,
  Dalla Libera, Zanon, Però, Cantù, Viganò, Maffè
`
  .trim()
  .split(/,\s+/);

/** The forms of Italian companies. */
export const legalForms = ['S.r.l.', 'S.n.c.', 'S.a.s.', 'S.p.A.', 'S.r.l.s.'] as const;

/** A dealer's name, from a surname, a legal form and its town. */
export const dealerNames: readonly ((surname: string, form: string, town: string) => string)[] = [
  (surname, form) => `${surname} Gomme ${form}`,
  (surname, form) => `${surname} Pneumatici ${form}`,
  (surname, form) => `Pneus ${surname} ${form}`,
  (surname, form, town) => `Centro Gomme ${town} di ${surname} & C. ${form}`,
  (surname) => `Autofficina F.lli ${surname}`,
  (surname) => `Gommista ${surname}`,
  (surname, form) => `${surname} Ruote e Servizi ${form}`,
  (_surname, form, town) => `${town} Pneus Service ${form}`,
  (surname, form) => `Tecnogomme ${surname} ${form}`,
  (surname) => `L'Angolo della Gomma di ${surname}`,
];
