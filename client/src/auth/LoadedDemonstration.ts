import type { Demonstration } from '@gdd/schema/demonstration';
import type { ComponentType } from 'react';
import type { FactorDue } from '../shared/session/session';

/** The properties of the people to sign in as. */
export interface PeopleProps extends Demonstration {
  /** Called where somebody with a second factor was clicked. */
  readonly onFactorDue: (due: FactorDue) => void;
}

/** The demonstration's people and password, with the components that show them. */
export interface LoadedDemonstration extends Demonstration {
  /** The people to sign in as. */
  readonly People: ComponentType<PeopleProps>;
  /** The picture of the product. */
  readonly Product: ComponentType;
}
