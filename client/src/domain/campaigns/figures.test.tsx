import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { InItalian } from '../../shared/test/InItalian';
import { FigureList } from './FigureList';
import { useFigures, type DealerBalance } from './useFigures';

const figures: DealerBalance = {
  goalThreshold: 100,
  tiresPurchased: 400,
  tiresMissing: 0,
  tiresFleet: 600,
  tiresFleetPercentage: '150.0',
  plafondAccumulated: '0.00',
  plafondExpendable: '0.00',
  debt: '0.00',
};

/** The fleet's share as a list writes it in a row. */
function Cell({ of }: { readonly of: DealerBalance }) {
  return (
    <p>
      {useFigures()
        .find(({ key }) => key === 'tiresFleetPercentage')
        ?.cell(of)}
    </p>
  );
}

const show = (of: DealerBalance) =>
  render(
    <InItalian>
      <FigureList figures={of} show={['tiresPurchased', 'tiresFleet', 'tiresFleetPercentage']} />
      <Cell of={of} />
    </InItalian>,
  );

test('more tyres of fleets than are left after returns are said to come of the returns', () => {
  show(figures);
  expect(screen.getByText('150,0 %')).toBeInTheDocument();
  expect(screen.getByText('Oltre il 100 % per i resi al dettaglio')).toBeInTheDocument();
  expect(screen.getByText('150,0 % · resi')).toBeInTheDocument();
});

test('tyres of fleets where returns leave none are said to be outweighed by them', () => {
  show({ ...figures, tiresPurchased: 0, tiresFleetPercentage: '0.0' });
  expect(screen.getByText('I resi al dettaglio superano gli acquisti')).toBeInTheDocument();
  expect(screen.getByText('0,0 % · resi')).toBeInTheDocument();
});

test('a share of fleets up to all tyres says nothing of returns', () => {
  show({ ...figures, tiresFleet: 400, tiresFleetPercentage: '100.0' });
  expect(screen.getAllByText('100,0 %')).toHaveLength(2);
  expect(screen.queryByText(/resi/)).toBeNull();
});

test('a debt is said where there is one, and nowhere else', () => {
  const { unmount } = show(figures);
  expect(screen.queryByText('Da restituire')).not.toBeInTheDocument();
  unmount();
  show({ ...figures, debt: '12.50' });
  expect(screen.getByText('Da restituire').nextElementSibling).toHaveTextContent(/12,50\s€/);
});
