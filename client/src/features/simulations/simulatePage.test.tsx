import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { EditedGoalInput } from '../../shared/apollo/schema.generated';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { pending } from '../../shared/test/pending';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import type { GoalsOutcomeFragment } from '../../domain/goals/goals.generated';
import type { ProposedGoalRowFragment } from './goals/proposals.generated';
import { Component as SimulatePage } from './SimulatePage';
import type { SimulatedVolumeFragment, SimulationHeadFragment } from './simulation/simulations.generated';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const cost = { dealers: 12, tires: 1840, accumulated: '2000.00', expendable: '1500.00' };

function volume(change: Partial<SimulatedVolumeFragment> = {}): SimulatedVolumeFragment {
  const tier = { __typename: 'SimulationTier', from: '0', ...cost } as const;
  const distributor = { __typename: 'Member', id: '3', businessName: 'Gomme Nord' } as const;
  return {
    __typename: 'SimulationResult',
    volume: '1.00',
    ...cost,
    goalReached: 8,
    unlocked: 7,
    distribution: [5, 0, 4, 3, 0, 0, 0],
    byTier: [tier],
    byDistributor: [{ __typename: 'SimulationDistributor', distributor, ...cost }],
    against: null,
    ...change,
  };
}

function head(id: string, change: Partial<SimulationHeadFragment> = {}): SimulationHeadFragment {
  return {
    __typename: 'Simulation',
    id,
    campaignId: '113',
    ...{ from: '2024-10-01', to: '2024-12-31', volumes: ['1.00'], against: null, proposalId: null },
    status: 'DONE',
    progress: { __typename: 'SimulationProgress', done: 12, total: 12 },
    ...{ rulesChanged: false, createdBy: 'Anna', createdAt: '2025-10-15T08:00:00.000Z' },
    ...change,
  };
}

const answer = (data: object): Response => HttpResponse.json({ data });
const simulations = (...found: SimulationHeadFragment[]) =>
  graphql.query('Simulations', () => answer({ simulations: found }));
const simulation = (id: string, results: SimulatedVolumeFragment[] | null, change = {}) =>
  graphql.query('Simulation', ({ variables }) =>
    variables['id'] === id ? answer({ simulation: { ...head(id, change), results } }) : undefined,
  );
const dealers = graphql.query('SimulationDealers', () =>
  answer({ simulationDealers: { __typename: 'SimulationDealerPage', items: [], total: 0 } }),
);

const campaign = {
  __typename: 'Campaign',
  ...{ id: '113', title: 'Inverno 2025 Gold', startsOn: '2025-10-01', endsOn: '2025-12-31', state: 'DRAFT' },
};
const page = graphql.query('SimulatePage', () =>
  answer({ constants: { __typename: 'Constants', today: '2025-10-15' }, campaign }),
);
const ofTier = (total: number) => ({ __typename: 'CampaignDealerPage', total });
/** All dealers of the campaign are Gold. */
const tiers = graphql.query('CampaignTiers', () =>
  answer({ prospect: ofTier(0), gold: ofTier(413), platinum: ofTier(0) }),
);
const noProposals = graphql.query('GoalProposals', () => answer({ goalProposals: [] }));

const open = (query: string, ...handlers: Parameters<typeof respond>) =>
  renderPart(<SimulatePage />, {
    path: '/campaigns/:id/simulate',
    url: `/campaigns/113/simulate${query}`,
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [...handlers, page, noProposals, tiers, dealers],
  });

describe('simulations of a campaign', () => {
  test('are grey while they are under way; without one it says how to begin', async () => {
    const response = pending<void>();
    await open(
      '',
      graphql.query('Simulations', async () => {
        await response.promise;
        return answer({ simulations: [] });
      }),
    );
    const list = within(await screen.findByRole('region', { name: 'Simulazioni salvate' }));
    expect(list.queryByText('Nessuna simulazione ancora')).not.toBeInTheDocument();
    response.release();
    expect(await list.findByText('Nessuna simulazione ancora')).toBeInTheDocument();
  });

  test('that fail are asked for again', async () => {
    const { person } = await open(
      '',
      graphql.query('Simulations', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Il servizio non è disponibile in questo momento.');
    respond(simulations());
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Nessuna simulazione ancora')).toBeInTheDocument();
  });

  test('one is asked for, followed while it runs, and shows what it comes to', async () => {
    const { person, path } = await open('', simulations());
    await screen.findByText('Nessuna simulazione ancora');
    const running = { status: 'RUNNING', progress: { __typename: 'SimulationProgress', done: 3, total: 12 } } as const;
    let sent: unknown;
    respond(
      graphql.mutation('CreateSimulation', ({ variables }) => {
        sent = variables['input'];
        return answer({ createSimulation: head('5', { status: 'QUEUED' }) });
      }),
      simulations(head('5', running)),
      simulation('5', null, running),
    );
    await person.click(screen.getByRole('button', { name: 'Simula' }));
    await waitFor(() => expect(path()).toBe('/campaigns/113/simulate?simulazione=5'));
    expect(sent).toMatchObject({ from: '2024-10-01', to: '2024-12-31', volumes: ['0.80', '1.00', '1.20'] });
    const progress = within(await screen.findByRole('region', { name: 'Simulazione in corso' }));
    expect(progress.getByText('3 dealer su 12')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Simulazione n. 5' })).toHaveFocus();
    // the results come before the rows of the dealers
    respond(simulations(head('5', running)), simulation('5', [volume()], running));
    const strip = within(
      await screen.findByRole('region', { name: 'Quanto costa, simulazione n. 5' }, { timeout: 4000 }),
    );
    expect(strip.getByText(/1\.500,00/)).toBeInTheDocument();
    expect(strip.getByText('7 su 12')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Simulazione in corso' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Dealer' })).not.toBeInTheDocument();
    respond(simulations(head('5')), simulation('5', [volume()]));
    expect(await screen.findByText('Nessun dealer in questa simulazione', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Simulazione in corso' })).not.toBeInTheDocument();
  });

  test('the same is simulated anew when it is asked for again', async () => {
    const { person } = await open('', simulations());
    const keys: unknown[] = [];
    respond(
      graphql.mutation('CreateSimulation', ({ variables }) => {
        keys.push(variables['idempotencyKey']);
        return answer({ createSimulation: head(String(keys.length)) });
      }),
      simulations(head('1')),
      graphql.query('Simulation', () => refusal({ code: 'NOT_FOUND' })),
    );
    await person.click(await screen.findByRole('button', { name: 'Simula' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Simula' })).toBeEnabled());
    await person.click(screen.getByRole('button', { name: 'Simula' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('what is refused lands on its field', async () => {
    const { person } = await open('', simulations());
    respond(
      graphql.mutation('CreateSimulation', () => refusal({ code: 'BAD_USER_INPUT', fields: { to: 'notAllowed' } })),
    );
    await person.click(await screen.findByRole('button', { name: 'Simula' }));
    await waitFor(() => expect(screen.getByLabelText('Al')).toBeInvalid());
  });

  test('one that failed, and one that is not there any more, say so', async () => {
    await open(
      '?simulazione=5',
      simulations(head('5', { status: 'FAILED' })),
      simulation('5', null, { status: 'FAILED' }),
    );
    expect(await screen.findByText('La simulazione non è riuscita')).toBeInTheDocument();
  });

  test('one that was deleted says so', async () => {
    await open(
      '?simulazione=5',
      simulations(),
      graphql.query('Simulation', () => refusal({ code: 'NOT_FOUND' })),
    );
    expect(await screen.findByText('La simulazione n. 5 non c’è più')).toBeInTheDocument();
  });

  test('rules that were edited since are reported, and two simulations are laid side by side', async () => {
    const changed = { rulesChanged: true };
    const { person, path } = await open(
      '?simulazione=5',
      simulations(head('6'), head('5', changed)),
      simulation('5', [volume()], changed),
      simulation('6', [volume({ expendable: '1750.50', unlocked: 9 })]),
    );
    expect(await screen.findAllByText('le regole sono cambiate dopo questa simulazione')).not.toHaveLength(0);
    await person.click(await screen.findByRole('link', { name: 'Confronta con la simulazione n. 6' }));
    expect(path()).toBe('/campaigns/113/simulate?simulazione=5&confronta=6');
    const strip = within(
      await screen.findByRole('region', { name: 'Quanto costa, simulazione n. 6 a confronto con la n. 5' }),
    );
    expect(strip.getByText(/^\+250,50.* rispetto alla n\. 5$/)).toBeInTheDocument();
    expect(strip.getByText('9 su 12 (+2)')).toBeInTheDocument();
  });

  test('winners and losers against another campaign lead to their rows', async () => {
    const against = {
      __typename: 'SimulationComparison',
      winners: 7,
      losers: 2,
      same: 3,
      difference: '-120.50',
    } as const;
    const other = { against: { __typename: 'SimulationAgainst', id: '112', title: 'Inverno 2024' } };
    const { person, path } = await open(
      '?simulazione=5',
      simulations(head('5')),
      simulation('5', [volume({ against })], other),
    );
    expect(await screen.findByText(/−120,50|-120,50/)).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Chi ci perde' }));
    expect(path()).toBe('/campaigns/113/simulate?simulazione=5&esito=loser');
  });
});

describe('proposed goals', () => {
  const proposal = {
    __typename: 'GoalProposal',
    ...{ id: '9', campaignId: '113', from: '2024-10-01', to: '2024-12-31', step: 10 },
    growth: { __typename: 'GrowthByTier', prospect: '1.05', gold: '1.05', platinum: '1.05' },
    floor: { __typename: 'FloorByTier', prospect: 10, gold: 10, platinum: 10 },
    ...{ dealers: 2, newDealers: 1, baseTires: 180, goals: 200, edited: 0 },
    ...{ grown: 189, rounding: 7, raisedToFloor: 4, editedTires: 0 },
    ...{ createdBy: null, createdAt: '2025-10-15T08:00:00.000Z' },
  };
  const row = (number: number, goalThreshold: number): ProposedGoalRowFragment => ({
    __typename: 'ProposedGoal',
    dealerId: String(number),
    code: `DE0000${number}`,
    businessName: `Gomme ${number}`,
    ...{ tier: 'GOLD', region: 'Lazio', baseTires: 90, lastGoal: null, currentGoal: 80 },
    ...{ proposedGoal: 100, goalThreshold },
  });

  /** The page of a proposal with two dealers, and what is sent to change their goals. */
  async function openProposal() {
    const sent: { goals: EditedGoalInput[]; dryRun: boolean }[] = [];
    const items = [row(1, 100), row(2, 100)];
    const app = await open(
      '?scheda=obiettivi&proposta=9',
      graphql.query('GoalProposals', () => answer({ goalProposals: [proposal] })),
      graphql.query('GoalProposal', () => answer({ goalProposal: proposal })),
      graphql.query('ProposedGoals', () =>
        answer({ proposedGoals: { __typename: 'ProposedGoalPage', items: [...items], total: items.length } }),
      ),
      graphql.mutation('EditProposedGoals', ({ variables }) => {
        const { goals, dryRun } = variables as { goals: EditedGoalInput[]; dryRun: boolean };
        sent.push({ goals, dryRun });
        const seen = new Set<string>();
        const invalid = goals.flatMap(
          ({ dealerId = null, dealer = null, goal }, index): GoalsOutcomeFragment['invalid'] => {
            const name = `${dealer ?? dealerId}`;
            const reason = seen.has(name) ? 'REPEATED_DEALER' : /^\d+$/.test(goal) ? undefined : 'INVALID_GOAL';
            seen.add(name);
            return reason ? [{ __typename: 'InvalidGoal', dealerId, dealer, goal, place: index + 1, reason }] : [];
          },
        );
        const changed = goals.length - invalid.length;
        if (!dryRun && invalid.length === 0) {
          for (const { dealerId, dealer, goal } of goals) {
            const index = items.findIndex((item) => item.dealerId === dealerId || item.code === dealer);
            items[index] = row(index + 1, Number(goal));
          }
        }
        return answer({ editProposedGoals: { __typename: 'GoalsOutcome', changed, unchanged: 0, invalid } });
      }),
    );
    await screen.findByText('Gomme 2');
    return { ...app, sent };
  }

  test('without one it says how to begin', async () => {
    await open('?scheda=obiettivi');
    expect(await screen.findByText('Nessuna proposta ancora')).toBeInTheDocument();
  });

  test('are proposed by the terms of the form, which says what is no goal', async () => {
    const { person, path } = await open('?scheda=obiettivi');
    const floor = await screen.findByRole('textbox', { name: 'Minimo Gold' });
    await person.clear(floor);
    await person.type(floor, '0');
    await person.click(screen.getByRole('button', { name: 'Proponi obiettivi' }));
    expect(floor).toHaveAccessibleDescription('Un numero intero da 1 a 1.000.000');
    await person.clear(floor);
    await person.type(floor, '1.200');
    let sent: unknown;
    const keys: unknown[] = [];
    respond(
      graphql.mutation('CreateGoalProposal', ({ variables }) => {
        keys.push(variables['idempotencyKey']);
        sent = variables['input'];
        return answer({ createGoalProposal: proposal });
      }),
      graphql.query('GoalProposal', () => refusal({ code: 'NOT_FOUND' })),
    );
    await person.click(screen.getByRole('button', { name: 'Proponi obiettivi' }));
    await waitFor(() => expect(path()).toBe('/campaigns/113/simulate?scheda=obiettivi&proposta=9'));
    expect(sent).toMatchObject({
      floor: { prospect: 10, gold: 1200, platinum: 10 },
      step: 10,
      filter: { tier: ['GOLD'] },
    });
    // the same again is another proposal
    await person.click(screen.getByRole('button', { name: 'Proponi obiettivi' }));
    await waitFor(() => expect(new Set(keys).size).toBe(2));
  });

  test('say whom they take in, and what of them is growth, rounding and the smallest goal', async () => {
    await openProposal();
    expect(screen.getByText('1 non è ancora nella campagna: applicando vi entra')).toBeInTheDocument();
    const parts = screen.getByText(/^Di cui: crescita/);
    expect(parts).toHaveTextContent(/crescita 189 \(105\s?% del periodo\), arrotondamento a multipli di 10 \+7,/);
    expect(parts).toHaveTextContent(/minimi dei tier \+4, modifiche a mano 0\.$/);
  });

  test('that were deleted say so', async () => {
    await open(
      '?scheda=obiettivi&proposta=9',
      graphql.query('GoalProposal', () => refusal({ code: 'NOT_FOUND' })),
    );
    expect(await screen.findByText('La proposta n. 9 non c’è più')).toBeInTheDocument();
  });

  test('pasted goals are previewed; a dealer that stands in them twice is named, and nothing is written', async () => {
    const { person, sent } = await openProposal();
    await person.click(screen.getByRole('button', { name: 'Incolla obiettivi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Incolla obiettivi' }));
    const field = dialog.getByRole('textbox', { name: 'Obiettivi dal foglio di calcolo' });
    await person.click(dialog.getByRole('button', { name: 'Anteprima' }));
    expect(field).toHaveAccessibleDescription('Incolla almeno un obiettivo');
    await person.click(field);
    await person.paste('Codice\tObiettivo\nDE00001\t120\nDE00002\tdodici\nDE00001\t130');
    await person.click(dialog.getByRole('button', { name: 'Anteprima' }));
    const outcome = within(await dialog.findByRole('status'));
    expect(outcome.getByText('1 cambia e 2 non validi')).toBeInTheDocument();
    expect(outcome.getAllByRole('listitem').map(textOf)).toEqual([
      'Riga 3, «DE00002 dodici»: «dodici» non è un numero intero da 1 a 1.000.000',
      'Riga 4, «DE00001 130»: il dealer è già in una riga più in alto',
    ]);
    expect(dialog.getByRole('button', { name: 'Anteprima' })).toBeDisabled();
    await person.clear(field);
    await person.paste('120\n130');
    await person.click(dialog.getByRole('button', { name: 'Anteprima' }));
    await person.click(await dialog.findByRole('button', { name: 'Inserisci 2 obiettivi' }));
    expect(await screen.findByText('2 obiettivi sono stati aggiornati.')).toBeInTheDocument();
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, true, false]);
    expect(sent.at(-1)?.goals).toEqual([
      { dealerId: '1', goal: '120' },
      { dealerId: '2', goal: '130' },
    ]);
  });

  describe('in the grid', () => {
    beforeEach(() => setPageWidth(desktop));

    const goalOf = async (name: string) => {
      const grid = within(await screen.findByRole('grid', { name: 'Obiettivi proposti' }));
      const found = grid.getByRole('link', { name }).closest('[role="row"]');
      return within(found as HTMLElement)
        .getAllByRole('gridcell')
        .find((cell) => cell.getAttribute('data-field') === 'goalThreshold') as HTMLElement;
    };
    const field = (name: string) => screen.findByRole('textbox', { name: `Obiettivo, ${name}` });

    test('a goal is edited in its cell, saved as pasted ones are, and what is no goal says why', async () => {
      const { person, sent, path } = await openProposal();
      await person.dblClick(await goalOf('Gomme 2'));
      await person.clear(await field('Gomme 2'));
      await person.type(await field('Gomme 2'), '0');
      expect(await screen.findByText('Un numero intero da 1 a 1.000.000')).toBeInTheDocument();
      expect(await field('Gomme 2')).toBeInvalid();
      expect(await field('Gomme 2')).toHaveAccessibleDescription('Un numero intero da 1 a 1.000.000');
      await person.keyboard('{Enter}');
      expect(sent).toEqual([]);
      await person.clear(await field('Gomme 2'));
      await person.type(await field('Gomme 2'), '1.240{Enter}');
      expect(await screen.findByText('Un obiettivo è stato aggiornato.')).toBeInTheDocument();
      expect(sent).toEqual([{ goals: [{ dealerId: '2', goal: '1240' }], dryRun: false }]);
      await waitFor(async () => expect(await goalOf('Gomme 2')).toHaveTextContent('1.240 (modificato)'));
      expect(path()).toBe('/campaigns/113/simulate?scheda=obiettivi&proposta=9');
    });

    test('a goal that the server does not take stays as it was typed, and Escape takes it back', async () => {
      const { person } = await openProposal();
      respond(graphql.mutation('EditProposedGoals', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })));
      await person.dblClick(await goalOf('Gomme 1'));
      await person.clear(await field('Gomme 1'));
      await person.type(await field('Gomme 1'), '55{Enter}');
      expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
      expect(await field('Gomme 1')).toHaveValue('55');
      await person.keyboard('{Escape}');
      expect(await goalOf('Gomme 1')).toHaveTextContent('100');
    });

    test('a column that is pasted opens the dialog with the codes of the rows from the chosen one down', async () => {
      const { person } = await openProposal();
      const cell = await goalOf('Gomme 2');
      fireEvent.paste(cell, { clipboardData: { getData: () => '140\n' } });
      const dialog = within(await screen.findByRole('dialog', { name: 'Incolla obiettivi' }));
      expect(dialog.getByRole('textbox')).toHaveValue('DE00002\t140');
      await person.click(dialog.getByRole('button', { name: 'Anteprima' }));
      expect(await dialog.findByText('1 cambia')).toBeInTheDocument();
    });
  });
});
