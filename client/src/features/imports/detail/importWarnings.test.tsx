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
  confirmation: 'NEW_BRAND',
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
  confirmation: null,
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
    expect(sent).toEqual([{ id: '12', skipInvalid: false, confirmWarnings: true, confirm: [] }]);
  });

  test('asks for equal lines apart, and says so when it applies them', async () => {
    const equal = warning({
      ...{ code: 'EQUAL_LINES', column: 'documento', count: 4, value: null, suggestion: null },
      ...{ confirmation: 'EQUAL_LINES', examples: [{ __typename: 'ImportCell', row: 2, value: '0012 / 1' }] },
    });
    const { person } = await open(importRecord({ warnings: [equal, warning({})] }));
    const list = within(await screen.findByRole('list', { name: 'Avvisi' }));
    expect(textOf(list.getAllByRole('listitem')[0] ?? document.body)).toBe(
      '4 righe uguali a righe già importate con un altro documento: stesso dealer, giorno, articolo, quantità e importo. Se sono le stesse vendite, verrebbero contate due volte.documento · riga 2: 0012 / 1',
    );
    const apply = screen.getByRole('button', { name: 'Applica' });
    await person.click(screen.getByRole('checkbox', { name: /Ho controllato gli avvisi/ }));
    expect(apply).toBeDisabled();
    await person.click(screen.getByRole('checkbox', { name: /sono altre vendite/ }));
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
    expect(sent).toEqual([{ id: '12', skipInvalid: false, confirmWarnings: true, confirm: ['EQUAL_LINES'] }]);
  });

  test.each<{ readonly values: Partial<Warning>; readonly value: string }>([
    { values: { code: 'DOCUMENT_NUMBER', column: 'documento' }, value: '45905' },
    { values: { code: 'MIXED_DATES', column: 'data' }, value: '09/15/2025' },
    { values: { code: 'MONTH_FIRST_DATES', column: 'data' }, value: '09/15/2025' },
    { values: { code: 'OLD_CHARACTERS', column: '(file)' }, value: 'Città' },
    { values: { code: 'LOST_CHARACTERS', column: 'citta' }, value: 'Citt?' },
  ])('shows the cells of $values.code as they are written', async ({ values, value }) => {
    const examples = [{ __typename: 'ImportCell' as const, row: 2, value }];
    await open(importRecord({ warnings: [warning({ ...values, value: null, suggestion: null, examples })] }));
    expect(await screen.findByText(new RegExp(`riga 2: ${value.replace('?', '[?]')}`))).toBeInTheDocument();
  });

  test('shows the days after today as dates', async () => {
    const examples = [{ __typename: 'ImportCell' as const, row: 2, value: '2026-09-05' }];
    const future = warning({ code: 'FUTURE_DATES', column: 'data', value: null, suggestion: null, examples });
    await open(importRecord({ warnings: [future] }));
    expect(await screen.findByText(/riga 2: 05\/09\/2026/)).toBeInTheDocument();
  });

  test('of goals shows whom it makes worse, and by how much, and says where another user has to approve it', async () => {
    const goal = {
      __typename: 'WorsenedGoal' as const,
      ...{ campaignId: '3', title: 'Annuale 2025', dealerId: '4', code: 'DE00004', businessName: 'Gomme 4' },
      ...{ goalBefore: 100, goalAfter: 120, accumulatedBefore: '360.00', accumulatedAfter: '120.00' },
      ...{ expendableBefore: '360.00', expendableAfter: '0.00' },
      terms: [{ __typename: 'Worsening' as const, term: 'PRIZE' as const, fromTires: 80 }],
    };
    const worsening = {
      __typename: 'ImportWorsening' as const,
      ...{ dealers: 3, accumulatedLess: '500.00', expendableLess: '800.00', goals: [goal] },
    };
    const record = importRecord({ kind: 'GOALS', worsening });
    const { person } = await open(record);
    const list = within(await screen.findByRole('list', { name: 'Obiettivi già accettati che peggiorano' }));
    expect(list.getAllByRole('listitem').map(textOf)).toEqual([
      'Gomme 4, Annuale 2025da 100 a 120 pneumatici, accumulato da 360,00 € a 120,00 € e spendibile da 360,00 € a 0,00 €il premio per gli pneumatici, da 80 pneumatici in poi',
    ]);
    expect(screen.getByText(/E altri 2\..*3 dealer hanno accettato.*500,00 €.*800,00 €/)).toBeInTheDocument();
    const pendingApproval = { __typename: 'Approval', id: '6', expiresAt: '2025-10-29T08:00:00.000Z' };
    respond(
      graphql.mutation('ApplyImport', () =>
        HttpResponse.json({ data: { applyImport: { ...record, pendingApproval } } }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Applica' }));
    expect(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' })).toBeInTheDocument();
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
