import { docTypes, type DocType } from '@gdd/schema/content';
import { listCodec } from '../../../shared/list/state/listCodec';
import { listParameter } from '../../../shared/list/state/parameters';

/** The filter of tools; an empty list is no condition. */
interface ToolsFilter {
  readonly type: readonly DocType[];
}

/** The kinds of documents in the order of the page. */
export const toolTypes = Object.keys(docTypes) as readonly DocType[];

/** The codec of the tools' address: `?tipo=catalogue&cerca=inverno`. All are on one page, newest first. */
export const toolsCodec = listCodec<ToolsFilter, 'publishedOn'>({
  filter: { type: listParameter('tipo', toolTypes) },
  sortColumns: ['publishedOn'],
  defaultSort: { column: 'publishedOn', direction: 'desc' },
});
