import type { Channel, Season, Segment } from '@gdd/schema/campaigns';

/** What files call the season of a tyre. */
export const seasonWords: Readonly<Record<Season, string>> = {
  summer: 'Estivo',
  winter: 'Invernale',
  allSeason: 'Quattro stagioni',
};

/** What files call the segment of a tyre. */
export const segmentWords: Readonly<Record<Segment, string>> = {
  car: 'Vettura',
  suv: 'SUV',
  van: 'Furgone',
  truck: 'Autocarro',
};

/** What files call the channel of a sale. */
export const channelWords: Readonly<Record<Channel, string>> = { retail: 'Dettaglio', fleet: 'Flotta' };
