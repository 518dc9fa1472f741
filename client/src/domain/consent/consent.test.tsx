import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { smsNoticeVersion } from '@gdd/schema/consent';
import { HttpResponse } from 'msw';
import { refusal, serveNetwork } from '../../shared/test/network';
import { dashboardResponse, recentChangesResponse } from '../../shared/test/dashboard';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { SmsConsentDocument } from './consent.generated';
import { graphql } from '../../shared/test/graphql';
import { pending } from '../../shared/test/pending';

serveNetwork();

interface Consent {
  given: boolean | null;
  decidedAt: string | null;
  version: string;
}

/** The gateway's stand-in: it keeps the answer and tells what it was sent. */
function consentGateway(consent: Partial<Consent> = {}) {
  const stored: Consent = { given: null, decidedAt: null, version: smsNoticeVersion, ...consent };
  const sent: unknown[] = [];
  const answer = () => ({ __typename: 'SmsConsent', contactEmail: 'privacy@example.it', ...stored });
  const handlers = [
    graphql.query('SmsConsent', () => HttpResponse.json({ data: { smsConsent: answer() } })),
    graphql.mutation('SetSmsConsent', ({ variables }) => {
      sent.push(variables);
      Object.assign(stored, { given: variables['given'], decidedAt: '2025-12-31T09:05:00.000Z' });
      return HttpResponse.json({ data: { setSmsConsent: answer() } });
    }),
    dashboardResponse(),
    recentChangesResponse(),
    // another part of the account goes on loading
    graphql.query('Invoicing', () => pending<Response>().promise),
  ];
  return { handlers, sent };
}

const visit = (handlers: ReturnType<typeof consentGateway>['handlers'], user = users.DEALER, url = '/') =>
  renderApp({ url, user, handlers });

describe('on the dealer’s home', () => {
  const strip = () => screen.findByText('Vuoi ricevere gli SMS del programma?');

  test.each([
    ['Sì', true, 'Consenso registrato: il programma può inviarti SMS.'],
    ['No', false, 'Scelta registrata: non riceverai SMS.'],
  ])('a strip asks, without a dialog, and «%s» is kept', async (button, given, outcome) => {
    const { handlers, sent } = consentGateway();
    const { person } = await visit(handlers);
    await strip();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(outcome)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Vuoi ricevere gli SMS del programma?')).not.toBeInTheDocument());
    expect(sent).toEqual([{ given, version: smsNoticeVersion, source: 'STRIP' }]);
  });

  test('the whole notice opens from the strip, with the mailbox for requests', async () => {
    const { person } = await visit(consentGateway().handlers);
    await strip();
    await person.click(screen.getByRole('button', { name: 'Leggi' }));
    const notice = within(
      await screen.findByRole('dialog', { name: 'Informativa sul trattamento dei dati personali' }),
    );
    const parts = await notice.findAllByRole('heading', { level: 3 });
    expect(parts.map((part) => part.textContent)).toEqual([
      '1. Chi tratta i dati',
      '2. Quali dati e perché',
      '3. Base giuridica: il consenso',
      '4. Il conferimento è facoltativo',
      '5. Come sono trattati',
      '6. Per quanto tempo',
      '7. A chi sono comunicati',
      '8. I tuoi diritti',
    ]);
    expect(notice.getByText(/Regolamento \(UE\) 2016\/679/)).toBeInTheDocument();
    expect(notice.getAllByRole('link', { name: 'privacy@example.it' })[0]).toHaveAttribute(
      'href',
      'mailto:privacy@example.it',
    );
  });

  test.each([
    ['whoever has answered', { given: false, decidedAt: '2025-01-01T00:00:00.000Z' }],
    ['a page with an older notice', { version: '2030-01' }],
  ])('%s is not asked', async (_who, consent) => {
    const { portal } = await visit(consentGateway(consent).handlers);
    await waitFor(() => expect(portal.client.readQuery({ query: SmsConsentDocument })).not.toBeNull());
    expect(screen.queryByText('Vuoi ricevere gli SMS del programma?')).not.toBeInTheDocument();
  });

  test('an answer that cannot be stored is reported, and the question stays', async () => {
    const { handlers } = consentGateway();
    const { person } = await visit([
      graphql.mutation('SetSmsConsent', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })),
      ...handlers,
    ]);
    await strip();
    await person.click(screen.getByRole('button', { name: 'Sì' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(screen.getByText('Vuoi ricevere gli SMS del programma?')).toBeInTheDocument();
  });
});

describe('on the account', () => {
  const openAccount = async (consent: Partial<Consent>, user = users.DEALER) => {
    const gateway = consentGateway(consent);
    const app = await visit(gateway.handlers, user, '/account');
    return { ...app, ...gateway };
  };
  const section = async () => within(await screen.findByRole('region', { name: 'SMS informativi e promozionali' }));

  test('a consent is shown with its time and version, and is revoked with one click', async () => {
    const { person, sent } = await openAccount({ given: true, decidedAt: '2025-03-12T09:05:00.000Z' });
    expect(await (await section()).findByText('Consenso dato')).toBeInTheDocument();
    expect((await section()).getByText(`12/03/2025, 10:05, informativa ${smsNoticeVersion}`)).toBeInTheDocument();
    await person.click((await section()).getByRole('button', { name: 'Revoca il consenso' }));
    expect(await (await section()).findByText('Consenso non dato o revocato')).toBeInTheDocument();
    expect(sent).toEqual([{ given: false, version: smsNoticeVersion, source: 'ACCOUNT' }]);
    expect((await section()).getByRole('button', { name: 'Acconsento' })).toBeInTheDocument();
  });

  test('who has not decided can do so there, and nothing stands over the page', async () => {
    await openAccount({});
    expect(await (await section()).findByText('Non hai ancora deciso')).toBeInTheDocument();
    for (const name of ['Acconsento', 'Non acconsento']) {
      expect((await section()).getByRole('button', { name })).toBeInTheDocument();
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the notice can be read there', async () => {
    const { person } = await openAccount({});
    await person.click(await (await section()).findByRole('button', { name: 'Leggi l’informativa' }));
    expect(await screen.findByText('8. I tuoi diritti')).toBeInTheDocument();
  });

  test('an older notice asks for a reload instead of an answer', async () => {
    await openAccount({ version: '2030-01' });
    expect(await (await section()).findByText(/Il testo dell’informativa è cambiato/)).toBeInTheDocument();
    expect((await section()).queryByRole('button', { name: 'Acconsento' })).not.toBeInTheDocument();
  });

  test('others have no such section', async () => {
    await openAccount({}, users.DISTRIBUTOR);
    await screen.findByRole('region', { name: 'Preferenze' });
    expect(screen.queryByRole('region', { name: 'SMS informativi e promozionali' })).not.toBeInTheDocument();
  });
});
