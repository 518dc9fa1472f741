import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { campaignCurve, curveResponse } from '../../shared/test/curves';
import { refusal, serveNetwork } from '../../shared/test/network';
import { pending } from '../../shared/test/pending';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { CampaignCurve } from './CampaignCurve';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const campaign = { id: '113', startsOn: '2025-07-01' };
const open = (response = curveResponse()) =>
  renderPart(<CampaignCurve campaign={campaign} dealerId="4" />, { messages: 'statement', handlers: [response] });

const cells = (row: HTMLElement) => [...row.children].map(textOf);

test('says where the campaign stands, and shows the same numbers', async () => {
  const { person } = await open();
  const part = within(await screen.findByRole('region', { name: 'Andamento nel tempo' }));
  expect(part.getByText(/^Al 15\/10\/2025: 3\.000 pneumatici, contro 12\.000 attesi/)).toHaveTextContent(
    'contro 12.000 attesi (−9.000) e 8.000 alla stessa data dell’anno prima. Obiettivo: 20.000. In tutto il periodo dell’anno prima: 15.000.',
  );
  await person.click(part.getByRole('button', { name: 'Mostra i numeri' }));
  const rows = within(part.getByRole('table')).getAllByRole('row').map(cells);
  expect(rows).toEqual([
    ['Giorno', 'Pneumatici', 'Andamento atteso', 'Anno precedente', 'Obiettivo'],
    ['07/07/2025', '1.200', '1.000', '700', '20.000'],
    ['15/10/2025', '3.000', '12.000', '8.000', '20.000'],
    ['31/12/2025', '–', '20.000', '15.000', '20.000'],
  ]);
});

test('asks for the dealer that it is about', async () => {
  const requests: unknown[] = [];
  await open(
    graphql.query('CampaignCurve', ({ variables }) => {
      requests.push(variables);
      return HttpResponse.json({ data: { campaignCurve: campaignCurve() } });
    }),
  );
  await screen.findByRole('region', { name: 'Andamento nel tempo' });
  expect(requests).toEqual([{ campaignId: '113', memberId: '4' }]);
});

test('that has not begun says when it begins, and by what its pace goes', async () => {
  await open(curveResponse(campaignCurve({ today: '2025-06-01', pace: 'DAYS' })));
  const sentence = await screen.findByText(/^La campagna comincia il 01\/07\/2025\. Obiettivo: 20\.000/);
  expect(sentence).toHaveTextContent('L’andamento atteso segue i giorni');
});

test('of a closed campaign names the tyres that no line explains', async () => {
  await open(curveResponse(campaignCurve({ unplacedTires: -12 })));
  expect(await screen.findByText(/−12 pneumatici della chiusura stanno nell’ultimo giorno\.$/)).toBeInTheDocument();
});

test('is grey while it loads; where it fails, it is asked for again', async () => {
  const response = pending<void>();
  const answers = [
    () => response.promise.then(() => refusal({ code: 'UPSTREAM_UNAVAILABLE' })),
    () => HttpResponse.json({ data: { campaignCurve: campaignCurve() } }),
  ];
  const { person } = await open(graphql.query('CampaignCurve', async () => (await answers.shift()?.()) as Response));
  expect(await screen.findByRole('status', { name: 'Caricamento in corso' })).toBeInTheDocument();
  response.release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Il servizio non è disponibile');
  await person.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/^Al 15\/10\/2025/)).toBeInTheDocument();
});
