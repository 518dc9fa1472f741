import { simulationVolumes } from '@gdd/schema/simulations';
import type { Problem } from '../../../shared/apollo/problem';
import type { SimulationInput } from '../../../shared/apollo/schema.generated';
import { compareDecimals, decimalText, parseDecimal } from '../../../shared/forms/fields/decimalText';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import type { BasePeriod } from '../basePeriod';

/** The value of the goals field that stands for the campaign's own goals. */
export const ownGoals = 'campaign';

/**
 * The form that starts a simulation. Its paths are those of the API's fields, so that its errors can be assigned to
 * them.
 */
export interface SimulationFormValues extends BasePeriod {
  /** Low, expected and high, as typed. */
  volumes: string[];
  against: SearchOption | null;
  /** `ownGoals` or the id of a proposal. */
  proposalId: string;
}

/** The names of the three volumes in order. */
export const volumeNames = ['low', 'expected', 'high'] as const;

/** The initial values of the form. */
export function emptySimulation(period: BasePeriod, proposalId: string | undefined): SimulationFormValues {
  const volumes = simulationVolumes.usual.map(decimalText);
  return { ...period, volumes, against: null, proposalId: proposalId ?? ownGoals };
}

/** '0,80' → '0.80'; undefined for a text that is no valid volume. */
export function parseVolume(text: string): string | undefined {
  const volume = parseDecimal(text, 6);
  const { lowest, highest } = simulationVolumes;
  const fits = volume !== undefined && compareDecimals(volume, lowest) >= 0 && compareDecimals(volume, highest) <= 0;
  return fits ? volume : undefined;
}

/** The form values as the API's input; undefined while a volume is invalid. */
export function simulationInput(values: SimulationFormValues): SimulationInput | undefined {
  const { from, to, against, proposalId } = values;
  const volumes = values.volumes.flatMap((text) => parseVolume(text) ?? []);
  if (volumes.length < values.volumes.length) return undefined;
  return {
    from,
    to,
    volumes,
    ...(against !== null && { against: against.id }),
    ...(proposalId !== ownGoals && { proposalId }),
  };
}

/** Moves an error of the whole list of volumes to the first field: the form has no field for the list. */
export function placedProblem(problem: Problem): Problem {
  const { fields } = problem;
  if (fields?.['volumes'] === undefined) return problem;
  const { volumes, ...others } = fields;
  return { ...problem, fields: { ...others, 'volumes.0': volumes } };
}
