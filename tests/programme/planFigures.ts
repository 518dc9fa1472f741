/** The simulation and the proposed goals of the programme (denaro.json, atteso-denaro.json), by REST and by GraphQL. */
import { setTimeout as pause } from 'node:timers/promises';
import { programmeJson } from './office.js';

interface SimulatedDealer {
  readonly tires: number;
  readonly accumulated: string;
  readonly expendable: string;
  readonly difference: string;
}

/** The sums of a campaign at a volume, and its dealers by VAT number. */
interface SimulatedVolume {
  readonly dealers: number;
  readonly withTires: number;
  readonly goalReached: number;
  readonly unlocked: number;
  readonly tires: number;
  readonly accumulated: string;
  readonly expendable: string;
  readonly distribution: readonly number[];
  readonly against: { winners: number; losers: number; same: number; difference: string };
  readonly rows: Readonly<Record<string, SimulatedDealer>>;
}

interface Plans {
  /** By volume. */
  readonly simulation: Readonly<Record<string, SimulatedVolume>>;
  /** VAT number → goal. */
  readonly proposals: Readonly<Record<string, number>>;
}

/** The requested plans, with campaign titles in the place of ids. */
interface PlanSteps {
  readonly simulation: { campaign: string; from: string; to: string; volumes: readonly string[]; against: string };
  readonly proposals: { campaign: string; from: string; to: string; growth: object; floor: object; step: number };
}

/** The result of a service for a volume. */
type Volume = Omit<SimulatedVolume, 'rows'>;
type DealerRow = SimulatedDealer & { readonly vatNumber: string };
type GoalRow = { readonly vatNumber: string; readonly goalThreshold: number };
interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** A service that creates plans. */
export interface Planner {
  /** Requests a simulation. @returns its id */
  readonly simulate: (campaignId: number, input: object) => Promise<number | string>;
  /** The results of a simulation; undefined until they are there. */
  readonly results: (id: number | string) => Promise<readonly Volume[] | undefined>;
  readonly dealers: (id: number | string, volume: string, page: number) => Promise<Page<DealerRow>>;
  /** Requests proposed goals. @returns the id of the proposal */
  readonly propose: (campaignId: number, input: object) => Promise<number | string>;
  readonly goals: (id: number | string, page: number) => Promise<Page<GoalRow>>;
}

export const expectedPlans: Plans = (({ simulation, proposals }: Plans) => ({ simulation, proposals }))(
  programmeJson<Plans>('atteso-denaro.json'),
);

/** Requests the plans of the programme from a service, and reads them. */
export async function madePlanFigures(planner: Planner, idByTitle: ReadonlyMap<string, number>): Promise<Plans> {
  const { simulation, proposals } = programmeJson<PlanSteps>('denaro.json');
  const idOf = (title: string) => idByTitle.get(title) ?? 0;
  const { campaign, against, ...period } = simulation;
  const id = await planner.simulate(idOf(campaign), { ...period, against: idOf(against) });
  const results = await untilDone(() => planner.results(id));
  const volumes: Record<string, SimulatedVolume> = {};
  for (const [index, volume] of simulation.volumes.entries()) {
    const dealers = await allRows((page) => planner.dealers(id, volume, page));
    const rows = dealers.map(({ vatNumber, ...dealer }) => [vatNumber, figuresOf(dealer)] as const);
    volumes[volume] = { ...totalsOf(results[index] as Volume), rows: Object.fromEntries(rows) };
  }
  const { campaign: goalsOf, ...terms } = proposals;
  const proposalId = await planner.propose(idOf(goalsOf), terms);
  const goals = await allRows((page) => planner.goals(proposalId, page));
  const ofProgramme = goals.filter(({ vatNumber }) => vatNumber in expectedPlans.proposals);
  return {
    simulation: volumes,
    // the services have dealers of their own beside those of the programme
    proposals: Object.fromEntries(ofProgramme.map(({ vatNumber, goalThreshold }) => [vatNumber, goalThreshold])),
  };
}

const figuresOf = ({ tires, accumulated, expendable, difference }: SimulatedDealer): SimulatedDealer => ({
  ...{ tires, accumulated, expendable, difference },
});

function totalsOf(volume: Volume): Volume {
  const { dealers, withTires, goalReached, unlocked, tires, accumulated, expendable, distribution } = volume;
  const { winners, losers, same, difference } = volume.against;
  return {
    ...{ dealers, withTires, goalReached, unlocked, tires, accumulated, expendable, distribution },
    against: { winners, losers, same, difference },
  };
}

async function untilDone<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const result = await read();
    if (result !== undefined) return result;
    await pause(50);
  }
}

async function allRows<Row>(read: (page: number) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(page);
    rows.push(...items);
    if (rows.length >= total || items.length === 0) return rows;
  }
}
