import type { Demonstration } from '@gdd/schema/demonstration';
import type { ComponentType } from 'react';

/** The demonstration's people and password, with the components that show them. */
export interface LoadedDemonstration extends Demonstration {
  /** The people to sign in as. */
  readonly People: ComponentType<Demonstration>;
  /** The picture of the product. */
  readonly Product: ComponentType;
}
