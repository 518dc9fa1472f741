import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ownColumns, type ListColumns, type ListName, type ListView } from '@gdd/schema/lists';
import { apiEnum } from '../../apollo/enumTexts';
import type { ListColumnsInput } from '../../apollo/schema.generated';
import { useToasts } from '../../toasts/ToastsContext';
import type { ListColumn } from '../columns/ListColumn';
import { chosenColumns } from '../columns/ownColumns';
import {
  ListSettingsDocument,
  SetListColumnsDocument,
  SetListViewsDocument,
  useListSettingsQuery,
  type ListSettingsQuery,
} from './listSettings.generated';

type Stored = NonNullable<ListSettingsQuery['listSettings']>[number];

/** The person's settings of one list, and the ways to change them. */
export interface ListSettings {
  readonly columns: ListColumns;
  readonly views: readonly ListView[];
  /** Counts at once and is saved behind; what could not be saved holds for this visit. */
  readonly changeColumns: (change: (own: ListColumns) => ListColumns) => void;
  readonly changeViews: (change: (views: readonly ListView[]) => readonly ListView[]) => Promise<void>;
}

const noViews: readonly ListView[] = [];

/**
 * The person's own columns and views of a list. All lists' are asked for with the first list that is opened, beside its
 * rows; until they are there, or where they cannot be had, the list is as it is for everybody.
 */
export function useListSettings(list: ListName): ListSettings {
  const client = useApolloClient();
  const { data } = useListSettingsQuery();
  const stored = data?.listSettings?.find((settings) => settings.list === apiEnum(list));
  const notSaved = useNotSaved();
  const saving = useRef({ isUnderWay: false, isBehind: false });

  const changeColumns = useCallback(
    (change: (own: ListColumns) => ListColumns) => {
      keep(client, list, { columns: change(storedOf(client, list)?.columns ?? ownColumns) });
      const state = saving.current;
      state.isBehind = true;
      if (state.isUnderWay) return;
      // One after the other, so that the last change is the last to arrive; those made meanwhile go together.
      const save = async (): Promise<void> => {
        while (state.isBehind) {
          state.isBehind = false;
          const columns = columnsInput(storedOf(client, list)?.columns ?? ownColumns);
          await client.mutate({ mutation: SetListColumnsDocument, variables: { list: apiEnum(list), columns } });
        }
      };
      state.isUnderWay = true;
      save()
        .catch(notSaved)
        .finally(() => {
          state.isUnderWay = false;
        });
    },
    [client, list, notSaved],
  );

  const changeViews = useCallback(
    async (change: (views: readonly ListView[]) => readonly ListView[]) => {
      // Another window may have saved views since: none of them is taken away.
      const newest = await readStored(client, list).catch(() => storedOf(client, list));
      const views = change(newest?.views ?? noViews).map(({ name, query }) => ({ name, query }));
      keep(client, list, { views });
      await client
        .mutate({ mutation: SetListViewsDocument, variables: { list: apiEnum(list), views } })
        .catch(notSaved);
    },
    [client, list, notSaved],
  );

  const columns = stored?.columns ?? ownColumns;
  const views = stored?.views ?? noViews;
  return useMemo(() => ({ columns, views, changeColumns, changeViews }), [columns, views, changeColumns, changeViews]);
}

/** The columns of a list as the person sees them. */
export function useChosenColumns<Row, Column extends string>(
  columns: readonly ListColumn<Row, Column>[],
  own: ListColumns,
): readonly ListColumn<Row, Column>[] {
  return useMemo(() => chosenColumns(columns, own), [columns, own]);
}

/** Says once that changes hold for this visit alone. */
function useNotSaved(): () => void {
  const intl = useIntl();
  const toasts = useToasts();
  const isReported = useRef(false);
  return useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    toasts.error(intl.formatMessage({ id: 'list.settings.notSaved' }));
  }, [intl, toasts]);
}

/** As it stands with the service, whatever this page has. */
async function readStored(client: ApolloClient, list: ListName): Promise<Stored | undefined> {
  const { data } = await client.query({ query: ListSettingsDocument, fetchPolicy: 'no-cache' });
  return data?.listSettings?.find((settings) => settings.list === apiEnum(list));
}

function columnsInput({ order, hidden, widths }: ListColumns): ListColumnsInput {
  return {
    order: [...order],
    hidden: [...hidden],
    widths: widths.map(({ field, width }) => ({ field, width })),
  };
}

function allStored(client: ApolloClient): readonly Stored[] {
  return client.cache.readQuery({ query: ListSettingsDocument })?.listSettings ?? [];
}

function storedOf(client: ApolloClient, list: ListName): Stored | undefined {
  return allStored(client).find((settings) => settings.list === apiEnum(list));
}

/** Puts columns or views of a list where every part of the page reads them. */
function keep(
  client: ApolloClient,
  list: ListName,
  part: { readonly columns: ListColumns } | { readonly views: readonly ListView[] },
): void {
  const { columns, views } = { columns: ownColumns, views: noViews, ...storedOf(client, list), ...part };
  const settings: Stored = {
    __typename: 'ListSettings',
    list: apiEnum(list),
    columns: {
      __typename: 'ListColumns',
      order: [...columns.order],
      hidden: [...columns.hidden],
      widths: columns.widths.map(({ field, width }) => ({ __typename: 'ListColumnWidth', field, width })),
    },
    views: views.map(({ name, query }) => ({ __typename: 'ListView', name, query })),
  };
  const others = allStored(client).filter((other) => other.list !== settings.list);
  client.cache.writeQuery({ query: ListSettingsDocument, data: { listSettings: [...others, settings] } });
}
