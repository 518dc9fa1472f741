import type { Demonstration, DemonstrationFactorPerson } from '@gdd/schema/demonstration';
import type { ComponentType } from 'react';
import type { FactorDue } from '../shared/session/session';

/** The properties of the people to sign in as. */
export interface PeopleProps extends Demonstration {
  readonly now: () => number;
  /** Called where somebody with a second factor was clicked. */
  readonly onFactorDue: (due: FactorDue) => void;
}

/** The properties of the present code of the person with a second factor. */
export interface FactorCodeProps {
  readonly person: DemonstrationFactorPerson;
  readonly now: () => number;
}

/** The demonstration's people and password, with the components that show them. */
export interface LoadedDemonstration extends Demonstration {
  readonly now: () => number;
  /** The people to sign in as. */
  readonly People: ComponentType<PeopleProps>;
  /** The present code of the person with a second factor. */
  readonly FactorCode: ComponentType<FactorCodeProps>;
  /** The picture of the product. */
  readonly Product: ComponentType;
}
