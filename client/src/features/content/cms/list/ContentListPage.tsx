import AddOutlined from '@mui/icons-material/AddOutlined';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PublishOutlined from '@mui/icons-material/PublishOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTexts } from '../../../../shared/i18n/useTexts';
import type { RowAction } from '../../../../shared/list/columns/ListColumn';
import { DefinedListView } from '../../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../../../shared/list/paging/useVisiblePage';
import { useSelection } from '../../../../shared/list/selection/useSelection';
import { useListState } from '../../../../shared/list/state/useListState';
import { PageHeader } from '../../../../shared/page/PageHeader';
import { useCmsListQuery, type CmsRowFragment } from '../cms.generated';
import { ContentActionDialog, type ContentAction } from '../ContentActionDialog';
import { contentList, contentTableInput } from './contentList';
import { TypeSwitch } from './TypeSwitch';

/** All contents, also drafts and archived ones, for editors. */
export function Component() {
  const { say } = useTexts('content');
  const navigate = useNavigate();
  const controls = useListState(contentList.codec);
  const input = useMemo(() => contentTableInput(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useCmsListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const view = useVisiblePage({ page: data?.cmsContents, loading, error }, controls.state, controls.key);
  // Rows cannot be selected here; this restores the scroll position on the way back.
  useSelection(contentList.name, controls, view.visible !== undefined);
  const [opened, setOpened] = useState<{ readonly action: ContentAction; readonly content: CmsRowFragment }>();
  const actionsOf = (content: CmsRowFragment): readonly RowAction[] => {
    const openAction = (action: ContentAction, icon: RowAction['icon']): RowAction => ({
      key: action,
      label: say(`action.${action}`),
      icon,
      onSelect: () => setOpened({ action, content }),
    });
    const edit = {
      key: 'edit',
      label: say('action.edit'),
      icon: EditOutlined,
      onSelect: () => void navigate(`/cms/${content.id}`),
    };
    if (content.state === 'ARCHIVED') return [edit, openAction('restore', UnarchiveOutlined)];
    const publish = content.state === 'PUBLISHED' ? [] : [openAction('publish', PublishOutlined)];
    return [edit, ...publish, openAction('archive', ArchiveOutlined)];
  };
  const { type } = controls.state.filter;
  const newButton = (variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      startIcon={<AddOutlined />}
      component={Link}
      to={type === '' ? '/cms/new' : `/cms/new?tipo=${type}`}
    >
      {say('cms.new')}
    </Button>
  );

  return (
    <>
      <PageHeader title={say('cms.title')} subtitle={say('cms.subtitle')} actions={newButton('contained')} />
      <TypeSwitch value={type} onChange={(chosen) => controls.setFilter({ type: chosen })} />
      <ListFilters list={contentList} controls={controls.filters} />
      <DefinedListView
        list={contentList}
        controls={controls}
        view={view}
        row={{ labelOf: ({ title }) => title, hrefOf: ({ id }) => `/cms/${id}`, actionsOf }}
        emptyAction={newButton('outlined')}
        onRetry={() => void refetch()}
      />
      {opened !== undefined && (
        <ContentActionDialog
          {...opened}
          onDone={() => {
            setOpened(undefined);
            void refetch();
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
