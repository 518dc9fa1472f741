/** The words of campaigns that more than one page has. */
export const it = {
  'campaign.state.OPEN': 'Iscrizioni aperte',
  'campaign.state.REGISTRATION_CLOSED': 'Iscrizioni chiuse',
  'campaign.state.CLOSED': 'Campagna chiusa',
  'campaign.period': 'dal {from} al {to}',
  'campaign.accepted': 'Accettata',
  'campaign.acceptedOn': 'Accettata il {date}',
  'campaign.toAccept': 'Da accettare',
  'campaign.notAccepted': 'Non accettata',
  'campaign.endedUnjoined': 'La campagna è finita e non è stata accettata: non dà nessun premio.',

  'campaign.title': 'Campagna',
  'campaign.goalThreshold': 'Obiettivo',
  'campaign.tiresPurchased': 'Pneus acquistati',
  'campaign.tiresMissing': 'Pneus mancanti',
  'campaign.plafondAccumulated': 'Premio accumulato',
  'campaign.plafondExpendable': 'Premio spendibile',
  'campaign.tiresFleet': 'Pneus flotte',
  'campaign.tiresFleetPercentage': 'Pneus flotte %',
  'campaign.fleetOverNet.some': 'Oltre il 100 % per i resi al dettaglio',
  'campaign.fleetOverNet.none': 'I resi al dettaglio superano gli acquisti',
  'campaign.fleetOverNet.cell': '{percent} · resi',
} as const;
