import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { textOf } from '../../../shared/test/textOf';
import { campaignRecord } from '../testing/campaignRecords';
import { campaignsGateway } from '../testing/campaignsGateway';
import { draft, openCampaign } from '../testing/openCampaign';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const name = 'Inverno 2025 Gold';

async function choose(action: string, change = draft) {
  const app = await openCampaign(change);
  await app.person.click(screen.getByRole('button', { name: `Azioni per ${name}` }));
  await app.person.click(await screen.findByRole('menuitem', { name: action }));
  return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
}

async function askToOpen() {
  const app = await openCampaign(draft);
  await app.person.click(screen.getByRole('button', { name: 'Apri campagna' }));
  return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
}

describe('the page of a draft', () => {
  test('says what it is, and offers what can be done with one', async () => {
    const { person } = await openCampaign(draft);
    expect(screen.getAllByText('Bozza')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Aggiungi dealer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modifica' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Esporta movimenti' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: `Azioni per ${name}` }));
    expect((await screen.findAllByRole('menuitem')).map(textOf)).toEqual([
      'Duplica',
      'Copia in una bozza',
      'Elimina bozza',
    ]);
  });

  test('leads to no statements, and its dealers have goals to be set and nothing else', async () => {
    const { person } = await openCampaign(draft);
    expect(await screen.findByText('Gomme 1')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Gomme 1' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Azioni per Gomme 1' }));
    expect((await screen.findAllByRole('menuitem')).map(textOf)).toEqual([
      'Modifica obiettivo',
      'Rimuovi dalla campagna',
    ]);
    await person.click(screen.getByRole('menuitem', { name: 'Modifica obiettivo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gomme 1' }));
    expect(dialog.getByRole('textbox', { name: /Obiettivo/ })).toHaveValue('');
  });

  test.each(['OPEN', 'CLOSED'] as const)('offers no opening and no deleting once it is %s', async (state) => {
    const { person } = await openCampaign((gateway) => {
      gateway.campaign = campaignRecord({ state });
    });
    expect(screen.queryByRole('button', { name: 'Apri campagna' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: `Azioni per ${name}` }));
    expect(await screen.findByRole('menuitem', { name: 'Copia in una bozza' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Elimina bozza' })).not.toBeInTheDocument();
  });
});

describe('opening a draft', () => {
  const opened = (requested: unknown[], run: object | null) =>
    graphql.mutation('OpenCampaign', ({ variables }) => {
      requested.push({ id: variables['id'], invite: variables['invite'] });
      expect(variables['idempotencyKey']).toMatch(/./);
      return HttpResponse.json({
        data: { openCampaign: { __typename: 'OpenedCampaign', campaign: campaignRecord({ version: 4 }), run } },
      });
    });

  test('says what it means, and invites nobody unless that is chosen', async () => {
    const { person, dialog, path } = await askToOpen();
    expect(dialog.getByText(/Non potrà tornare una bozza/)).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Invita i dealer per email' })).not.toBeChecked();
    const requested: unknown[] = [];
    respond(opened(requested, null));
    await person.click(dialog.getByRole('button', { name: 'Apri campagna' }));
    expect(await screen.findByText(`${name} è aperta.`)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Iscrizioni aperte')).not.toHaveLength(0));
    expect(requested).toEqual([{ id: '113', invite: false }]);
    expect(path()).toMatch(/^\/campaigns\/113/);
  });

  test('invites its dealers, and leads to how far the mails are', async () => {
    const { person, dialog, path } = await askToOpen();
    const requested: unknown[] = [];
    respond(
      opened(requested, { __typename: 'ReminderRun', id: '7' }),
      graphql.query('ReminderRunPage', () => refusal({ code: 'NOT_FOUND' })),
    );
    await person.click(dialog.getByRole('checkbox', { name: 'Invita i dealer per email' }));
    await person.click(dialog.getByRole('button', { name: 'Apri campagna' }));
    await waitFor(() => expect(path()).toBe('/reminders/7'));
    expect(requested).toEqual([{ id: '113', invite: true }]);
  });

  test.each([
    ['goalsMissing', 'Ci sono dealer senza obiettivo: assegnalo prima di aprire la campagna.'],
    ['periodOver', 'Il periodo della campagna è finito.'],
    ['notADraft', 'Non è più una bozza: qualcun altro l’ha portata avanti.'],
  ])('that is refused (%s) says why, and it stays a draft', async (reason, sentence) => {
    const { person, dialog } = await askToOpen();
    respond(graphql.mutation('OpenCampaign', () => refusal({ code: 'CONFLICT', reason })));
    await person.click(dialog.getByRole('button', { name: 'Apri campagna' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getAllByText('Bozza')).not.toHaveLength(0);
  });
});

describe('copying into a draft', () => {
  const copied = (requested: unknown[]) =>
    graphql.mutation('CopyCampaign', ({ variables }) => {
      requested.push({ id: variables['id'], input: variables['input'] });
      return HttpResponse.json({ data: { copyCampaign: campaignRecord({ id: '114', state: 'DRAFT' }) } });
    });

  test('takes dealers and goals along, and goes to the draft', async () => {
    const { person, dialog, path } = await choose('Copia in una bozza');
    const requested: unknown[] = [];
    respond(copied(requested));
    await person.click(dialog.getByRole('button', { name: 'Crea bozza' }));
    await waitFor(() => expect(path()).toBe('/campaigns/114'));
    expect(requested).toEqual([{ id: '113', input: { withDealers: true, withGoals: true } }]);
  });

  test('has no goals without dealers', async () => {
    const { person, dialog } = await choose('Copia in una bozza');
    const requested: unknown[] = [];
    respond(copied(requested));
    await person.click(dialog.getByRole('switch', { name: 'Con i dealer' }));
    expect(dialog.getByRole('switch', { name: 'Con i loro obiettivi' })).toBeDisabled();
    await person.click(dialog.getByRole('button', { name: 'Crea bozza' }));
    await waitFor(() => expect(requested).toEqual([{ id: '113', input: { withDealers: false, withGoals: false } }]));
  });
});

test('deleting a draft asks first, and goes back to the list', async () => {
  const { person, dialog, path } = await choose('Elimina bozza');
  expect(dialog.getByText(/Non si può annullare/)).toBeInTheDocument();
  const requested: unknown[] = [];
  respond(
    graphql.mutation('DeleteCampaign', ({ variables }) => {
      requested.push(variables['id']);
      return HttpResponse.json({ data: { deleteCampaign: true } });
    }),
    ...campaignsGateway(1).handlers,
  );
  await person.click(dialog.getByRole('button', { name: 'Elimina bozza' }));
  await waitFor(() => expect(path()).toMatch(/^\/campaigns($|\?)/));
  expect(await screen.findByText(`La bozza ${name} è stata eliminata.`)).toBeInTheDocument();
  expect(requested).toEqual(['113']);
});
