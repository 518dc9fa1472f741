import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { followedFiles } from '../../shared/test/followedFiles';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import type { ContentCardFragment, ContentPageQuery } from './content.generated';
import { article, newsItem, tool } from './testing/contents';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
const followed = followedFiles();

const docs = (given: Partial<Record<'brochures' | 'catalogues' | 'digitalBanners', ContentCardFragment[]>>) =>
  graphql.query('Tools', () =>
    HttpResponse.json({
      data: { contentDocs: { __typename: 'ContentDocs', brochures: [], catalogues: [], digitalBanners: [], ...given } },
    }),
  );
const news = (...items: ContentCardFragment[]) => [
  graphql.query('NewsList', () => HttpResponse.json({ data: { news: items, contentPages: [] } })),
  graphql.query('NewsTitles', () =>
    HttpResponse.json({ data: { news: items.map(({ __typename, id, title }) => ({ __typename, id, title })) } }),
  ),
];
const page = (content: NonNullable<ContentPageQuery['content']>) =>
  graphql.query('ContentPage', () => HttpResponse.json({ data: { content } }));
const tickets = graphql.query('ContentFile', ({ variables }) =>
  HttpResponse.json({
    data: {
      contentFile: {
        __typename: 'FileTicket',
        url: `/files/${String(variables['part'])}-${String(variables['id'])}`,
        filename: 'brochure.pdf',
      },
    },
  }),
);
const failing = (operation: string) => {
  let failures = 1;
  return graphql.query(operation, () =>
    failures-- > 0 ? refusal({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-1' }) : undefined,
  );
};

const open = (url: string, ...handlers: RequestHandler[]) => renderApp({ url, user: users.DEALER, handlers });

describe('the tools', () => {
  const three = docs({
    brochures: [tool(1), tool(2, { title: 'Autunno', coverTicket: null })],
    catalogues: [tool(3, { docType: 'CATALOGUE', title: 'Catalogo inverno' })],
    digitalBanners: [tool(4, { docType: 'BANNER', title: 'Banner città' })],
  });

  test('stand in three groups with their day, type and size', async () => {
    await open('/tools', three);
    const brochures = within(await screen.findByRole('region', { name: /^Brochure/ }));
    expect(brochures.getAllByRole('listitem')).toHaveLength(2);
    const card = brochures.getByRole('listitem', { name: 'Brochure 1' });
    expect(textOf(card)).toContain('04/03/2025 · PDF · 1,2 MB');
    expect(card.querySelector('img')).toHaveAttribute('src', '/files/cover-1');
    expect(screen.getByRole('region', { name: /^Cataloghi/ })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /^Banner digitali/ })).toBeInTheDocument();
    const coverless = within(brochures.getByRole('listitem', { name: 'Autunno' }));
    expect(coverless.queryByRole('button', { name: 'Anteprima di Autunno' })).not.toBeInTheDocument();
  });

  test('the tools are narrowed by kind and search text, in the address too', async () => {
    const app = await open('/tools?cerca=citta', three);
    expect(await screen.findByRole('listitem', { name: 'Banner città' })).toBeInTheDocument();
    expect(screen.queryByRole('listitem', { name: 'Brochure 1' })).not.toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Tipo' }));
    await app.person.click(screen.getByRole('checkbox', { name: 'Cataloghi' }));
    expect(await screen.findByText('Nessun risultato con questi filtri')).toBeInTheDocument();
    expect(app.path()).toBe('/tools?tipo=catalogue&cerca=citta');
  });

  test('are downloaded by ticket', async () => {
    const app = await open('/tools', three, tickets);
    await app.person.click(await screen.findByRole('button', { name: 'Scarica Catalogo inverno' }));
    await waitFor(() => expect(followed).toEqual(['/files/FILE-3 brochure.pdf']));
  });

  test('show their cover under the title «Anteprima cover»', async () => {
    const app = await open('/tools', three, tickets);
    await app.person.click(await screen.findByRole('button', { name: 'Anteprima di Brochure 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anteprima cover' }));
    expect(dialog.getByRole('heading', { name: 'Brochure 1' })).toBeInTheDocument();
    expect(await dialog.findByRole('img', { name: 'Cover di Brochure 1' })).toHaveAttribute('src', '/files/COVER-1');
    await app.person.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('say where there are none, and where they could not be had', async () => {
    const app = await open('/tools', failing('Tools'), docs({}));
    expect(await screen.findByText(/r-1/)).toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Non ci sono ancora strumenti')).toBeInTheDocument();
  });
});

describe('the news', () => {
  test('stand newest first, each the way to its page', async () => {
    await open('/news', ...news(newsItem(9), newsItem(8)));
    const list = within(await screen.findByRole('list', { name: 'News' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/news/9', '/news/8']);
  });

  test('say where there are none, and where they could not be had', async () => {
    const app = await open('/news', failing('NewsList'), ...news());
    await app.person.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Non ci sono ancora news')).toBeInTheDocument();
  });

  test('are read, with the ways to the ones before and after', async () => {
    const body =
      '<h2>Cosa cambia</h2><p>Vedi <a href="/subscriptions">le campagne</a> e <a href="https://gdd.example/x">il sito</a>.</p>' +
      '<img src="/imgs/5" alt="La gamma" width="800" height="450">';
    await open(
      '/news/8',
      page(
        article(8, {
          body,
          images: [
            { __typename: 'ContentTextImage', id: '5', ticket: { __typename: 'FileTicket', url: '/files/image-5' } },
          ],
        }),
      ),
      ...news(newsItem(9), newsItem(8), newsItem(7)),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Notizia 8' })).toBeInTheDocument();
    expect(screen.getByText('01/09/2025')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Cosa cambia' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'le campagne' })).toHaveAttribute('href', '/subscriptions');
    expect(screen.getByRole('link', { name: 'il sito' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('img', { name: 'La gamma' })).toHaveAttribute('src', '/files/image-5');
    const others = within(await screen.findByRole('navigation', { name: 'Altre news' }));
    expect(others.getByRole('link', { name: 'Notizia 7' })).toHaveAttribute('href', '/news/7');
    expect(others.getByRole('link', { name: 'Notizia 9' })).toHaveAttribute('href', '/news/9');
  });

  test('run nothing that should not have come with them', async () => {
    const body =
      '<p onclick="alert(1)" style="color:red">Testo</p><script>alert(1)</script><svg><script>1</script></svg>' +
      '<a href="javascript:alert(1)">qui</a><a href="//altrove.example">là</a><img src="https://altrove.example/x.png" alt="fuori">';
    await open('/news/8', page(article(8, { body })), ...news(newsItem(8)));
    const paragraph = await screen.findByText('Testo');
    expect(paragraph.getAttributeNames()).toEqual([]);
    const text = screen.getByRole('article');
    expect(text).toHaveTextContent(/^In breve\.Testoquilà$/);
    expect(text.querySelectorAll('a, img, script, svg')).toHaveLength(0);
  });

  test('that are archived or missing are not found', async () => {
    await open(
      '/news/8',
      graphql.query('ContentPage', () => refusal({ code: 'NOT_FOUND' })),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Tutte le news' })[0]).toHaveAttribute('href', '/news');
  });

  test('are printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const app = await open('/news/8', page(article(8)), ...news(newsItem(8)));
    await app.person.click(await screen.findByRole('button', { name: 'Stampa' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('a single page', () => {
  const regulation = { __typename: 'ContentSummary', id: '12', title: 'Regolamento', summary: 'Le regole.' };

  test('is found among the news, above what passes', async () => {
    const contents = { news: [newsItem(9)], contentPages: [regulation] };
    await open(
      '/news',
      graphql.query('NewsList', () => HttpResponse.json({ data: contents })),
    );
    const pages = within(await screen.findByRole('region', { name: 'Pagine utili' }));
    expect(pages.getByRole('link', { name: 'Regolamento' })).toHaveAttribute('href', '/content/12');
  });

  test('that cannot be listed leaves the news as they are', async () => {
    const errors = [
      { message: 'no', path: ['contentPages'], extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-1' } },
    ];
    await open(
      '/news',
      graphql.query('NewsList', () => HttpResponse.json({ data: { news: [newsItem(9)], contentPages: null }, errors })),
    );
    expect(await screen.findByRole('link', { name: 'Notizia 9' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pagine utili' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is read at its own address, with its file', async () => {
    const regulation = article(12, { kind: 'SINGLE', title: 'Regolamento', file: tool(12).file });
    const app = await open('/content/12', page(regulation), tickets);
    expect(await screen.findByRole('heading', { level: 1, name: 'Regolamento' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Altre news' })).not.toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Scarica Regolamento' }));
    await waitFor(() => expect(followed).toEqual(['/files/FILE-12 brochure.pdf']));
  });

  test('is led to where it belongs when it is a piece of news', async () => {
    const app = await open('/content/8', page(article(8)), ...news(newsItem(8)));
    await screen.findByRole('heading', { level: 1, name: 'Notizia 8' });
    await waitFor(() => expect(app.path()).toBe('/news/8'));
  });
});

test('an image whose ticket has run out is asked for anew, once', async () => {
  let requests = 0;
  await open(
    '/news',
    graphql.query('NewsList', () => {
      requests += 1;
      const url = `/files/cover-${requests}`;
      return HttpResponse.json({
        data: { news: [newsItem(8, { coverTicket: { __typename: 'FileTicket', url } })], contentPages: [] },
      });
    }),
  );
  const card = await screen.findByRole('listitem', { name: 'Notizia 8' });
  fireEvent.error(card.querySelector('img') as HTMLImageElement);
  await waitFor(() => expect(card.querySelector('img')).toHaveAttribute('src', '/files/cover-2'));
  fireEvent.error(card.querySelector('img') as HTMLImageElement);
  expect(card.querySelector('img')).toBeNull();
  expect(requests).toBe(2);
});
