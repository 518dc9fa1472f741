import { statementLines, type StatementLines as Which } from '@gdd/schema/campaigns';
import { listCodec } from '../../../shared/list/state/listCodec';
import { choiceParameter } from '../../../shared/list/state/parameters';
import { tabParameter } from '../../../shared/page/usePageTab';
import { knownOnParameter } from '../past/knownOn';
import { linesId } from './linesId';

/** The state of a list of sales in the address; they are always sorted by the newest. */
export const linesCodec = listCodec<{ readonly which: Which }, 'soldOn'>({
  filter: { which: choiceParameter<Which>(linesId, statementLines, 'counted') },
  sortColumns: ['soldOn'],
  defaultSort: { column: 'soldOn', direction: 'desc' },
  ownParameters: [knownOnParameter, tabParameter],
});
