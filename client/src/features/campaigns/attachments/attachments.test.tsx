import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followedFiles } from '../../../shared/test/followedFiles';
import { phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, expectNoMore, refusal, serveNetwork } from '../../../shared/test/network';
import { openCampaignAt } from '../testing/openCampaign';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const followed = followedFiles();

describe('the attachments', () => {
  test('one is downloaded by its ticket', async () => {
    const { person } = await openCampaignAt('regole');
    const file = { __typename: 'FileTicket', url: '/files/t-2', filename: 'regolamento.pdf' };
    respond(graphql.query('AttachmentFile', () => HttpResponse.json({ data: { campaignAttachmentFile: file } })));
    await person.click(await screen.findByRole('button', { name: 'Scarica regolamento.pdf' }));
    await waitFor(() => expect(followed).toEqual(['/files/t-2 regolamento.pdf']));
  });

  test('a refused download is reported', async () => {
    const { person } = await openCampaignAt('regole');
    respond(graphql.query('AttachmentFile', () => refusal({ code: 'NOT_FOUND' })));
    await person.click(await screen.findByRole('button', { name: 'Scarica regolamento.pdf' }));
    expect(await screen.findByText(/non esiste o non è tra quelli che puoi vedere/)).toBeInTheDocument();
  });

  const added = {
    __typename: 'CampaignAttachment',
    id: '6',
    filename: 'locandina.png',
    contentType: 'image/png',
    size: 52_000,
    addedAt: '2025-07-02T08:00:00.000Z',
  } as const;
  const ticket = { __typename: 'UploadTicket', uploadId: '77', url: '/uploads/u-1' };

  test('one is added: prepared, sent, and named by its upload', async () => {
    const { person } = await openCampaignAt('regole');
    const requests: unknown[] = [];
    expectNoMore('Campaign');
    respond(
      graphql.mutation('PrepareUpload', ({ variables }) => {
        requests.push(variables);
        return HttpResponse.json({ data: { prepareUpload: ticket } });
      }),
      http.put('/uploads/u-1', () => HttpResponse.json({ success: true })),
      graphql.mutation('AddCampaignAttachment', ({ variables }) => {
        requests.push(variables);
        return HttpResponse.json({ data: { addCampaignAttachment: added } });
      }),
    );
    await person.upload(
      await screen.findByLabelText('Aggiungi allegato'),
      new File(['png'], 'locandina.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('locandina.png è stato aggiunto.')).toBeInTheDocument();
    const downloads = screen.getAllByRole('button', { name: /^Scarica / }).map((button) => button.title);
    expect(downloads).toEqual(['Scarica regolamento.pdf', 'Scarica locandina.png']);
    expect(requests).toEqual([
      {
        input: { purpose: 'CAMPAIGN_ATTACHMENT', filename: 'locandina.png', size: 3, contentType: 'image/png' },
      },
      { campaignId: '113', uploadId: '77' },
    ]);
  });

  test('one that is too large is refused beside the button', async () => {
    const { person } = await openCampaignAt('regole');
    respond(graphql.mutation('PrepareUpload', () => refusal({ code: 'PAYLOAD_TOO_LARGE' })));
    await person.upload(await screen.findByLabelText('Aggiungi allegato'), new File(['x'], 'grande.zip'));
    expect(await screen.findByText('I dati inviati sono troppo grandi.')).toBeInTheDocument();
  });

  test('an empty file is refused with the reason', async () => {
    const { person } = await openCampaignAt('regole');
    respond(graphql.mutation('PrepareUpload', () => refusal({ code: 'BAD_USER_INPUT', fields: { size: 'invalid' } })));
    await person.upload(await screen.findByLabelText('Aggiungi allegato'), new File(['x'], 'vuoto.pdf'));
    expect(await screen.findByText('vuoto.pdf è vuoto.')).toBeInTheDocument();
  });

  test.each([
    ['a file of another kind', 'notAllowed', /^virus\.exe non si può allegare\. Si possono allegare PDF/],
    ['an upload that is gone', 'unknown', 'Alcuni dati non sono validi. Controllali e riprova.'],
  ])('%s is refused with the reason', async (_what, reason, text) => {
    const { person } = await openCampaignAt('regole');
    respond(
      graphql.mutation('PrepareUpload', () => HttpResponse.json({ data: { prepareUpload: ticket } })),
      http.put('/uploads/u-1', () => HttpResponse.json({ success: true })),
      graphql.mutation('AddCampaignAttachment', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { uploadId: reason } }),
      ),
    );
    await person.upload(await screen.findByLabelText('Aggiungi allegato'), new File(['x'], 'virus.exe'));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('one is removed after a confirmation', async () => {
    const { person } = await openCampaignAt('regole');
    expectNoMore('Campaign');
    respond(
      graphql.mutation('RemoveCampaignAttachment', () =>
        HttpResponse.json({ data: { removeCampaignAttachment: true } }),
      ),
    );
    await person.click(await screen.findByRole('button', { name: 'Rimuovi regolamento.pdf' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rimuovere l’allegato?' }));
    await person.click(dialog.getByRole('button', { name: 'Rimuovi' }));
    expect(await screen.findByText('Nessun allegato.')).toBeInTheDocument();
  });
});
