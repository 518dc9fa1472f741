import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { incentiveRules } from '../../shared/test/campaigns';
import { InItalian } from '../../shared/test/InItalian';
import { textOf } from '../../shared/test/textOf';
import { IncentiveDetailDialog } from './IncentiveDetailDialog';
import type { IncentiveDetail } from './useIncentiveTexts';

const rules = incentiveRules();

function open(id: string, detail: Partial<IncentiveDetail> = {}, boosts = rules.factorBoostDetail) {
  const onClose = jest.fn();
  render(
    <InItalian>
      <IncentiveDetailDialog
        open
        onClose={onClose}
        campaign={{
          id,
          title: 'Inverno, seconda ondata',
          type: 'GOLD',
          incentiveDetail: { ...rules.incentiveDetail, ...detail },
          factorBoostDetail: boosts,
        }}
      />
    </InItalian>,
  );
  return { onClose };
}

const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').map(textOf);

describe('the window «Dettaglio Incentivi»', () => {
  test('shows the campaign’s title and closes', async () => {
    const { onClose } = open('98');
    const dialog = screen.getByRole('dialog', { name: 'Dettaglio Incentivi' });
    expect(dialog).toHaveAccessibleDescription('Inverno, seconda ondata');
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['65', 'Autunno 2023, Gold'],
    ['70', 'Autunno 2023, Gold'],
    ['66', 'Autunno 2023, Platinum'],
    ['69', 'Autunno 2023, Platinum'],
    ['85', 'Secondo semestre 2024, Gold'],
    ['86', 'Secondo semestre 2024, Gold'],
    ['43', 'Primo semestre 2022, Prospect'],
    ['114', 'Secondo semestre 2025, Platinum'],
  ])('campaign %s has one banner, the picture «%s»', (id, texts) => {
    open(id);
    const [banner, ...others] = screen.getAllByRole('img');
    expect(banner).toHaveAccessibleName(`${texts}: illustrazione della campagna`);
    expect(banner).toHaveAttribute('src', expect.stringMatching(/artwork\/[a-z-]+-202[2-5]-[a-z]+\.svg$/));
    expect(others).toEqual([]);
  });

  test.each(['1', '51', '60', '72', '110', '115'])('the banner of campaign %s is drawn from its own data', (id) => {
    open(id);
    const [banner, ...others] = screen.getAllByRole('img');
    expect(textOf(banner)).toContain('Inverno, seconda ondata');
    expect(textOf(banner)).toContain('2,10 €');
    expect(textOf(banner)).toContain('× 1,25 18 pollici e oltre');
    expect(banner?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'Inverno, seconda ondata: 3 scaglioni, fino a 2,10 € a pneumatico',
    );
    expect(others).toEqual([]);
  });

  test('says what every tyre earns, and by which boosts', () => {
    open('98');
    expect(rows('Premi per scaglione')).toEqual([
      'SogliaPremio a pneumatico',
      'dal primo pneumatico0,80 €',
      'dal 66,7 % dell’obiettivo1,35 €',
      'dal 100 % dell’obiettivo2,10 €',
    ]);
    expect(rows('Moltiplicatori')).toEqual([
      'NomePneumaticiFattore',
      '18 pollici e oltrecerchio da 18 pollici× 1,25',
      'Invernali SUVinvernali · SUV× 1,333',
    ]);
  });

  test.each([
    [{ unlockAt: '0' }, 'Il premio si può spendere da subito.'],
    [{ unlockAt: '100' }, 'Il premio si può spendere quando l’obiettivo è raggiunto.'],
    [{ unlockAt: '33.5' }, 'Il premio si può spendere dal 33,5 % dell’obiettivo.'],
    [{ unlockAt: '80' }, 'Il premio si può spendere dall’80 % dell’obiettivo.'],
    [{ unlockAt: '0.5' }, 'Il premio si può spendere dallo 0,5 % dell’obiettivo.'],
    [{ basis: 'WHOLE' } as const, 'Tutti gli pneumatici valgono il premio dello scaglione raggiunto.'],
    [{ basis: 'MARGINAL' } as const, 'Ogni pneumatico vale il premio dello scaglione in cui cade.'],
    [{ cap: '5000.00' }, 'Il premio può arrivare al massimo a 5.000,00 €.'],
  ])('tells %j in words', (detail, sentence) => {
    open('98', detail);
    expect(screen.getAllByRole('listitem').map(textOf)).toContain(sentence);
  });

  test('says where there is no boost, and writes a rate with all its decimals', () => {
    open(
      '98',
      { tiers: [{ __typename: 'IncentiveTier', from: '0', rate: '0.123456' }] },
      {
        __typename: 'FactorBoostDetail',
        boosts: [],
      },
    );
    expect(rows('Moltiplicatori')).toEqual(['NomePneumaticiFattore', 'Questa campagna non ha moltiplicatori.']);
    expect(rows('Premi per scaglione')[1]).toBe('dal primo pneumatico0,123456 €');
  });
});
