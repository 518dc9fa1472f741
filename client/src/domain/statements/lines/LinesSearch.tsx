import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { SearchField } from '../../../shared/list/filters/SearchField';
import type { LineListState } from './LinePages';

interface LinesSearchProps {
  readonly list: LineListState;
  /** Stands before the field. */
  readonly children?: ReactNode;
}

/** The search for a document among a statement's sales; printed only if it narrows them. */
export function LinesSearch({ list, children }: LinesSearchProps) {
  const { say } = useTexts('statement.lines');
  return (
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {children}
      <Box role="search" sx={{ ...(list.state.search === '' && { displayPrint: 'none' }) }}>
        <SearchField label={say('search')} value={list.state.search} onSearch={list.setSearch} />
      </Box>
    </Box>
  );
}
