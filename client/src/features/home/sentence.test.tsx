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
  ['42.9', 'Avanzamento degli obiettivi: 42,9 %, sotto il passo atteso a questa data (45,0 %).'],
  ['43.0', 'Avanzamento degli obiettivi: 43,0 %, in linea con il passo atteso a questa data (45,0 %).'],
  ['47.0', 'Avanzamento degli obiettivi: 47,0 %, in linea con il passo atteso a questa data (45,0 %).'],
  ['47.1', 'Avanzamento degli obiettivi: 47,1 %, sopra il passo atteso a questa data (45,0 %).'],
])('goals at %s % against an expected 45 % have the sentence that fits', async (progress, sentence) => {
  await renderPart(<Sentence progress={progress} />);
  expect(screen.getByText(`Accettazioni nelle campagne in corso: 80,0 %. ${sentence}`)).toBeInTheDocument();
});
