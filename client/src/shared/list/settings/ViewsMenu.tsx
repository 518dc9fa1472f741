import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isSameViewName, listLimits, type ListView } from '@gdd/schema/lists';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog';
import { FormDialog } from '../../dialogs/FormDialog';
import { DraftNotice } from '../../forms/drafts/DraftNotice';
import { useDraftText } from '../../forms/drafts/useDraftText';
import { TextInput } from '../../forms/fields/TextInput';
import { useToasts } from '../../toasts/ToastsContext';
import type { ListSettings } from './useListSettings';

interface ViewsMenuProps {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly settings: ListSettings;
  /** The list's current state, as a view stores it. */
  readonly query: string;
  /** The view with this state: the user's own, or that of a shared link. */
  readonly current: ListView | undefined;
  /** The address of the current state, for sharing. */
  readonly link: string;
  readonly onOpen: (view: ListView) => void;
}

/** The menu of the saved views. */
export function ViewsMenu({ anchor, open, onClose, settings, query, current, link, onOpen }: ViewsMenuProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const toasts = useToasts();
  const [dialog, setDialog] = useState<'save' | 'rename' | 'delete'>();
  const { views, changeViews } = settings;
  const say = (id: string) => intl.formatMessage({ id: `list.views.${id}` }, { name: current?.name ?? '' });
  const isOwn = current !== undefined && views.includes(current);
  const close = () => setDialog(undefined);
  const act = (action: () => void) => () => {
    onClose();
    action();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(say('copied'));
    } catch {
      toasts.error(intl.formatMessage({ id: 'list.notCopied' }));
    }
  };
  const save = (name: string) => {
    close();
    void changeViews((before) => [...before.filter((view) => !isSameViewName(view.name, name)), { name, query }]);
    toasts.success(intl.formatMessage({ id: 'list.views.saved' }, { name }));
  };
  const rename = (name: string) => {
    close();
    if (current === undefined) return;
    void changeViews((before) =>
      before.map((view) => (isSameViewName(view.name, current.name) ? { ...view, name } : view)),
    );
  };

  return (
    <>
      <Menu anchorEl={anchor} open={open} onClose={onClose} slotProps={{ list: { 'aria-label': say('menu') } }}>
        {views.length === 0 && <MenuItem disabled>{say('none')}</MenuItem>}
        {views.map((view) => (
          <MenuItem
            key={view.name}
            selected={view === current}
            aria-current={view === current || undefined}
            onClick={act(() => onOpen(view))}
          >
            <ListItemIcon>{view === current && <CheckOutlined fontSize="small" />}</ListItemIcon>
            <ListItemText sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{view.name}</ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={act(() => setDialog('save'))}>{say('save')}</MenuItem>
        <MenuItem onClick={act(() => void copy())}>{say('copy')}</MenuItem>
        {isOwn && <MenuItem onClick={act(() => setDialog('rename'))}>{say('rename')}</MenuItem>}
        {isOwn && (
          <MenuItem onClick={act(() => setDialog('delete'))} sx={{ color: 'error.main' }}>
            {say('delete')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'save' && (
        <NameDialog
          title={say('saveTitle')}
          draftName={`list.view.${pathname}`}
          name={isOwn ? '' : (current?.name ?? '')}
          problemOf={(name) => {
            const isNew = !views.some((view) => isSameViewName(view.name, name));
            return isNew && views.length >= listLimits.views ? 'full' : undefined;
          }}
          hintOf={(name) => (views.some((view) => isSameViewName(view.name, name)) ? 'replaces' : undefined)}
          onName={save}
          onClose={close}
        />
      )}
      {dialog === 'rename' && current !== undefined && (
        <NameDialog
          title={say('renameTitle')}
          draftName={`list.view.${pathname}.${current.name}`}
          name={current.name}
          problemOf={(name) =>
            views.some((view) => view !== current && isSameViewName(view.name, name)) ? 'taken' : undefined
          }
          onName={rename}
          onClose={close}
        />
      )}
      {dialog === 'delete' && current !== undefined && (
        <ConfirmDialog
          open
          title={say('deleteTitle')}
          text={say('deleteText')}
          confirmLabel={say('deleteConfirm')}
          destructive
          onConfirm={() => {
            close();
            void changeViews((before) => before.filter((view) => !isSameViewName(view.name, current.name)));
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  readonly title: string;
  /** Of `useDraftText`. */
  readonly draftName: string;
  /** What the field begins with. */
  readonly name: string;
  /** Why a name is refused; undefined: it is not. */
  readonly problemOf: (name: string) => 'full' | 'taken' | undefined;
  /** The further effect of a name: it may replace another view. */
  readonly hintOf?: (name: string) => 'replaces' | undefined;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** The dialog for the name of a view. */
function NameDialog({ title, draftName, name: initial, problemOf, hintOf, onName, onClose }: NameDialogProps) {
  const intl = useIntl();
  const { text, setText, draft } = useDraftText(draftName, { initial });
  const [isSent, setSent] = useState(false);
  const name = text.replace(/\s+/g, ' ').trim();
  const problem = name === '' ? 'missing' : name.length > listLimits.viewNameLength ? 'long' : problemOf(name);
  const hint = hintOf?.(name);
  const say = (id: string | undefined) =>
    id === undefined
      ? undefined
      : intl.formatMessage(
          { id: `list.views.${id}` },
          { most: id === 'long' ? listLimits.viewNameLength : listLimits.views },
        );
  const message = problem === 'missing' && !isSent ? undefined : say(problem);
  const hintText = say(hint);
  return (
    <FormDialog
      open
      title={title}
      submitLabel={intl.formatMessage({ id: 'actions.save' })}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (problem !== undefined) return;
        draft.sent();
        onName(name);
      }}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={intl.formatMessage({ id: 'list.views.name' })}
        value={text}
        required
        autoFocus
        message={message}
        {...(hintText !== undefined && message === undefined && { hint: hintText })}
        onChange={(event) => setText(event.target.value)}
      />
      <DraftNotice draft={draft} />
    </FormDialog>
  );
}
