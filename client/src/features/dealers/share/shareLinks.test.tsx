import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { ShareLinks } from './ShareLinks';
import type { ShareLinkRowFragment } from './shareLinks.generated';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const url = 'https://portale.example/detail-share#gdd_share_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

const link = (row: Partial<ShareLinkRowFragment> = {}): ShareLinkRowFragment => ({
  __typename: 'ShareToken',
  id: '5',
  ending: 'a1_Z',
  createdAt: '2025-10-01T08:00:00.000Z',
  createdBy: { __typename: 'ShareTokenMaker', id: '1', name: 'Anna Neri' },
  expiresAt: '2025-12-30T09:00:00.000Z',
  expired: false,
  lastUsedAt: '2025-10-14T07:05:00.000Z',
  ...row,
});

/** The gateway's stand-in: links that can be listed, made and revoked. */
function linkGateway(...links: ShareLinkRowFragment[]) {
  const gateway = { links, revoked: [] as unknown[] };
  const handlers: readonly RequestHandler[] = [
    graphql.query('DealerShareLinks', () => HttpResponse.json({ data: { shareTokens: gateway.links } })),
    graphql.mutation('CreateShareLink', () => {
      gateway.links = [link({ id: '6', ending: 'DEFG', lastUsedAt: null }), ...gateway.links];
      const made = { __typename: 'CreatedShareToken', id: '6', url, expiresAt: '2026-01-13T09:00:00.000Z' };
      return HttpResponse.json({ data: { createShareToken: made } });
    }),
    graphql.mutation('RevokeShareLink', ({ variables }) => {
      gateway.revoked.push(variables);
      return HttpResponse.json({ data: { revokeShareToken: true } });
    }),
  ];
  return Object.assign(gateway, { handlers });
}

async function openLinks(gateway = linkGateway(link()), before: readonly RequestHandler[] = []) {
  const part = <ShareLinks dealer={{ id: '7', businessName: 'Gomme Rossi S.r.l.' }} />;
  const handlers = [...before, ...gateway.handlers];
  return { ...(await renderPart(part, { user: users.KA_ADMINISTRATOR, handlers })), gateway };
}

async function create({ person }: Awaited<ReturnType<typeof openLinks>>) {
  await person.click(await screen.findByRole('button', { name: 'Crea link' }));
  return within(await screen.findByRole('dialog', { name: 'Link per Gomme Rossi S.r.l.' }));
}

describe('the list of links', () => {
  test('says who made each, when it was last used and until when it is good', async () => {
    await openLinks(linkGateway(link(), link({ id: '4', ending: 'Old0', expired: true, lastUsedAt: null })));
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Link che termina con a1_ZCreato il 01/10/2025 · Anna NeriUltimo uso: 14/10/2025, 09:05Scade il 30/12/2025Revoca',
      'Link che termina con Old0Creato il 01/10/2025 · Anna NeriMai usatoScaduto il 30/12/2025Revoca',
    ]);
  });

  test('says so when it is empty', async () => {
    await openLinks(linkGateway());
    expect(await screen.findByText(/^Nessun link: /)).toBeInTheDocument();
  });

  test('can be asked for again where it failed', async () => {
    const failed = graphql.query('DealerShareLinks', () => refusal({ code: 'UPSTREAM_TIMEOUT' }), { once: true });
    const { person } = await openLinks(linkGateway(link()), [failed]);
    await person.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Link che termina con a1_Z')).toBeInTheDocument();
  });
});

describe('a new link', () => {
  test('a new link is visible once, as text and as a QR code, and afterwards listed by its end alone', async () => {
    const app = await openLinks(linkGateway());
    const visible = await create(app);
    expect(visible.getByRole('textbox', { name: 'Link di condivisione' })).toHaveValue(url);
    expect(visible.getByText('Scade il 13/01/2026')).toBeInTheDocument();
    const code = visible.getByRole('img', { name: 'QR · Link per Gomme Rossi S.r.l.' });
    const [paper, ink] = [...code.querySelectorAll('path')];
    expect([paper?.getAttribute('fill'), ink?.getAttribute('fill')]).toEqual(['white', 'black']);
    // The corner of the first finder pattern, inside four modules of white.
    expect(ink?.getAttribute('d')).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/);

    await app.person.keyboard('{Escape}');
    await app.person.click(visible.getByRole('button', { name: 'Chiudi' }));
    expect(await screen.findByText('Link che termina con DEFG')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.stringify(app.portal.client.extract())).not.toContain('gdd_share_');
  });

  test('goes to the clipboard with one click', async () => {
    const app = await openLinks();
    const visible = await create(app);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await app.person.click(visible.getByRole('button', { name: 'Copia' }));
    expect(await visible.findByText('Copiato negli appunti.')).toBeInTheDocument();
    expect(write.mock.calls).toEqual([[url]]);
  });

  test('a link is not made for a closed dealer, and the reason is displayed', async () => {
    const closed = graphql.mutation('CreateShareLink', () => refusal({ code: 'CONFLICT', reason: 'dealerClosed' }));
    const { person } = await openLinks(linkGateway(), [closed]);
    await person.click(await screen.findByRole('button', { name: 'Crea link' }));
    expect(
      await screen.findByText(/Il dealer è chiuso: i suoi link di condivisione non mostrano nulla/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('revoking a link', () => {
  async function revoke({ person }: Awaited<ReturnType<typeof openLinks>>) {
    await person.click(await screen.findByRole('button', { name: 'Revocare il link che termina con a1_Z?' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revocare il link che termina con a1_Z?' });
    await person.click(within(dialog).getByRole('button', { name: 'Revoca' }));
  }

  test('takes it off the list', async () => {
    const app = await openLinks();
    await revoke(app);
    expect(await screen.findByText('Link revocato.')).toBeInTheDocument();
    expect(app.gateway.revoked).toEqual([{ dealerId: '7', id: '5' }]);
    await waitFor(() => expect(screen.queryByText('Link che termina con a1_Z')).not.toBeInTheDocument());
  });

  test('that somebody else has done before takes it off the list too', async () => {
    const gone = graphql.mutation('RevokeShareLink', () => refusal({ code: 'NOT_FOUND' }));
    const app = await openLinks(linkGateway(link()), [gone]);
    await revoke(app);
    await waitFor(() => expect(screen.queryByText('Link che termina con a1_Z')).not.toBeInTheDocument());
  });
});
