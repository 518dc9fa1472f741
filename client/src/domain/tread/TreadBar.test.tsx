import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { InItalian } from '../../shared/test/InItalian';
import { TreadBar } from './TreadBar';
import { withPercents } from '../../shared/test/textOf';

const tiers = [{ from: '0' }, { from: '80' }, { from: '120' }];

function show(bar: React.ReactElement) {
  render(<InItalian>{bar}</InItalian>);
  return screen.getByRole('progressbar', { name: 'Avanzamento verso l’obiettivo' });
}

test.each([
  [660, '660 di 1.000 pneumatici (66 %): mancano 140 pneumatici alla soglia 80 %'],
  [999, '999 di 1.000 pneumatici (99,9 %): manca 1 pneumatico all’obiettivo'],
  [1000, '1.000 di 1.000 pneumatici (100 %): obiettivo raggiunto, mancano 200 pneumatici alla soglia 120 %'],
  [5000, '5.000 di 1.000 pneumatici (500 %): obiettivo raggiunto e ogni soglia superata'],
])('%i tyres of a goal of 1.000 have a text', (purchased, text) => {
  expect(show(<TreadBar purchased={purchased} goal={1000} tiers={tiers} />)).toHaveAttribute(
    'aria-valuetext',
    withPercents(text),
  );
});

test.each([
  [999, '999 di 1.000 pneumatici (99,9 %): è mancato 1 pneumatico all’obiettivo'],
  [1000, '1.000 di 1.000 pneumatici (100 %): obiettivo raggiunto, sono mancati 200 pneumatici alla soglia 120 %'],
])('of a closed campaign the bar says at %i tyres what was missed', (purchased, text) => {
  const bar = show(<TreadBar purchased={purchased} goal={1000} tiers={tiers} isClosed />);
  expect(bar).toHaveAttribute('aria-valuetext', withPercents(text));
});

test('the prize that can be spent is a threshold of its own', () => {
  const bar = show(<TreadBar purchased={800} goal={1000} tiers={tiers} unlockAt="90" />);
  expect(bar).toHaveAttribute(
    'aria-valuetext',
    withPercents('800 di 1.000 pneumatici (80 %): mancano 100 pneumatici al premio spendibile (90 %)'),
  );
});

test('the words can be seen, but for the compact band', () => {
  show(<TreadBar purchased={860} goal={1000} tiers={[{ from: '0' }]} />);
  expect(screen.getByText('mancano 140 pneumatici all’obiettivo')).toBeInTheDocument();
});

test('the compact band has them as its text alone', () => {
  const bar = show(<TreadBar purchased={860} goal={1000} tiers={[{ from: '0' }]} compact />);
  expect(bar).toHaveAttribute(
    'title',
    withPercents('860 di 1.000 pneumatici (86 %): mancano 140 pneumatici all’obiettivo'),
  );
  expect(screen.queryByText('mancano 140 pneumatici all’obiettivo')).not.toBeInTheDocument();
});
