/** The messages of the demonstration's sign-in page. */
export const it = {
  'demonstration.title': 'Prova il portale con un clic',
  'demonstration.text': 'Persone e dati sono inventati: scegli con gli occhi di chi guardare.',
  'demonstration.password': 'La password di tutti è {password}',
  'demonstration.withFactor': 'Accede anche con un codice: lo trovi qui sotto.',
  'demonstration.code': 'Il codice di {name} adesso è {code}',
  'demonstration.key': 'La chiave per l’app di {name} è {key}',
  'demonstration.product': 'Il prodotto',
  'demonstration.audience':
    'Per i dealer di un produttore di pneumatici e per chi li segue: a che punto è ogni obiettivo, quanto vale, da dove viene ogni euro.',
  'demonstration.picture':
    'La pagina «Le mie campagne» di un dealer: per ogni campagna la barra verso l’obiettivo con le sue soglie, gli pneumatici acquistati e mancanti, il premio accumulato.',
  'demonstration.role.KA Administrator': 'Amministra il programma e ne analizza i risultati.',
  'demonstration.role.GD Administrator': 'Amministra campagne, dealer, importazioni e utenti.',
  'demonstration.role.Consultant': 'Cerca un dealer per nome e vede a che punto è.',
  'demonstration.role.Regional Manager': 'Segue campagne e dealer della sua area.',
  'demonstration.role.Account': 'Segue i distributori affidati a lei e i loro dealer.',
  'demonstration.role.Distributor': 'Guida un distributore: vendite e premi dei suoi dealer.',
  'demonstration.role.Distributor Area Manager': 'Segue gli agenti e i dealer di una zona.',
  'demonstration.role.Distributor User': 'Lavora dal distributore, con gli stessi dealer.',
  'demonstration.role.Distributor Consultant': 'Consiglia il distributore sui risultati dei dealer.',
  'demonstration.role.Agent': 'Visita i suoi dealer e sa chi è vicino alla soglia.',
  'demonstration.role.Dealer': 'Vende pneumatici: accetta campagne, spende i suoi premi.',
} as const;
