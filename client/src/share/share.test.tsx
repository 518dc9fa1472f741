import { languageStorageKey, sessionStorageKey } from '@gdd/schema/session';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hashOf } from '../shared/apollo/documentHash';
import { pending } from '../shared/test/pending';
import { respond, refusal, serveNetwork } from '../shared/test/network';
import { ShareCampaignsDocument, ShareDealerDocument, SharePrevYearDocument } from './share.generated';
import { SharePage } from './SharePage';
import type { Campaign } from './useShare';
import { withPercents } from '../shared/test/textOf';

serveNetwork();

const token = 'gdd_share_0123456789abcdefghijklmnopqrstuv';
const noon = Date.parse('2025-10-15T10:00:00Z');

const campaign: Campaign = {
  __typename: 'DealerCampaign',
  campaign: {
    __typename: 'CampaignSummary',
    id: '113',
    title: 'Inverno 2025 Gold',
    startsOn: '2025-07-01',
    endsOn: '2025-12-31',
    state: 'OPEN',
  },
  incentiveDetail: {
    __typename: 'IncentiveDetail',
    tiers: ['0', '66.7', '100'].map((from) => ({ __typename: 'IncentiveTier', from })),
    unlockAt: '100',
  },
  goalThreshold: 120,
  accepted: true,
  tiresPurchased: 98,
  tiresMissing: 22,
  tiresFleet: 31,
  tiresFleetPercentage: '31.6',
  plafondAccumulated: '1234.50',
  plafondExpendable: '0.00',
  debt: '0.00',
};

const responses = {
  [String(hashOf(ShareDealerDocument))]: {
    shareDealer: { id: '7', businessName: 'Gomme Rossi S.r.l.', city: 'Reggio Emilia', province: 'RE', tier: 'GOLD' },
  },
  [String(hashOf(ShareCampaignsDocument))]: { shareCampaigns: [campaign] },
  [String(hashOf(SharePrevYearDocument))]: {
    sharePrevYear: {
      dealerId: '7',
      year: 2025,
      today: '2025-02-10',
      completeThrough: '2025-08',
      months: [
        { month: '2025-01', tires: 1080, tiresBefore: 60, toDay: { tires: 1080, tiresBefore: 60 } },
        { month: '2025-02', tires: -3, tiresBefore: 70, toDay: { tires: -3, tiresBefore: 30 } },
        { month: '2025-03', tires: 0, tiresBefore: 40, toDay: { tires: 0, tiresBefore: 0 } },
      ],
    },
  },
};

interface Call {
  readonly headers: Headers;
  readonly text: string;
  readonly hash: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The requests in their order. */
let calls: Call[];

/** The gateway's stand-in, which knows documents by their hashes alone. */
function serve(refused?: (call: Call) => Response | undefined): void {
  respond(
    http.post('http://localhost/graphql', async ({ request }) => {
      const text = await request.text();
      const { extensions, variables } = JSON.parse(text) as {
        extensions: { persistedQuery: { sha256Hash: string } };
        variables: Record<string, string>;
      };
      const call = { headers: request.headers, text, hash: extensions.persistedQuery.sha256Hash, variables };
      calls.push(call);
      return refused?.(call) ?? HttpResponse.json({ data: responses[call.hash] });
    }),
  );
}

beforeEach(() => {
  calls = [];
  window.history.replaceState(null, '', '/detail-share');
});

function open(fragment = `#${token}`) {
  window.history.replaceState(null, '', `/detail-share${fragment}`);
  return render(<SharePage browser={window} now={() => noon} />);
}

const invalid = 'Questo link non è valido o non lo è più: chiedine uno nuovo a chi te l’ha mandato.';

test('a link shows the dealer, its campaigns and its year', async () => {
  serve();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
  expect(document.title).toBe('Gomme Rossi S.r.l. · Battistrada');
  expect(screen.getByText(/Reggio Emilia \(RE\)/)).toHaveTextContent('Tier Gold');

  const card = await screen.findByRole('listitem', { name: 'Inverno 2025 Gold' });
  for (const text of ['Iscrizioni aperte', 'dal 01/07/2025 al 31/12/2025', '31 (31,6 %)', '1.234,50 €', '0,00 €']) {
    expect(card).toHaveTextContent(text.replaceAll(' ', ' '));
  }
  // the thresholds stand below their notches, and states have the portal's tints
  expect(['66,7 %', '100 %'].map((text) => within(card).getByText(text).style.left)).toEqual(['67.5%', '100%']);
  expect(within(card).getByText('Iscrizioni aperte')).toHaveAttribute('data-tone', 'success');
  expect(within(card).getByText('Accettata')).toHaveAttribute('data-tone', 'success');
  expect(within(card).getByRole('progressbar', { name: 'Avanzamento verso l’obiettivo' })).toHaveAttribute(
    'aria-valuetext',
    withPercents('98 di 120 pneumatici (81,6 %): mancano 22 pneumatici all’obiettivo'),
  );

  expect(await screen.findByRole('img', { name: /^Pneumatici acquistati mese per mese/ })).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Mese20242025',
    'gennaio601.080',
    'febbraio30−3',
    'marzo––',
    'Totale901.077',
    '2024 intero170',
  ]);
  // the month under way and the one to come are outlines of the year before, and the legend says so
  expect(screen.getByText('2024, mesi interi')).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: /^Pneumatici acquistati mese per mese/ });
  const heights = [...picture.querySelectorAll('.rest')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights.map((height) => height > 0)).toEqual([false, true, true]);
  expect(screen.getByText('Dati completi fino ad agosto 2025.')).toBeInTheDocument();
  // on the programme's day, at the real time of day
  expect(screen.getByText('Dati letti il 10/02/2025, 12:00.')).toBeInTheDocument();
});

test('a fleet share beyond all that is left after returns says why', async () => {
  const returned = { ...campaign, tiresPurchased: 20, tiresFleet: 31, tiresFleetPercentage: '155.0' };
  serve(({ hash }) =>
    hash === String(hashOf(ShareCampaignsDocument))
      ? HttpResponse.json({ data: { shareCampaigns: [returned] } })
      : undefined,
  );
  open();
  const card = await screen.findByRole('listitem', { name: 'Inverno 2025 Gold' });
  expect(card).toHaveTextContent(/31 \(155,0\s%, per i resi al dettaglio\)/);
});

test('the token leaves the address bar, is sent in the body alone, and a reload still has it', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify({ api_token: 'of-somebody-signed-in' }));
  document.cookie = 'XSRF-TOKEN=abc.def';
  serve();
  const { unmount } = open();
  await screen.findByRole('table');
  expect(window.location.href).toBe('http://localhost/detail-share');
  expect(calls.map(({ variables }) => variables)).toEqual(
    expect.arrayContaining([{ token }, { token }, { dealerId: '7', token }]),
  );
  for (const { headers, text } of calls) {
    expect([...headers.keys()]).not.toContain('authorization');
    expect(JSON.stringify([...headers])).not.toContain(token);
    expect([headers.get('x-xsrf-token'), text.includes('of-somebody')]).toEqual(['abc.def', false]);
  }
  unmount();
  open('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
});

test('another link in the same tab shows another dealer', async () => {
  serve(({ variables }) => (variables['token'] === 'other' ? refusal({ code: 'NOT_FOUND' }, 404) : undefined));
  open();
  await screen.findByRole('table');
  window.location.hash = '#other';
  expect(await screen.findByText(invalid)).toBeInTheDocument();
  expect(window.location.href).toBe('http://localhost/detail-share');
  expect(screen.queryByText('Gomme Rossi S.r.l.')).not.toBeInTheDocument();
});

test.each(['NOT_FOUND', 'BAD_USER_INPUT'])('a token that is refused with %s gets the one sentence', async (code) => {
  serve(() => refusal({ code, requestId: 'r-1' }));
  open();
  expect(await screen.findByText(invalid)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Link non valido' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});

test('an address without a token gets the same sentence, and asks for nothing', () => {
  serve();
  open('');
  expect(screen.getByText(invalid)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a link that is revoked while the page opens shows nothing of the dealer', async () => {
  serve(({ hash }) => (hash === hashOf(SharePrevYearDocument) ? refusal({ code: 'NOT_FOUND' }) : undefined));
  open();
  expect(await screen.findByText(invalid)).toBeInTheDocument();
  expect(screen.queryByText('Gomme Rossi S.r.l.')).not.toBeInTheDocument();
});

test('what has failed is asked for again', async () => {
  let isDown = true;
  serve(() => (isDown ? refusal({ code: 'INTERNAL_SERVER_ERROR', requestId: 'r-500' }) : undefined));
  open();
  expect(await screen.findByText('Codice della richiesta: r-500')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
});

test('what is on its way says so until it is there', async () => {
  const gate = pending<undefined>();
  respond(
    http.post('http://localhost/graphql', async ({ request }) => {
      const { extensions } = (await request.json()) as { extensions: { persistedQuery: { sha256Hash: string } } };
      const hash = extensions.persistedQuery.sha256Hash;
      if (hash !== hashOf(ShareDealerDocument)) await gate.promise;
      return HttpResponse.json({ data: responses[hash] });
    }),
  );
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
  const waiting = () => container.querySelectorAll('[aria-busy="true"]');
  expect(waiting()).not.toHaveLength(0);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  gate.release(undefined);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  await waitFor(() => expect(waiting()).toHaveLength(0));
});

test('a part that has failed blanks no other', async () => {
  serve(({ hash }) => (hash === hashOf(ShareCampaignsDocument) ? refusal({ code: 'UPSTREAM_TIMEOUT' }) : undefined));
  open();
  expect(await screen.findByText('Questa parte della scheda non si è aperta.')).toBeInTheDocument();
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test.each([
  ['too many requests', () => refusal({ code: 'RATE_LIMITED', retryAfter: 61 }), /Riprova tra 2 minuti/],
  ['an old page', () => refusal({ code: 'BAD_USER_INPUT', reason: 'unknownDocument' }), /ricarica la pagina/],
  ['no connection', () => HttpResponse.error(), /Controlla la connessione/],
  ['a proxy’s page', () => HttpResponse.html('<h1>502</h1>', { status: 502 }), /non è disponibile/],
])('%s is reported by a message, with a way to try again', async (_what, refused, texts) => {
  serve(refused);
  open();
  expect(await screen.findByText(texts)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
});

test('a call refused for its CSRF header goes out again with the new cookie', async () => {
  document.cookie = 'XSRF-TOKEN=old';
  serve(({ headers }) => {
    if (headers.get('x-xsrf-token') === 'new') return undefined;
    document.cookie = 'XSRF-TOKEN=new';
    return refusal({ code: 'FORBIDDEN', reason: 'csrf' }, 403);
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
});

test('the page is in the language stored in the browser, and changes it', async () => {
  localStorage.setItem(languageStorageKey, 'en');
  serve();
  open();
  expect(await screen.findByText('Campaigns of the year')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
  await userEvent.click(screen.getByRole('button', { name: 'Italiano' }));
  expect(screen.getByText('Campagne dell’anno')).toBeInTheDocument();
  expect(localStorage.getItem(languageStorageKey)).toBe('it');
  expect(screen.getByRole('link', { name: 'Accedi al portale' })).toHaveAttribute('href', '/');
  await screen.findByRole('table');
});
