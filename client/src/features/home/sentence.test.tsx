import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../../shared/test/renderPart';
import { useDashboardSentence } from './useDashboardSentence';

function Sentence({ progress }: { readonly progress: string }) {
  const widget = { whole: 100, comparison: null, error: null };
  const reported = [
    { ...widget, key: 'PARTICIPATION' as const, value: '80.0' },
    { ...widget, key: 'PROGRESS' as const, value: progress, comparison: '45.0' },
  ];
  return <p>{useDashboardSentence(reported, '2025-10-15')}</p>;
}

test.each([
  ['42.9', 'Gli obiettivi sono al 42,9 %, sotto il 45,0 % atteso a questa data.'],
  ['43.0', 'Gli obiettivi sono al 43,0 %: in linea con il 45,0 % atteso a questa data.'],
  ['47.0', 'Gli obiettivi sono al 47,0 %: in linea con il 45,0 % atteso a questa data.'],
  ['47.1', 'Gli obiettivi sono al 47,1 %, sopra il 45,0 % atteso a questa data.'],
])('goals at %s % against an expected 45 % have the sentence that fits', async (progress, sentence) => {
  await renderPart(<Sentence progress={progress} />);
  expect(screen.getByText(`Le campagne in corso sono accettate al 80,0 %. ${sentence}`)).toBeInTheDocument();
});
