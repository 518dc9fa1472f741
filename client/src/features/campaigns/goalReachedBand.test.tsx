import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { serveNetwork } from '../../shared/test/network';
import { renderPart } from '../../shared/test/renderPart';
import { GoalReachedBand } from './GoalReachedBand';

serveNetwork();

test.each([
  [0, '0 di 20 dealer hanno raggiunto l’obiettivo'],
  [1, '1 di 20 dealer ha raggiunto l’obiettivo'],
  [12, '12 di 20 dealer hanno raggiunto l’obiettivo'],
])('the bar of %s dealers at their goal has a sentence in the right number', async (goalReached, sentence) => {
  await renderPart(<GoalReachedBand totals={{ dealers: 20, goalReached }} />);
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', sentence);
});
