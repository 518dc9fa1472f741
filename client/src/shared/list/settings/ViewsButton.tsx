import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { defaultPageSize, listLimits, type ListView } from '@gdd/schema/lists';
import type { ListCodec, ListState } from '../state/listCodec';
import { cleanSearch } from '../state/parameters';
import type { ListSettings } from './useListSettings';

// A chunk that is fetched when the menu is first opened, so that lists load faster.
const ViewsMenu = lazy(async () => ({ default: (await import('./ViewsMenu')).ViewsMenu }));

/** The address parameter with the name of a shared view. */
export const viewParameter = 'vista';

interface ViewsButtonProps<Filter, Column extends string> {
  readonly codec: ListCodec<Filter, Column>;
  readonly state: ListState<Filter, Column>;
  readonly settings: ListSettings;
}

/** The user's saved views of a list: opens, saves, renames and shares them. */
export function ViewsButton<Filter, Column extends string>(props: ViewsButtonProps<Filter, Column>) {
  const { codec, state, settings } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const query = queryOfView(codec, state);
  const shared = useSharedView(codec);
  const matchesState = (view: ListView) => queryOfView(codec, codec.read(view.query)) === query;
  const own = settings.views.filter(matchesState);
  const current =
    own.find(({ name }) => name === shared?.name) ?? own[0] ?? (shared && matchesState(shared) ? shared : undefined);
  const open = (view: ListView) =>
    void navigate(
      {
        pathname,
        search: codec.besidePage(codec.write({ ...codec.read(view.query), page: 1, pageSize: state.pageSize }), search),
      },
      { preventScrollReset: true },
    );

  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<BookmarksOutlined />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) =>
          startTransition(() => {
            setAnchor(currentTarget);
            setOpen(true);
          })
        }
        sx={{ maxWidth: 280, '& .MuiButton-startIcon': { flex: 'none' } }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {current === undefined
            ? intl.formatMessage({ id: 'list.views' })
            : intl.formatMessage({ id: 'list.views.current' }, { name: current.name })}
        </span>
      </Button>
      <Suspense>
        {anchor !== null && (
          <ViewsMenu
            anchor={anchor}
            open={isOpen}
            onClose={() => setOpen(false)}
            settings={settings}
            query={query}
            current={current}
            link={linkTo(pathname, codec.besidePage(query, search), current?.name)}
            onOpen={open}
          />
        )}
      </Suspense>
    </>
  );
}

/** Filters, search and sort of a state, as a view stores them: page and page size are the defaults. */
function queryOfView<Filter, Column extends string>(
  codec: ListCodec<Filter, Column>,
  state: ListState<Filter, Column>,
): string {
  return codec.write({ ...state, page: 1, pageSize: defaultPageSize });
}

/** The address of a view, with its name for the recipient. */
function linkTo(pathname: string, query: string, name: string | undefined): string {
  const nameParameter =
    name === undefined ? '' : `${query === '' ? '?' : '&'}${viewParameter}=${encodeURIComponent(name)}`;
  return window.location.origin + pathname + query + nameParameter;
}

/** The view of a shared link, remembered because the address loses its name when the list's state changes. */
function useSharedView<Filter, Column extends string>(codec: ListCodec<Filter, Column>): ListView | undefined {
  const { search } = useLocation();
  const [view, setView] = useState<ListView>();
  const name = cleanSearch(new URLSearchParams(search).get(viewParameter) ?? '').slice(0, listLimits.viewNameLength);
  if (name === '') return view;
  const query = queryOfView(codec, codec.read(search));
  if (view?.name !== name || view.query !== query) setView({ name, query });
  return view;
}
