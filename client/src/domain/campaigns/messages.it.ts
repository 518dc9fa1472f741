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
} as const;
