import {
  contentSegments,
  contentSortColumns,
  contentStates,
  type ContentSegment,
  type ContentSortColumn,
  type ContentState,
} from '@gdd/schema/content';
import { apiEnum } from '../../../../shared/apollo/enumTexts';
import type { ContentTableInput } from '../../../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../../../shared/list/state/listCodec';
import { pageInput } from '../../../../shared/list/state/pageInput';
import { choiceParameter, dateParameter, listParameter } from '../../../../shared/list/state/parameters';
import { typeOptions } from '../../contentTypes';

/** The name of the contents' list in what is remembered of it. */
export const contentList = 'contents';

/** The filter of contents; an empty list or text sets no condition. */
export interface ContentListFilter {
  readonly type: ContentSegment | '';
  readonly state: readonly ContentState[];
  readonly publishedFrom: string;
  readonly publishedTo: string;
}

type ContentListState = ListState<ContentListFilter, ContentSortColumn>;

/** The contents' list in the address: `?tipo=news&stato=draft`. */
export const contentListCodec = listCodec<ContentListFilter, ContentSortColumn>({
  filter: {
    type: choiceParameter<ContentSegment | ''>('tipo', ['', ...contentSegments], ''),
    state: listParameter('stato', contentStates),
    publishedFrom: dateParameter('dal'),
    publishedTo: dateParameter('al'),
  },
  sortColumns: contentSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});

/** The list's state as the API asks for it. */
export function contentTableInput(state: ContentListState): ContentTableInput {
  const { type, state: states, publishedFrom, publishedTo } = state.filter;
  const typed = type === '' ? undefined : typeOptions[type];
  return {
    filter: {
      ...(typed && { kind: [typed.kind] }),
      ...(typed?.docType && { docType: [typed.docType] }),
      ...(states.length > 0 && { state: states.map(apiEnum) }),
      ...(publishedFrom !== '' && { publishedFrom }),
      ...(publishedTo !== '' && { publishedTo }),
    },
    ...pageInput(state),
  };
}
