import { docTypes, type DocType } from '@gdd/schema/content';
import { listCodec } from '../../../shared/list/listCodec';
import { listParameter } from '../../../shared/list/parameters';

/** Which tools; an empty list asks for all. */
export interface ToolsFilter {
  readonly type: readonly DocType[];
}

/** The kinds of documents in the order of the page. */
export const toolTypes = Object.keys(docTypes) as readonly DocType[];

/** The tools in the address: `?tipo=catalogue&cerca=inverno`. They stand on one page, newest first. */
export const toolsCodec = listCodec<ToolsFilter, 'publishedOn'>({
  filter: { type: listParameter('tipo', toolTypes) },
  sortColumns: ['publishedOn'],
  defaultSort: { column: 'publishedOn', direction: 'desc' },
});
