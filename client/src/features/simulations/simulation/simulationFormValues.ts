import { simulationVolumes } from '@gdd/schema/simulations';
import type { Problem } from '../../../shared/apollo/problem';
import type { SimulationInput } from '../../../shared/apollo/schema.generated';
import { compareDecimals, decimalText, parseDecimal } from '../../../shared/forms/fields/decimalText';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import type { BasePeriod } from '../basePeriod';

/** The value of the choice of goals that stands for those of the campaign itself. */
export const ownGoals = 'campaign';

/** The form that asks for a simulation; the paths are those of the API's fields, so that its refusals find them. */
export interface SimulationFormValues extends BasePeriod {
  /** Low, expected and high, as they are typed. */
  volumes: string[];
  against: SearchOption | null;
  /** `ownGoals` or the number of a proposal. */
  proposalId: string;
}

/** The names of the three volumes, in their order. */
export const volumeNames = ['low', 'expected', 'high'] as const;

/** The form before anything is typed. */
export function emptySimulation(period: BasePeriod, proposalId: string | undefined): SimulationFormValues {
  const volumes = simulationVolumes.usual.map(decimalText);
  return { ...period, volumes, against: null, proposalId: proposalId ?? ownGoals };
}

/** '0,80' → '0.80'; undefined for what is no volume. */
export function parseVolume(text: string): string | undefined {
  const volume = parseDecimal(text, 6);
  const { lowest, highest } = simulationVolumes;
  const fits = volume !== undefined && compareDecimals(volume, lowest) >= 0 && compareDecimals(volume, highest) <= 0;
  return fits ? volume : undefined;
}

/** The form as the API takes it; undefined while a volume in it is none. */
export function simulationInput(values: SimulationFormValues): SimulationInput | undefined {
  const { from, to, against, proposalId } = values;
  const volumes = values.volumes.flatMap((text) => parseVolume(text) ?? []);
  if (volumes.length < values.volumes.length) return undefined;
  return {
    ...{ from, to, volumes },
    ...(against !== null && { against: against.id }),
    ...(proposalId !== ownGoals && { proposalId }),
  };
}

/** A refusal of all volumes stands at the first of them: they have no field together. */
export function placedProblem(problem: Problem): Problem {
  const { fields } = problem;
  if (fields?.['volumes'] === undefined) return problem;
  const { volumes, ...others } = fields;
  return { ...problem, fields: { ...others, 'volumes.0': volumes } };
}
