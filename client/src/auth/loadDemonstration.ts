import type { Demonstration } from '@gdd/schema/demonstration';
import { demonstrationElementId } from '@gdd/schema/entries';
import type { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import type { LoadedDemonstration } from './LoadedDemonstration';

/** The demonstration that the gateway wrote into the document, with its parts and messages; undefined without one. */
export async function loadDemonstration(
  document: Document,
  catalogue: MessageCatalogue,
  now: () => number,
): Promise<LoadedDemonstration | undefined> {
  const data = document.getElementById(demonstrationElementId)?.textContent;
  if (data === undefined) return undefined;
  const [{ FactorCode, People, Product }] = await Promise.all([
    import('./demonstration/parts'),
    catalogue.need('demonstration'),
  ]);
  // The cast is safe: the gateway serialises this type (gateway/src/web/demonstration.ts).
  return { ...(JSON.parse(data) as Demonstration), now, FactorCode, People, Product };
}
