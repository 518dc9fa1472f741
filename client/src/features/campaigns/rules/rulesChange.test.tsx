import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { requestMade } from '../../../shared/test/approvals';
import { desktop, setPageWidth } from '../../../shared/test/pageWidth';
import { refusal, respond, serveNetwork } from '../../../shared/test/network';
import { pending } from '../../../shared/test/pending';
import { renderApp } from '../../../shared/test/renderApp';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import { campaignRecord, rulesVersion } from '../testing/campaignRecords';
import { campaignGateway } from '../testing/campaignsGateway';
import { openCampaignAt } from '../testing/openCampaign';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

const prizes = {
  ...{ accumulatedBefore: '120.00', accumulatedAfter: '131.50', accumulatedDifference: '11.50' },
  ...{ expendableBefore: '0.00', expendableAfter: '0.00', expendableDifference: '0.00' },
};

/** The gateway's stand-in for a campaign whose rules a dealer has accepted; an outdated preview is refused so often. */
async function openEditor({
  outdated = 0,
  stale = false,
  pendingApproval = null,
  firstPreview,
}: {
  outdated?: number;
  stale?: boolean;
  pendingApproval?: RequestMadeFragment | null;
  /** What the first preview waits for. */
  firstPreview?: Promise<void>;
} = {}) {
  const gateway = campaignGateway(1);
  const saves: Record<string, unknown>[] = [];
  const previews: unknown[] = [];
  const lists: unknown[] = [];
  const handlers = [
    graphql.query('Brands', () => HttpResponse.json({ data: { brands: ['Aquila'] } })),
    graphql.query('CampaignExample', () => HttpResponse.json({ data: { campaignExample: null } })),
    graphql.mutation('UpdateCampaign', ({ variables }) => {
      saves.push(variables);
      const { reason, preview } = variables as { reason?: string; preview?: string };
      if (reason === undefined || preview === undefined) {
        return refusal({
          code: 'BAD_USER_INPUT',
          fields: { reason: 'required', preview: 'required' },
          requestId: 'r-1',
        });
      }
      if (stale) return refusal({ code: 'CONFLICT', reason: 'staleVersion', currentVersion: 4, requestId: 'r-2' });
      if (saves.length <= outdated + 1) {
        return refusal({ code: 'CONFLICT', reason: 'previewOutdated', requestId: 'r-3' });
      }
      return HttpResponse.json({
        data: { updateCampaign: { ...campaignRecord({ version: 4, rulesVersion: 2 }), pendingApproval } },
      });
    }),
    graphql.mutation('PreviewRules', async ({ variables }) => {
      previews.push(variables);
      const counts = { dealers: 40, accepted: 31, better: 30, worse: 1, same: 9 };
      const term = { __typename: 'WorsenedForDealers', term: 'PRIZE', fromTires: 80, dealers: 2 };
      const worsening = { __typename: 'RulesWorsening', dealers: 2, terms: [term] };
      const id = String(previews.length);
      if (id === '1') await firstPreview;
      return HttpResponse.json({
        data: { previewRules: { __typename: 'RulesPreview', id, worsening, ...counts, ...prizes } },
      });
    }),
    graphql.query('RulesPreviewDealers', ({ variables }) => {
      lists.push(variables);
      const dealer = { dealerId: '4', code: 'DE00004', businessName: 'Gomme 4', outcome: 'BETTER', ...prizes };
      const items = [{ __typename: 'RulesPreviewDealer', ...dealer }];
      return HttpResponse.json({
        data: { rulesPreviewDealers: { __typename: 'RulesPreviewDealerPage', items, total: 1 } },
      });
    }),
    ...gateway.handlers,
  ];
  const app = await renderApp({ url: '/campaigns/113/edit', user: users.GD_ADMINISTRATOR, handlers });
  await screen.findByRole('textbox', { name: 'Titolo' });
  await app.person.click(screen.getByRole('button', { name: 'Salva' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Le regole cambiano per chi ha già accettato' }));
  return { ...app, dialog, saves, previews, lists };
}

test('rules that dealers accepted change with a preview and a reason', async () => {
  const { person, path, dialog, saves, previews, lists } = await openEditor();
  await waitFor(() =>
    expect(dialog.getAllByRole('definition').map(textOf)).toEqual([
      // 30 + 1 + 0 are the 31 that accepted
      ...['31', '30', '1', '0', '9'],
      'da 120,00 € a 131,50 € (+11,50 €)',
      'da 0,00 € a 0,00 € (0,00 €)',
    ]),
  );
  expect(await dialog.findByRole('note')).toHaveTextContent(
    /^Un peggioramento per 2 dealer che hanno accettato.*il premio per gli pneumatici, da 80 pneumatici in poi: 2 dealer$/,
  );
  expect(await dialog.findByRole('row', { name: /Gomme 4.*120,00.*131,50.*\+11,50/ })).toBeInTheDocument();
  // somebody gets less: they are looked at first
  expect(lists).toMatchObject([{ id: '1', input: { filter: { outcome: ['WORSE'] }, sort: { direction: 'ASC' } } }]);
  await person.click(dialog.getByRole('button', { name: 'Ricevono di più' }));
  await waitFor(() =>
    expect(lists.at(-1)).toMatchObject({ input: { filter: { outcome: ['BETTER'] }, sort: { direction: 'DESC' } } }),
  );

  const confirm = dialog.getByRole('button', { name: 'Cambia le regole' });
  expect(confirm).toBeDisabled();
  await person.type(dialog.getByRole('textbox', { name: 'Motivo del cambiamento' }), ' Listino ');
  await person.click(confirm);
  await waitFor(() => expect(path()).toBe('/campaigns/113'));
  expect(previews).toMatchObject([{ campaignId: '113', input: { startsOn: '2025-07-01' } }]);
  expect(saves).toMatchObject([{ version: 3 }, { version: 3, reason: 'Listino', preview: '1' }]);
});

test('while other dealers are awaited their table says so; where they fail, the failure can be retried', async () => {
  const { person, dialog } = await openEditor();
  const row = await dialog.findByRole('row', { name: /Gomme 4/ });
  const late = pending<Response>();
  respond(graphql.query('RulesPreviewDealers', () => late.promise));
  await person.click(dialog.getByRole('button', { name: 'Ricevono di più' }));
  expect(row.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  late.release(refusal({ code: 'UPSTREAM_UNAVAILABLE' }));
  expect(await dialog.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  expect(dialog.queryByRole('row', { name: /Gomme 4/ })).not.toBeInTheDocument();
});

test('a preview that comes after a newer one is not taken', async () => {
  const first = pending<void>();
  const { person, dialog, saves, lists } = await openEditor({ firstPreview: first.promise });
  await person.click(dialog.getByRole('button', { name: 'Annulla' }));
  await person.click(await screen.findByRole('button', { name: 'Salva' }));
  const again = within(await screen.findByRole('dialog', { name: 'Le regole cambiano per chi ha già accettato' }));
  const confirm = again.getByRole('button', { name: 'Cambia le regole' });
  await person.type(again.getByRole('textbox', { name: 'Motivo del cambiamento' }), 'Listino');
  await waitFor(() => expect(confirm).toBeEnabled());
  first.release();
  await person.click(again.getByRole('button', { name: 'Ricevono di più' }));
  await waitFor(() => expect(lists.at(-1)).toMatchObject({ id: '2', input: { filter: { outcome: ['BETTER'] } } }));
  await person.click(confirm);
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ preview: '2' }));
});

test('a change for which somebody gets less waits for a second person, and changes nothing yet', async () => {
  const { person, path, dialog } = await openEditor({ pendingApproval: requestMade });
  await person.type(dialog.getByRole('textbox', { name: 'Motivo del cambiamento' }), 'Listino');
  const confirm = dialog.getByRole('button', { name: 'Cambia le regole' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await person.click(confirm);
  const made = within(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' }));
  expect(made.getByRole('link', { name: 'Vedi la richiesta' })).toHaveAttribute('href', '/approvals/4');
  expect(screen.queryByText(/sono state salvate\.$/)).not.toBeInTheDocument();
  await person.click(made.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(path()).toBe('/campaigns/113'));
});

test('an outdated preview is made anew, and the reason stays', async () => {
  const { person, path, dialog, saves } = await openEditor({ outdated: 1 });
  await person.type(dialog.getByRole('textbox', { name: 'Motivo del cambiamento' }), 'Listino');
  const confirm = dialog.getByRole('button', { name: 'Cambia le regole' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await person.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Le regole o i premi sono cambiati dopo questa anteprima: l’abbiamo rifatta, controllala prima di confermare.',
  );
  await waitFor(() => expect(confirm).toBeEnabled());
  await person.click(confirm);
  await waitFor(() => expect(path()).toBe('/campaigns/113'));
  expect(saves).toMatchObject([{}, { preview: '1' }, { preview: '2', reason: 'Listino' }]);
});

test('a newer version of the campaign is reported as everywhere', async () => {
  const { person, dialog } = await openEditor({ stale: true });
  await person.type(dialog.getByRole('textbox', { name: 'Motivo del cambiamento' }), 'Listino');
  const confirm = dialog.getByRole('button', { name: 'Cambia le regole' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await person.click(confirm);
  await waitFor(() =>
    expect(
      screen.queryByRole('dialog', { name: 'Le regole cambiano per chi ha già accettato' }),
    ).not.toBeInTheDocument(),
  );
});

test('given up, nothing is saved and the form stays', async () => {
  const { person, path, dialog, saves } = await openEditor();
  await person.click(dialog.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salva' })).toBeEnabled());
  expect(path()).toBe('/campaigns/113/edit');
  expect(saves).toHaveLength(1);
});

test('the page of a campaign lists the versions of its rules', async () => {
  await openCampaignAt('regole', (gateway) => {
    gateway.rules = [
      rulesVersion({
        ...{ version: 2, reason: 'Listino di ottobre', changed: ['INCENTIVE', 'PERIOD'], endsOn: '2025-11-30' },
        incentiveDetail: { ...rulesVersion().incentiveDetail, cap: '1200.00' },
      }),
      rulesVersion(),
    ];
  });
  const table = within(await screen.findByRole('table', { name: 'Versioni delle regole' }));
  expect(table.getAllByRole('row').map(textOf)).toEqual([
    'N.DalAutoreMotivoChe cosa cambia',
    // only what changes, old and new
    expect.stringMatching(
      /^2.*Anna VerdiListino di ottobreUltimo giorno: 31\/12\/2025 → 30\/11\/2025Premio massimo: .* → 1\.200,00\s€$/,
    ),
    expect.stringMatching(/^1.*Anna Verdi–Le prime regole$/),
  ]);
});
