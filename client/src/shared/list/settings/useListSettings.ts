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

/** The user's settings of one list, and functions to change them. */
export interface ListSettings {
  readonly columns: ListColumns;
  readonly views: readonly ListView[];
  /** Applies at once and is saved in the background; an unsaved change lasts until the portal is reloaded. */
  readonly changeColumns: (change: (own: ListColumns) => ListColumns) => void;
  readonly changeViews: (change: (views: readonly ListView[]) => readonly ListView[]) => Promise<void>;
}

const noViews: readonly ListView[] = [];

/**
 * The user's own columns and views of a list. The first opened list reads those of all lists, in parallel with its
 * rows; until they arrive, or if that fails, the list has its default columns and no views.
 */
export function useListSettings(list: ListName): ListSettings {
  const client = useApolloClient();
  const { data } = useListSettingsQuery();
  const stored = data?.listSettings?.find((settings) => settings.list === apiEnum(list));
  const reportNotSaved = useNotSavedReport();
  const saving = useRef({ isRunning: false, isPending: false });

  const changeColumns = useCallback(
    (change: (own: ListColumns) => ListColumns) => {
      writeToCache(client, list, { columns: change(storedOf(client, list)?.columns ?? ownColumns) });
      const state = saving.current;
      state.isPending = true;
      if (state.isRunning) return;
      // One save at a time, so that the last change is stored last; changes during a save are sent together after it.
      const save = async (): Promise<void> => {
        while (state.isPending) {
          state.isPending = false;
          const columns = columnsInput(storedOf(client, list)?.columns ?? ownColumns);
          await client.mutate({ mutation: SetListColumnsDocument, variables: { list: apiEnum(list), columns } });
        }
      };
      state.isRunning = true;
      save()
        .catch(reportNotSaved)
        .finally(() => {
          state.isRunning = false;
        });
    },
    [client, list, reportNotSaved],
  );

  const changeViews = useCallback(
    async (change: (views: readonly ListView[]) => readonly ListView[]) => {
      // Changes the latest views, so that none that another window has saved is lost; offline, the cached ones.
      const newest = await readStored(client, list).catch(() => storedOf(client, list));
      const views = change(newest?.views ?? noViews).map(({ name, query }) => ({ name, query }));
      writeToCache(client, list, { views });
      await client
        .mutate({ mutation: SetListViewsDocument, variables: { list: apiEnum(list), views } })
        .catch(reportNotSaved);
    },
    [client, list, reportNotSaved],
  );

  const columns = stored?.columns ?? ownColumns;
  const views = stored?.views ?? noViews;
  return useMemo(() => ({ columns, views, changeColumns, changeViews }), [columns, views, changeColumns, changeViews]);
}

/** The columns of a list, as the user has chosen them. */
export function useChosenColumns<Row, Column extends string>(
  columns: readonly ListColumn<Row, Column>[],
  own: ListColumns,
): readonly ListColumn<Row, Column>[] {
  return useMemo(() => chosenColumns(columns, own), [columns, own]);
}

/** Reports once that changes are not saved. */
function useNotSavedReport(): () => void {
  const intl = useIntl();
  const toasts = useToasts();
  const isReported = useRef(false);
  return useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    toasts.error(intl.formatMessage({ id: 'list.settings.notSaved' }));
  }, [intl, toasts]);
}

/** Reads the settings of a list from the server, bypassing the cache. */
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

/** Writes columns or views of a list into Apollo's cache, which updates every component that uses them. */
function writeToCache(
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
