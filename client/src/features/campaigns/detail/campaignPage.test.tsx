import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pendingApprovalsResponse, requestMade } from '../../../shared/test/approvals';
import { phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { reminderPreview } from '../../../shared/test/reminders';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import { budgetUse, campaignRecord } from '../testing/campaignRecords';
import { campaignGateway } from '../testing/campaignsGateway';
import { closed, openCampaign } from '../testing/openCampaign';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

describe('a campaign’s page', () => {
  test('shows its period, its state, what has come of it and what counts', async () => {
    const { person } = await openCampaign();
    expect(screen.getByText('dal 01/07/2025 al 31/12/2025')).toBeInTheDocument();
    expect(screen.getAllByText('Iscrizioni aperte')).not.toHaveLength(0);
    const totals = within(await screen.findByRole('region', { name: 'Riepilogo' }));
    expect(totals.getByRole('progressbar', { name: 'Obiettivo raggiunto' })).toHaveAttribute(
      'aria-valuetext',
      '12 su 40',
    );
    expect(totals.getByRole('progressbar', { name: 'Accettate' })).toHaveAttribute('aria-valuetext', '31 su 40');
    expect(textOf(totals.getByText(/12\.345,60/))).toBe('12.345,60 €');
    expect(totals.getByText(/^su [\d.]+ · 410 a flotte$/)).toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Regole e allegati' }));
    const facts = within(await screen.findByRole('region', { name: 'La campagna' }));
    expect(facts.getByText('Pneumatici che contano').nextElementSibling).toHaveTextContent(
      'invernali o quattro stagioni',
    );
    expect(facts.getByText('Durata').nextElementSibling).toHaveTextContent('Semestrale, principale');
    expect(facts.getByText('La campagna degli invernali.')).toBeInTheDocument();
  });

  test('whoever has not accepted is reminded from beside how many have, after a look at the mail', async () => {
    const { person, path } = await openCampaign();
    const requested: unknown[] = [];
    respond(
      graphql.query('ReminderPreview', ({ variables }) => {
        requested.push(variables);
        return HttpResponse.json({ data: { campaignRemindersPreview: reminderPreview({ WAITING: 9 }) } });
      }),
      graphql.mutation('SendReminders', ({ variables }) => {
        requested.push({ input: variables['input'] });
        return HttpResponse.json({ data: { sendCampaignReminders: { __typename: 'ReminderRun', id: '7' } } });
      }),
      graphql.query('ReminderRunPage', () => refusal({ code: 'NOT_FOUND' })),
    );
    const totals = within(await screen.findByRole('region', { name: 'Riepilogo' }));
    await person.click(await totals.findByRole('button', { name: 'Invia promemoria a chi manca' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('9 dealer riceveranno l’email.')).toBeVisible();
    expect(dialog.getByText('Ha già accettato').nextElementSibling).toHaveTextContent('31');
    await person.click(dialog.getByRole('button', { name: 'Invia promemoria' }));
    await waitFor(() => expect(path()).toBe('/reminders/7'));
    const input = { campaign: { campaignId: '113', filter: { accepted: false } } };
    expect(requested).toEqual([{ input }, { input }]);
  });

  test('nobody is reminded of a closed campaign', async () => {
    await openCampaign(closed);
    const totals = within(await screen.findByRole('region', { name: 'Riepilogo' }));
    await totals.findByRole('progressbar', { name: 'Accettate' });
    expect(totals.queryByRole('button', { name: 'Invia promemoria a chi manca' })).not.toBeInTheDocument();
  });

  test('a budget stands below the totals, and says what is expected to cross', async () => {
    await openCampaign((gateway) => {
      gateway.budgetUse = budgetUse();
    });
    const budget = within(await screen.findByRole('region', { name: 'Budget' }));
    expect(budget.getByText('Accumulati 12.345,60 € su 20.000,00 € (61,7 %)')).toBeInTheDocument();
    expect(budget.getByRole('progressbar', { name: 'Budget' })).toHaveAttribute('aria-valuemax', '21000');
    expect(
      budget.getByText('Stima a fine campagna: 16.400,00 € (82,0 % del budget), da 15.000,00 € a 21.000,00 €'),
    ).toBeInTheDocument();
    expect(budget.getByText('stima oltre l’80 %')).toBeInTheDocument();
  });

  test('what does not exist is said in the page', async () => {
    await renderApp({ url: '/campaigns/8', user: users.AGENT, handlers: campaignGateway().handlers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campagna non trovata' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna alle campagne' })).toHaveAttribute('href', '/campaigns');
  });

  test('totals that cannot be had leave the rest of the page', async () => {
    await openCampaign((gateway) => {
      Object.assign(gateway, {
        handlers: [
          graphql.query('CampaignTotals', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-7' })),
          ...gateway.handlers,
        ],
      });
    });
    expect(await screen.findByText('Codice della richiesta: r-7')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Gomme 1' })).toBeInTheDocument();
  });

  test.each(['AGENT', 'DISTRIBUTOR', 'REGIONAL_MANAGER'] as const)(
    'a %s reads it and its own dealers, and changes nothing',
    async (role) => {
      const { person } = await openCampaign(undefined, role);
      expect(await screen.findByRole('link', { name: 'Gomme 1' })).toHaveAttribute('href', '/campaigns/113/dealers/1');
      for (const name of ['Aggiungi dealer', 'Modifica', 'Esporta dealer', 'Aggiungi allegato']) {
        expect(screen.queryByText(name)).not.toBeInTheDocument();
      }
      expect(screen.queryByRole('button', { name: /^Azioni per/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('tab', { name: 'Cronologia' })).not.toBeInTheDocument();
      await person.click(screen.getByRole('tab', { name: 'Regole e allegati' }));
      expect(await screen.findByRole('button', { name: 'Scarica regolamento.pdf' })).toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Dettaglio Incentivi' }));
      expect(await screen.findByRole('dialog', { name: 'Dettaglio Incentivi' })).toBeInTheDocument();
    },
  );

  test('a closed campaign can be read, copied and redeemed from, no more', async () => {
    const { person } = await openCampaign(closed);
    expect(await screen.findByRole('link', { name: 'Gomme 1' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Modifica' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aggiungi dealer' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Azioni per Inverno 2025 Gold' }));
    expect((await screen.findAllByRole('menuitem')).map(textOf)).toEqual(['Duplica', 'Copia in una bozza']);
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Azioni per Gomme 1' }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map(textOf)).toEqual([
        'Estratto del premio',
        'Riscossioni e movimenti',
        'Rettifica',
      ]),
    );
  });
});

describe('closing', () => {
  async function choose(action: string) {
    const app = await openCampaign();
    await app.person.click(screen.getByRole('button', { name: 'Azioni per Inverno 2025 Gold' }));
    await app.person.click(await screen.findByRole('menuitem', { name: action }));
    return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
  }

  test('the registration, after saying what it means', async () => {
    const { person, dialog } = await choose('Chiudi iscrizioni');
    expect(dialog.getByText(/le iscrizioni non si potranno riaprire/)).toBeInTheDocument();
    const record = campaignRecord({ state: 'REGISTRATION_CLOSED', version: 4 });
    respond(
      graphql.mutation('CloseCampaignRegistration', () =>
        HttpResponse.json({ data: { closeCampaignRegistration: record } }),
      ),
    );
    await person.click(dialog.getByRole('button', { name: 'Chiudi iscrizioni' }));
    expect(await screen.findByText('Le iscrizioni a Inverno 2025 Gold sono chiuse.')).toBeInTheDocument();
    expect(screen.getAllByText('Iscrizioni chiuse')).not.toHaveLength(0);
  });

  test('the campaign, which is final', async () => {
    const { person, dialog } = await choose('Chiudi campagna');
    expect(dialog.getByText(/La chiusura è definitiva/)).toBeInTheDocument();
    const record = campaignRecord({ state: 'CLOSED', closedAt: '2026-01-15T09:00:00.000Z' });
    respond(
      graphql.mutation('CloseCampaign', () =>
        HttpResponse.json({ data: { closeCampaign: { ...record, pendingApproval: null } } }),
      ),
    );
    await person.click(dialog.getByRole('button', { name: 'Chiudi campagna' }));
    expect(await screen.findByText('Inverno 2025 Gold è chiusa.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aggiungi dealer' })).not.toBeInTheDocument());
  });

  test('waits for a second person where one has to approve it, and the page says so', async () => {
    const { person, dialog } = await choose('Chiudi campagna');
    respond(
      graphql.mutation('CloseCampaign', () =>
        HttpResponse.json({ data: { closeCampaign: { ...campaignRecord(), pendingApproval: requestMade } } }),
      ),
      pendingApprovalsResponse({
        __typename: 'Approval',
        ...{
          id: '4',
          kind: 'CLOSING',
          dealer: null,
          document: null,
          proposedBy: 'Anna',
          proposedAt: '2026-01-15T09:00:00.000Z',
        },
        request: { __typename: 'ApprovalRequest', adjustment: null, redemption: null, document: null },
      }),
    );
    await person.click(dialog.getByRole('button', { name: 'Chiudi campagna' }));
    const made = within(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' }));
    expect(made.getByText(/Nulla cambia finché/)).toHaveTextContent('29/01/2026');
    expect(made.getByRole('link', { name: 'Vedi la richiesta' })).toHaveAttribute('href', '/approvals/4');
    await person.click(made.getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByText(/è chiusa\.$/)).not.toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'Chiusura della campagna: Vedi la richiesta' });
    expect(link).toHaveAttribute('href', '/approvals/4');
  });

  test('a refusal is shown with its reason', async () => {
    const { person, dialog } = await choose('Chiudi iscrizioni');
    respond(
      graphql.mutation('CloseCampaignRegistration', () => refusal({ code: 'CONFLICT', reason: 'campaignClosed' })),
    );
    await person.click(dialog.getByRole('button', { name: 'Chiudi iscrizioni' }));
    expect(await screen.findByText('La campagna è chiusa: non si può più modificare.')).toBeInTheDocument();
  });
});
