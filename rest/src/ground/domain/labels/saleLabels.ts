import type { Channel, Season, Segment } from '@gdd/schema/campaigns';

/** Labels in files for the season of a tyre. */
export const seasonLabels: Readonly<Record<Season, string>> = {
  summer: 'Estivo',
  winter: 'Invernale',
  allSeason: 'Quattro stagioni',
};

/** Labels in files for the segment of a tyre. */
export const segmentLabels: Readonly<Record<Segment, string>> = {
  car: 'Vettura',
  suv: 'SUV',
  van: 'Furgone',
  truck: 'Autocarro',
};

/** Labels in files for the channel of a sale. */
export const channelLabels: Readonly<Record<Channel, string>> = { retail: 'Dettaglio', fleet: 'Flotta' };
