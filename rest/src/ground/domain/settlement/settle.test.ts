/** What a run pays a dealer, as docs/domain/settlement.md says it, by examples and for any balances. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentsOf, settle, taxOf, type Balance } from './settle.js';

const balance = (campaignId: number, amount: string, more: Partial<Balance> = {}): Balance => ({
  campaignId,
  balance: amount,
  endsOn: `2025-0${campaignId}-28`,
  inRun: true,
  settlement: 'creditNote',
  ...more,
});

describe('a dealer of a run', () => {
  test('is paid its credits where it has no debts', () => {
    expect(settle([balance(1, '10.10'), balance(2, '5.00', { inRun: false }), balance(3, '0.00')], '10.10')).toEqual({
      credits: '10.10',
      debts: '0.00',
      setOff: '0.00',
      net: '10.10',
      outcome: 'document',
      parts: [{ campaignId: 1, balance: '10.10', setOff: '0.00', paid: '10.10', settlement: 'creditNote' }],
      moves: [],
    });
  });

  test('has debts of any campaign covered in the order of last days, from credits in theirs', () => {
    const settled = settle(
      [
        balance(4, '-30.00', { endsOn: '2025-02-01', inRun: false }),
        balance(3, '-15.00', { endsOn: '2025-03-01' }),
        balance(2, '20.00', { endsOn: '2025-05-01' }),
        balance(1, '40.00', { endsOn: '2025-05-01' }),
      ],
      '0',
    );
    expect(settled).toMatchObject({ credits: '60.00', debts: '45.00', setOff: '45.00', net: '15.00' });
    expect(settled?.moves).toEqual([
      { from: 1, to: 4, amount: '30.00' },
      { from: 1, to: 3, amount: '10.00' },
      { from: 2, to: 3, amount: '5.00' },
    ]);
    expect(settled?.parts.map(({ campaignId, setOff, paid }) => [campaignId, setOff, paid])).toEqual([
      [1, '40.00', '0.00'],
      [2, '5.00', '15.00'],
      [4, '30.00', '0.00'],
      [3, '15.00', '0.00'],
    ]);
  });

  test('without credits is not in it; with as much debt as credit it gets no document', () => {
    expect(settle([balance(1, '-5.00'), balance(2, '5.00', { inRun: false })], '0')).toBeUndefined();
    expect(settle([balance(1, '-5.00'), balance(2, '5.00')], '25')).toMatchObject({
      net: '0.00',
      outcome: 'setOffOnly',
    });
  });

  test('is carried over below the minimum, and paid at it', () => {
    expect(settle([balance(1, '24.99')], '25.00')?.outcome).toBe('carriedOver');
    expect(settle([balance(1, '25.00')], '25.00')?.outcome).toBe('document');
    expect(settle([balance(1, '-0.01'), balance(2, '25.00')], '25')?.outcome).toBe('carriedOver');
  });
});

describe('a debt', () => {
  const invoiced = { settlement: 'dealerInvoice' as const };

  test('is covered by credits of its kind alone, and stays where there is none', () => {
    const settled = settle([balance(1, '40.00'), balance(2, '25.00', invoiced), balance(3, '-30.00', invoiced)], '0');
    expect(settled).toMatchObject({ credits: '65.00', debts: '30.00', setOff: '25.00', net: '40.00' });
    expect(settled?.moves).toEqual([{ from: 2, to: 3, amount: '25.00' }]);
    expect(settle([balance(1, '40.00'), balance(3, '-30.00', invoiced)], '0')).toMatchObject({
      ...{ setOff: '0.00', net: '40.00', outcome: 'document', moves: [] },
    });
  });

  test('leaves a dealer of both kinds below the minimum whole', () => {
    const both = [balance(1, '10.00'), balance(2, '10.00', invoiced), balance(3, '-5.00', invoiced)];
    expect(settle(both, '15.01')).toMatchObject({ net: '15.00', outcome: 'carriedOver' });
    expect(settle(both, '15.00')).toMatchObject({ outcome: 'document' });
  });
});

describe('documents', () => {
  const invoiced = { settlement: 'dealerInvoice' as const };
  const documents = (...balances: Balance[]) => {
    const settled = settle(balances, '0');
    return settled === undefined
      ? []
      : documentsOf(settled).map(({ kind, net, lines }) => [kind, net, lines.map(({ campaignId }) => campaignId)]);
  };

  test('are a note, a notice or both; a kind that nothing is left of has none', () => {
    expect(documents(balance(1, '5.00'), balance(2, '6.00'))).toEqual([['creditNote', '11.00', [1, 2]]]);
    expect(documents(balance(1, '5.00'), balance(2, '6.00', invoiced))).toEqual([
      ['creditNote', '5.00', [1]],
      ['notice', '6.00', [2]],
    ]);
    expect(documents(balance(1, '5.00'), balance(2, '6.00', invoiced), balance(3, '-5.00'))).toEqual([
      ['notice', '6.00', [2]],
    ]);
    expect(documents(balance(1, '5.00'), balance(3, '-5.00'))).toEqual([]);
  });
});

test.each([
  ['0.01', '22', '0.00'],
  ['0.02', '25', '0.01'],
  ['100.00', '22', '22.00'],
  ['10.25', '10', '1.03'],
  ['33.33', '4.5', '1.50'],
])('VAT of %s at %s %% is %s', (net, rate, tax) => expect(taxOf(net, rate)).toBe(tax));

describe('for any balances', () => {
  const toCents = (text: string) => BigInt(text.replace('.', ''));
  const total = (texts: readonly string[]) => texts.reduce((all, text) => all + toCents(text), 0n);
  const inCents = fc.integer({ min: -100_000, max: 100_000 });
  const anyBalances = fc.uniqueArray(
    fc.record({
      campaignId: fc.integer({ min: 1, max: 20 }),
      endsOn: fc.constantFrom('2024-12-31', '2025-03-31', '2025-06-30'),
      balance: inCents.map(
        (amount) =>
          `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`,
      ),
      inRun: fc.boolean(),
      settlement: fc.constantFrom('creditNote' as const, 'dealerInvoice' as const),
    }),
    { selector: ({ campaignId }) => campaignId, maxLength: 8 },
  );

  test('no cent is lost or made, and the order given plays no part', () => {
    fc.assert(
      fc.property(anyBalances, fc.integer({ min: 0, max: 5000 }), (balances, minimum) => {
        const settled = settle(balances, `${minimum}`);
        expect(settle([...balances].reverse(), `${minimum}`)).toEqual(settled);
        if (settled === undefined) return;
        const { credits, debts, setOff, net, parts, moves, outcome } = settled;
        expect(toCents(net)).toBe(toCents(credits) - toCents(setOff));
        // kind by kind as much as there is of the lesser of both
        const least = (['creditNote', 'dealerInvoice'] as const).map((kind) => {
          const of = (isCredit: boolean) =>
            parts
              .filter(({ settlement, balance }) => settlement === kind && toCents(balance) > 0n === isCredit)
              .reduce((sum, { balance }) => sum + toCents(balance), 0n);
          const [credit, debt] = [of(true), -of(false)];
          return credit < debt ? credit : debt;
        });
        expect(toCents(setOff)).toBe(least.reduce((sum, each) => sum + each, 0n));
        const kindOfCampaign = (id: number) => parts.find(({ campaignId }) => campaignId === id)?.settlement;
        for (const { from, to } of moves) expect(kindOfCampaign(from)).toBe(kindOfCampaign(to));
        expect(toCents(debts)).toBeGreaterThanOrEqual(toCents(setOff));
        expect(total(moves.map(({ amount }) => amount))).toBe(toCents(setOff));
        expect(total(parts.map(({ paid }) => paid))).toBe(toCents(net));
        for (const { campaignId, balance, setOff: moved, paid } of parts) {
          const isCredit = toCents(balance) > 0n;
          const own = moves.filter((move) => move[isCredit ? 'from' : 'to'] === campaignId);
          expect(total(own.map(({ amount }) => amount))).toBe(toCents(moved));
          // a credit is used up to the cent, a debt never beyond
          if (isCredit) expect(toCents(moved) + toCents(paid)).toBe(toCents(balance));
          else expect(toCents(moved) <= -toCents(balance)).toBe(true);
        }
        const documents = documentsOf(settled);
        expect(total(documents.map(({ net: each }) => each))).toBe(outcome === 'document' ? toCents(net) : 0n);
      }),
    );
  });
});
