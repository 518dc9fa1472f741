import type { Demonstration } from '@gdd/schema/demonstration';
import { demonstrationElementId } from '@gdd/schema/entries';
import type { ComponentType } from 'react';
import type { MessageCatalogue } from '../shared/i18n/MessageCatalogue';

/** What the demonstration's sign-in page shows, and for whom. */
export interface LoadedDemonstration extends Demonstration {
  /** The people to sign in as. */
  readonly People: ComponentType<Demonstration>;
  /** The picture of the product. */
  readonly Product: ComponentType;
}

/** The demonstration that the gateway has put into the document, with its parts and their messages; undefined without one. */
export async function loadDemonstration(
  document: Document,
  catalogue: MessageCatalogue,
): Promise<LoadedDemonstration | undefined> {
  const data = document.getElementById(demonstrationElementId)?.textContent;
  if (data === undefined) return undefined;
  const [{ People, Product }] = await Promise.all([import('./demonstration/parts'), catalogue.need('demonstration')]);
  // The gateway's own page says so (gateway/src/web/demonstration.ts).
  return { ...(JSON.parse(data) as Demonstration), People, Product };
}
