import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { respond, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import type { ImportRecordFragment } from '../imports.generated';
import { importRecord, importsGateway } from '../testing/importsGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

type Warning = ImportRecordFragment['warnings'][number];

const warning = (values: Partial<Warning>): Warning => ({
  __typename: 'ImportWarning',
  code: 'NEW_BRAND',
  column: 'marca',
  count: 3,
  examples: [{ __typename: 'ImportCell', row: 1_004, value: 'Lu po' }],
  value: 'Lu po',
  suggestion: 'Lupo',
  needsConfirmation: true,
  ...values,
});

const far = warning({
  code: 'FAR_ABOVE_OTHERS',
  column: 'importo',
  count: 1,
  examples: [{ __typename: 'ImportCell', row: 7, value: '41280.00' }],
  value: '900.00',
  suggestion: null,
  needsConfirmation: false,
});

const prizes = (values: Partial<ImportRecordFragment['prizes'][number]>): ImportRecordFragment['prizes'][number] => ({
  __typename: 'ImportPrizes',
  campaignId: '3',
  title: 'Annuale 2025',
  isClosed: false,
  dealers: 12,
  earned: '1240.00',
  reaching: 3,
  falling: 1,
  ...values,
});

const open = (record: ImportRecordFragment) =>
  renderApp({ url: '/imports/12', user: users.KA_ADMINISTRATOR, handlers: importsGateway(record).handlers });

describe('the page of an import', () => {
  test('shows what may be a mistake, and applies the file once somebody says that it was checked', async () => {
    const { person } = await open(importRecord({ warnings: [warning({}), far] }));
    const list = within(await screen.findByRole('list', { name: 'Avvisi' }));
    expect(list.getAllByRole('listitem').map(textOf)).toEqual([
      '3 righe con la marca «Lu po», mai vista prima. Intendevi «Lupo»?marca · riga 1.004',
      '1 valore oltre dieci volte le altre righe (99 su 100 non superano 900,00 €).importo · riga 7: 41.280,00 €',
    ]);
    const apply = screen.getByRole('button', { name: 'Applica' });
    expect(apply).toBeDisabled();
    await person.click(screen.getByRole('checkbox', { name: /Ho controllato gli avvisi/ }));
    const sent: unknown[] = [];
    respond(
      graphql.mutation('ApplyImport', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({
          data: { applyImport: { ...importRecord({ status: 'APPLYING' }), pendingApproval: null } },
        });
      }),
    );
    await person.click(apply);
    expect(await screen.findByRole('progressbar', { name: 'In applicazione' })).toBeInTheDocument();
    expect(sent).toEqual([{ id: '12', skipInvalid: false, confirmWarnings: true }]);
  });

  test('asks for no confirmation where the warnings want none', async () => {
    await open(importRecord({ warnings: [far] }));
    expect(await screen.findByRole('button', { name: 'Applica' })).toBeEnabled();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('says what the file does to the prizes of each campaign', async () => {
    await open(
      importRecord({
        prizes: [
          prizes({}),
          prizes({ campaignId: '4', title: 'Resi', earned: '-12.50', dealers: 1, reaching: 0, falling: 0 }),
          prizes({ campaignId: '5', title: 'Annuale 2024', isClosed: true, earned: '0.00' }),
        ],
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Effetto sui premi' }));
    expect(list.getAllByRole('listitem').map(textOf)).toEqual([
      'Annuale 2025+1.240,00 € maturati con le vendite di 12 dealer, 3 dealer raggiungono l’obiettivo, 1 dealer scende sotto l’obiettivo',
      'Resi−12,50 € maturati con le vendite di 1 dealer',
      'Annuale 2024Campagna chiusa: i premi non cambiano.',
    ]);
  });
});
