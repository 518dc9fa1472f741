import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import type { ContentTableInput } from '../../../shared/apollo/schema.generated';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import type { CmsRecordFragment, CmsRowFragment } from './cms.generated';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const row = (id: number, change: Partial<CmsRowFragment> = {}): CmsRowFragment => ({
  __typename: 'ManagedContentSummary',
  id: String(id),
  kind: 'NEWS',
  docType: null,
  title: `Notizia ${id}`,
  state: 'DRAFT',
  publishedOn: null,
  updatedAt: '2025-09-01T08:00:00.000Z',
  version: 3,
  ...change,
});
const record = (id: number, change: Partial<CmsRecordFragment> = {}): CmsRecordFragment => ({
  __typename: 'ManagedContent',
  id: String(id),
  kind: 'NEWS',
  docType: null,
  title: `Notizia ${id}`,
  summary: 'In breve.',
  body: '<p>Il testo.</p>',
  publishedOn: null,
  archived: false,
  state: 'DRAFT',
  version: 3,
  updatedAt: '2025-09-01T08:00:00.000Z',
  cover: null,
  coverTicket: null,
  file: null,
  images: [],
  ...change,
});

/** A stub of the gateway: it stores what it receives, and records the requests. */
function contentsGateway(saved: CmsRecordFragment = record(7), ...rows: CmsRowFragment[]) {
  const gateway = { saved, requests: [] as ContentTableInput[], sent: [] as Record<string, unknown>[] };
  const handlers = [
    graphql.query('CurrentYear', () =>
      HttpResponse.json({ data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-10-15' } } }),
    ),
    graphql.query('CmsList', ({ variables }) => {
      gateway.requests.push(variables['input'] as ContentTableInput);
      return HttpResponse.json({
        data: { cmsContents: { __typename: 'ManagedContentPage', items: rows, total: rows.length } },
      });
    }),
    graphql.query('CmsContent', () => HttpResponse.json({ data: { cmsContent: gateway.saved } })),
    graphql.mutation('CreateContent', ({ variables }) => {
      gateway.sent.push(variables['input'] as Record<string, unknown>);
      return HttpResponse.json({
        data: { createContent: { __typename: 'ManagedContent', id: '7', title: gateway.saved.title, state: 'DRAFT' } },
      });
    }),
    graphql.mutation('UpdateContent', ({ variables }) => {
      const input = variables['input'] as Record<string, unknown>;
      gateway.sent.push(input);
      gateway.saved = { ...gateway.saved, ...(input as object), version: gateway.saved.version + 1 };
      return HttpResponse.json({ data: { updateContent: gateway.saved } });
    }),
  ];
  return Object.assign(gateway, { handlers });
}

const open = (url: string, handlers: readonly RequestHandler[]) =>
  renderApp({ url, user: users.KA_ADMINISTRATOR, handlers });

describe('the contents', () => {
  test('stand in a list with type, state and days', async () => {
    const { requests, handlers } = contentsGateway(
      record(7),
      row(7, { state: 'PUBLISHED', publishedOn: '2025-09-01' }),
      row(8, { kind: 'DOCUMENT', docType: 'CATALOGUE', title: 'Inverno' }),
    );
    await open('/cms', handlers);
    const published = (await screen.findByText('Notizia 7')).closest('[role=row]');
    expect(textOf(published)).toContain('Notizia 7NewsPubblicato01/09/2025');
    expect(textOf(screen.getByText('Inverno').closest('[role=row]'))).toContain('InvernoCatalogoBozza–');
    expect(requests[0]).toEqual({ filter: {}, sort: { column: 'ID', direction: 'DESC' }, page: 1, pageSize: 10 });
  });

  test('are narrowed by type and state, in the address too', async () => {
    const { requests, handlers } = contentsGateway(record(7), row(7));
    const app = await open('/cms', handlers);
    await app.person.click(await screen.findByRole('button', { name: 'Cataloghi' }));
    await app.person.click(screen.getByRole('button', { name: 'Stato' }));
    await app.person.click(screen.getByRole('checkbox', { name: 'Archiviato' }));
    await waitFor(() =>
      expect(requests.at(-1)?.filter).toEqual({ kind: ['DOCUMENT'], docType: ['CATALOGUE'], state: ['ARCHIVED'] }),
    );
    expect(app.path()).toBe('/cms?tipo=catalogue&stato=archived');
  });

  test('are archived after a question', async () => {
    const gateway = contentsGateway(record(7), row(7));
    const app = await open('/cms', gateway.handlers);
    await app.person.click(await screen.findByRole('button', { name: 'Azioni per Notizia 7' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Archivia' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Archiviare il contenuto?' }));
    await app.person.click(dialog.getByRole('button', { name: 'Archivia' }));
    expect(await screen.findByText('«Notizia 7» è stato archiviato.')).toBeInTheDocument();
    expect(gateway.sent).toEqual([{ archived: true, version: 3 }]);
  });

  test('are closed to whoever does not manage them', async () => {
    const { path } = await renderApp({ url: '/cms', user: users.DEALER });
    await screen.findByRole('heading', { level: 1, name: 'Non puoi aprire questa pagina' });
    expect(path()).toBe('/error/403?missing=accessContentManager');
  });
});

describe('the editor', () => {
  test('makes a draft, once for a double click', async () => {
    const gateway = contentsGateway();
    const app = await open('/cms/new?tipo=brochure', gateway.handlers);
    const title = await screen.findByRole('textbox', { name: 'Titolo' });
    await app.person.click(screen.getByRole('button', { name: 'Salva bozza' }));
    expect(await screen.findByText(/Titolo è obbligatorio/)).toBeInTheDocument();
    expect(gateway.sent).toEqual([]);
    await app.person.type(title, 'Gamma estiva');
    await app.person.dblClick(screen.getByRole('button', { name: 'Salva bozza' }));
    await waitFor(() => expect(app.path()).toBe('/cms/7'));
    expect(gateway.sent).toEqual([
      {
        ...{ kind: 'DOCUMENT', docType: 'BROCHURE', title: 'Gamma estiva', summary: '', body: '' },
        ...{ publishedOn: null, coverUpload: null, fileUpload: null },
      },
    ]);
  });

  test('the editor publishes from today, and leaves files that were not changed', async () => {
    const gateway = contentsGateway();
    const app = await open('/cms/7', gateway.handlers);
    await app.person.click(await screen.findByRole('radio', { name: 'Pubblica oggi' }));
    await app.person.click(screen.getByRole('button', { name: 'Salva e pubblica' }));
    await waitFor(() =>
      expect(gateway.sent).toEqual([
        {
          ...{ title: 'Notizia 7', summary: 'In breve.', body: '<p>Il testo.</p>' },
          ...{ publishedOn: '2025-10-15', coverUpload: null, fileUpload: null, version: 3 },
        },
      ]),
    );
  });

  test('puts the server’s refusals on their fields', async () => {
    const app = await open('/cms/7', [
      graphql.mutation('UpdateContent', () => refusal({ code: 'BAD_USER_INPUT', fields: { fileUpload: 'required' } })),
      ...contentsGateway(record(7, { kind: 'DOCUMENT', docType: 'BROCHURE' })).handlers,
    ]);
    await app.person.click(await screen.findByRole('radio', { name: 'Pubblica oggi' }));
    await app.person.click(screen.getByRole('button', { name: 'Salva e pubblica' }));
    expect(await screen.findByText('Per pubblicare un documento serve il file da scaricare.')).toBeInTheDocument();
  });

  test('the editor asks whose texts stay where somebody else was faster', async () => {
    const gateway = contentsGateway();
    let isStale = true;
    const app = await open('/cms/7', [
      graphql.mutation('UpdateContent', () => {
        if (!isStale) return undefined;
        isStale = false;
        gateway.saved = record(7, { title: 'Titolo altrui', summary: 'Altro sommario.', version: 4 });
        return refusal({ code: 'CONFLICT', reason: 'staleVersion' });
      }),
      ...gateway.handlers,
    ]);
    const title = await screen.findByRole('textbox', { name: 'Titolo' });
    await app.person.clear(title);
    await app.person.type(title, 'Titolo mio');
    await app.person.click(screen.getByRole('button', { name: 'Salva bozza' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Il contenuto è stato modificato nel frattempo' }),
    );
    expect(dialog.getByText('Titolo altrui')).toBeInTheDocument();
    expect(dialog.getByText('Titolo mio')).toBeInTheDocument();
    await app.person.click(dialog.getByRole('button', { name: 'Tieni i miei e salva' }));
    await waitFor(() => expect(gateway.sent).toHaveLength(1));
    expect(gateway.sent[0]).toMatchObject({ title: 'Titolo mio', summary: 'Altro sommario.', version: 4 });
  });

  test('shows what is written as its readers will see it', async () => {
    const app = await open('/cms/7', contentsGateway().handlers);
    await app.person.click(await screen.findByRole('button', { name: 'Anteprima' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anteprima' }));
    expect(dialog.getByRole('heading', { name: 'Notizia 7' })).toBeInTheDocument();
    expect(dialog.getByRole('article')).toHaveTextContent('In breve.Il testo.');
  });
});
