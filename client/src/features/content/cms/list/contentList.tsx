import {
  contentSegments,
  contentSortColumns,
  contentStates,
  type ContentSegment,
  type ContentSortColumn,
} from '@gdd/schema/content';
import type { ContentTableInput } from '../../../../shared/apollo/schema.generated';
import { defineList, type DeclaredColumns } from '../../../../shared/list/definition/defineList';
import { daysFilter, valuesFilter, type ListFilter } from '../../../../shared/list/definition/filters';
import { choiceParameter } from '../../../../shared/list/state/parameters';
import { typeOf, typeOptions } from '../../contentTypes';
import type { CmsRowFragment } from '../cms.generated';
import { ContentStateLabel } from '../ContentStateLabel';

const columns: DeclaredColumns<CmsRowFragment, ContentSortColumn> = {
  title: {
    label: 'field.title',
    text: ({ title }) => title,
    width: 260,
    tightWidth: 220,
    grow: true,
    card: 'title',
  },
  kind: { label: 'type', text: (row, { say }) => say(`type.${typeOf(row)}`), width: 140, card: 'line' },
  state: {
    text: ({ state }, { say }) => say(`state.${state}`),
    render: ({ state }) => <ContentStateLabel state={state} />,
    width: 140,
    card: 'badge',
  },
  publishedOn: {
    label: 'field.publishedOn',
    text: ({ publishedOn }, { format }) => publishedOn && format.date(publishedOn),
    width: 150,
    tightWidth: 110,
    card: 'fact',
  },
  updatedAt: {
    label: 'field.updatedAt',
    text: ({ updatedAt }, { format }) => format.dateTime(updatedAt),
    width: 170,
    tightWidth: 110,
    card: 'fact',
  },
};

/** The type of contents: set by a switch above the filters; the API takes it as two conditions. */
const typeFilter: ListFilter<ContentSegment | '', ContentSegment> = {
  parameter: choiceParameter<ContentSegment | ''>('tipo', ['', ...contentSegments], ''),
  api: (type) => type || undefined,
  chosen: (type, key, { say }) => (type === '' ? [] : [{ key, text: say(`types.${type}`), rest: '' }]),
};

/** The contents: `?tipo=news&stato=draft`. */
export const contentList = defineList({
  name: 'contents',
  messages: 'content',
  title: 'cms.title',
  search: 'tools.search',
  empty: ['cms.empty.title', 'cms.empty.text'],
  filters: {
    type: typeFilter,
    state: valuesFilter('stato', contentStates),
    ...daysFilter('published', 'field.publishedOn'),
  },
  columns,
  sortColumns: contentSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});

/** The list's state as the API's input. */
export function contentTableInput(state: ReturnType<typeof contentList.codec.read>): ContentTableInput {
  const { filter, ...page } = contentList.input(state);
  const { type, ...conditions } = filter;
  const { kind, docType } = type ? typeOptions[type] : {};
  return { filter: { ...(kind && { kind: [kind] }), ...(docType && { docType: [docType] }), ...conditions }, ...page };
}
