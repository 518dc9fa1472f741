import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { importRecord } from '../test/campaignRecords.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const cost = { dealers: 2, tires: 210, accumulated: '310.00', expendable: '210.00' };
const distributor = { id: 3, code: 'DI0001', businessName: 'Gomme Nord', role: 'Distributor' };
const result = {
  volume: '1.20',
  ...cost,
  withTires: 2,
  goalReached: 1,
  unlocked: 1,
  distribution: [1, 0, 1, 0, 0, 0, 0],
  byTier: [{ from: '0.00', ...cost }],
  byDistributor: [{ distributor, ...cost }],
  against: { winners: 1, losers: 1, same: 0, difference: '-4.20' },
};
const record = {
  id: 5,
  campaignId: 7,
  from: '2024-01-01',
  to: '2024-12-31',
  volumes: ['1.20'],
  against: { id: 6, title: 'Annuale 2024' },
  proposalId: null,
  status: 'done',
  progress: { done: 2, total: 2 },
  rulesHash: 'a1',
  rulesChanged: true,
  createdBy: 'Anna',
  createdAt: '2025-10-15T08:00:00.000Z',
  finishedAt: '2025-10-15T08:00:01.000Z',
  results: [result],
};
const terms = {
  growth: { prospect: '1.20', gold: '1.05', platinum: '1.025' },
  floor: { prospect: 12, gold: 40, platinum: 100 },
  step: 4,
};

const proposal = {
  ...{ id: 9, campaignId: 7, from: '2024-01-01', to: '2024-12-31', ...terms },
  ...{ dealers: 2, newDealers: 1, baseTires: 180, goals: 200, edited: 0 },
  ...{ grown: 189, rounding: 7, raisedToFloor: 4, editedTires: 0 },
  ...{ createdBy: null, createdAt: '2025-10-15T08:00:00.000Z' },
};
const goal = {
  ...{ dealerId: 1, code: 'DE00001', businessName: 'Gomme Rossi', vatNumber: '01234567897', region: 'Lazio' },
  ...{ tier: 'gold', baseTires: 90, lastGoal: null, currentGoal: 80, proposedGoal: 96, goalThreshold: 100 },
};

/** The fields that only hand on what they are asked: the call, what it answers, and what is shown of it. */
const plain: readonly (readonly [operation: string, call: string, response: object, data: object])[] = [
  [
    '{ simulations(campaignId: 7) { id status } }',
    'GET /campaigns/7/simulations',
    { simulations: [record] },
    { simulations: [{ id: '5', status: 'DONE' }] },
  ],
  ['mutation { deleteSimulation(id: 5) }', 'DELETE /simulations/5', {}, { deleteSimulation: true }],
  [
    '{ goalProposals(campaignId: 7) { id step } }',
    'GET /campaigns/7/proposals',
    { proposals: [proposal] },
    { goalProposals: [{ id: '9', step: 4 }] },
  ],
  [
    '{ goalProposal(id: 9) { floor { platinum } } }',
    'GET /proposals/9',
    { proposal },
    { goalProposal: { floor: { platinum: 100 } } },
  ],
  [
    '{ proposedGoals(id: 9, input: { filter: { edited: true } }) { total items { lastGoal currentGoal } } }',
    'POST /proposals/9/goals',
    { items: [goal], total: 1 },
    { proposedGoals: { total: 1, items: [{ lastGoal: null, currentGoal: 80 }] } },
  ],
  [
    'mutation { importProposedGoals(id: 9) { id } }',
    'POST /proposals/9/import',
    { import: importRecord(8) },
    { importProposedGoals: { id: '8' } },
  ],
  ['mutation { deleteGoalProposal(id: 9) }', 'DELETE /proposals/9', {}, { deleteGoalProposal: true }],
];

test.each(plain)('%s', async (operation, call, response, data) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual(data);
  expect(upstream.calls.filter((made) => made !== 'GET /user')).toEqual([call]);
});

test('every field of simulations and proposals is asked for here', () => {
  const fields = fieldsOver(buildGatewaySchema(), (path) => /simulations|proposals|\/goals/.test(path));
  const apart = [
    ...['simulation', 'simulationDealers', 'campaignCost', 'createSimulation'],
    ...['createGoalProposal', 'editProposedGoals', 'pasteGoals'],
  ];
  const inTable = plain.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
  expect([...inTable, ...apart].sort()).toEqual(fields.sort());
});

test('a simulation is asked for with its period, volumes, comparison and goals', async () => {
  upstream.on(
    'POST /campaigns/7/simulations',
    enveloped({ simulation: { ...record, status: 'queued', results: null } }),
  );
  const { data, errors } = await gateway.send(`mutation { createSimulation(
    campaignId: 7, idempotencyKey: "once",
    input: { from: "2024-01-01", to: "2024-12-31", volumes: ["0.80", 1.2], against: 6, proposalId: 9 }
  ) { id status results { volume } } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ createSimulation: { id: '5', status: 'QUEUED', results: null } });
  const [request] = upstream.requestsOf('POST /campaigns/7/simulations');
  expect(request?.body).toEqual({
    ...{ from: '2024-01-01', to: '2024-12-31' },
    ...{ volumes: ['0.80', '1.2'], against: 6, proposalId: 9 },
  });
  expect(request?.headers['idempotency-key']).toBe('once');
});

test('a simulation has its results by volume, tier and distributor, and its table', async () => {
  upstream.on('GET /simulations/5', enveloped({ simulation: record }));
  const row = {
    ...{ dealerId: 1, code: 'DE00001', businessName: 'Gomme Rossi', vatNumber: '01234567897', region: 'Lazio' },
    ...{ tier: 'gold', distributor: null, goalThreshold: 100, lineTires: 90, tires: 108 },
    ...{ accumulated: '110.00', expendable: '110.00', against: null, difference: null },
  };
  upstream.on('POST /simulations/5/dealers', enveloped({ items: [row], total: 1 }));
  const { data, errors } = await gateway.send(`{
    simulation(id: 5) { rulesChanged against { id title } results {
      volume expendable distribution byTier { from dealers } byDistributor { distributor { code } expendable }
      against { winners difference } } }
    simulationDealers(id: 5, input: {
      filter: { volume: "1.20", outcome: [LOSER], unlocked: false, tier: [GOLD], region: ["Lazio"], distributorId: [3] }
      sort: { column: DIFFERENCE, direction: DESC } search: "rossi" page: 2 pageSize: 50
    }) { total items { dealerId tier tires difference } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    simulation: {
      rulesChanged: true,
      against: { id: '6', title: 'Annuale 2024' },
      results: [
        {
          volume: '1.20',
          expendable: '210.00',
          distribution: [1, 0, 1, 0, 0, 0, 0],
          byTier: [{ from: '0.00', dealers: 2 }],
          byDistributor: [{ distributor: { code: 'DI0001' }, expendable: '210.00' }],
          against: { winners: 1, difference: '-4.20' },
        },
      ],
    },
    simulationDealers: { total: 1, items: [{ dealerId: '1', tier: 'GOLD', tires: 108, difference: null }] },
  });
  expect(upstream.requestsOf('POST /simulations/5/dealers')[0]?.body).toEqual({
    filter: {
      ...{ volume: '1.20', outcome: ['loser'], unlocked: false },
      ...{ tier: ['gold'], region: ['Lazio'], distributorId: [3] },
    },
    paginator: { page: 2, pageSize: 50 },
    sorting: { column: 'difference', direction: 'desc' },
    searchTerm: 'rossi',
  });
});

test('the cost of rules that are not stored is asked for as the editor has them', async () => {
  const answer = { from: '2024-01-01', to: '2024-12-31', result: { ...result, against: null } };
  upstream.on('POST /campaigns/7/simulations/preview', enveloped(answer));
  const { data, errors } = await gateway.send(`{ campaignCost(campaignId: 7, input: {
    incentiveDetail: { basis: WHOLE, tiers: [{ from: 0, rate: "1.5" }], cap: null }
    factorBoostDetail: { boosts: [] } eligibility: { brand: null, season: [WINTER] }
  }) { from result { expendable } } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ campaignCost: { from: '2024-01-01', result: { expendable: '210.00' } } });
  expect(upstream.requestsOf('POST /campaigns/7/simulations/preview')[0]?.body).toEqual({
    volume: '1',
    incentiveDetail: { basis: 'whole', tiers: [{ from: '0', rate: '1.5' }] },
    factorBoostDetail: { boosts: [] },
    eligibility: { season: ['winter'] },
  });
});

test('goals are proposed, listed, edited and handed to an import', async () => {
  const repeated = { dealerId: 1, goal: '90', place: 1, reason: 'repeatedDealer' };
  upstream.on('POST /campaigns/7/proposals', enveloped({ proposal }));
  upstream.on('PUT /proposals/9/goals', enveloped({ outcome: { changed: 1, unchanged: 0, invalid: [repeated] } }));
  const { data, errors } = await gateway.send(`mutation {
    createGoalProposal(campaignId: 7, idempotencyKey: "once", input: {
      growth: { prospect: "1.20", gold: 1.05, platinum: "1.025" } floor: { prospect: 12, gold: 40, platinum: 100 }
      step: 4 filter: { tier: [GOLD], distributorId: [3] }
    }) { id goals growth { gold } }
    editProposedGoals(id: 9, goals: [{ dealerId: 1, goal: "1.200" }], dryRun: true) {
      changed invalid { dealerId goal reason }
    }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createGoalProposal: { id: '9', goals: 200, growth: { gold: '1.05' } },
    editProposedGoals: { changed: 1, invalid: [{ dealerId: '1', goal: '90', reason: 'REPEATED_DEALER' }] },
  });
  expect(upstream.requestsOf('POST /campaigns/7/proposals')[0]?.body).toEqual({
    ...terms,
    filter: { tier: ['gold'], distributorId: [3] },
  });
  expect(upstream.requestsOf('PUT /proposals/9/goals')[0]?.body).toEqual({
    goals: [{ dealerId: 1, goal: '1.200' }],
    dryRun: true,
  });
});

test('pasted goals of a campaign are previewed, and handed to an import', async () => {
  const outcome = { changed: 1, unchanged: 0, invalid: [] };
  upstream.on('POST /campaigns/7/goals', enveloped({ outcome, import: importRecord(8) }));
  const { data, errors } = await gateway.send(`mutation {
    pasteGoals(campaignId: 7, goals: [{ dealer: "DE00001", goal: "1.200" }]) { outcome { changed } import { id } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ pasteGoals: { outcome: { changed: 1 }, import: { id: '8' } } });
  expect(upstream.requestsOf('POST /campaigns/7/goals')[0]?.body).toEqual({
    goals: [{ dealer: 'DE00001', goal: '1.200' }],
    dryRun: false,
  });
});

test('what is wrong is named as the input names it', async () => {
  const fields = { 'volumes.0': 'invalid', to: 'notAllowed', against: 'unknown' };
  upstream.on('POST /campaigns/7/simulations', (_request, reply) => refuse(reply, 'BAD_USER_INPUT', { fields }));
  const { errors } = await gateway.send(
    'mutation { createSimulation(campaignId: 7, input: {}, idempotencyKey: "once") { id } }',
  );
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('proposed goals are a file of goals, not one for programs', async () => {
  const { errors } = await gateway.send('{ proposedGoalsFile(id: 9, format: JSONL) { url } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { format: 'notAllowed' } });
});
