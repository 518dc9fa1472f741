import type { Demonstration } from '@gdd/schema/demonstration';
import type { ComponentType } from 'react';

/** What the demonstration's sign-in page shows, and for whom. */
export interface LoadedDemonstration extends Demonstration {
  /** The people to sign in as. */
  readonly People: ComponentType<Demonstration>;
  /** The picture of the product. */
  readonly Product: ComponentType;
}
