import { useTexts } from '../../../shared/i18n/useTexts';
import { useListState } from '../../../shared/list/state/useListState';
import { Surface } from '../../../shared/page/Surface';
import type { StatementFieldsFragment } from '../statement.generated';
import { ExcludedLines } from './ExcludedLines';
import { linesCodec } from './linesCodec';
import { LinesExport } from './LinesExport';
import { LinesSearch } from './LinesSearch';

/** A dealer's sales that do not count in a campaign, page by page. */
export function ExcludedSales({ statement }: { readonly statement: StatementFieldsFragment }) {
  const { say } = useTexts('statement.lines');
  const list = useListState(linesCodec);
  const title = say('excluded');
  return (
    <Surface title={title} actions={<LinesExport statement={statement} which="excluded" />}>
      <LinesSearch list={list} />
      <ExcludedLines statement={statement} title={title} list={list} />
    </Surface>
  );
}
