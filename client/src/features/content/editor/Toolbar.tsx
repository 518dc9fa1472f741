import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined';
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type ReactNode } from 'react';
import { ImageDialog } from './ImageDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { LinkDialog } from './LinkDialog';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onImage: (id: string, url: string) => void;
}

interface Tool {
  readonly key: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

const iconStyle = { fontSize: 20 };

/** A drawn label: the accessible name of the button is its own label. */
const glyph = (text: string) => ({ '&::before': { content: `"${text}"` } });

/** The toolbar of the editor: one Tab stop, within which the arrow keys move from button to button. */
export function Toolbar({ editor, onImage }: ToolbarProps) {
  const { say } = useTexts('content.editor');
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const groups: readonly (readonly Tool[])[] = [
    [
      {
        key: 'bold',
        icon: <FormatBoldOutlined sx={iconStyle} />,
        run: () => chain().toggleBold().run(),
        pressed: state.bold,
      },
      {
        key: 'italic',
        icon: <FormatItalicOutlined sx={iconStyle} />,
        run: () => chain().toggleItalic().run(),
        pressed: state.italic,
      },
    ],
    [
      {
        key: 'heading2',
        icon: <Box component="span" sx={glyph('T1')} />,
        run: () => chain().toggleHeading({ level: 2 }).run(),
        pressed: state.heading2,
      },
      {
        key: 'heading3',
        icon: <Box component="span" sx={glyph('T2')} />,
        run: () => chain().toggleHeading({ level: 3 }).run(),
        pressed: state.heading3,
      },
      {
        key: 'bulletList',
        icon: <FormatListBulletedOutlined sx={iconStyle} />,
        run: () => chain().toggleBulletList().run(),
        pressed: state.bulletList,
      },
      {
        key: 'orderedList',
        icon: <FormatListNumberedOutlined sx={iconStyle} />,
        run: () => chain().toggleOrderedList().run(),
        pressed: state.orderedList,
      },
    ],
    [
      { key: 'link', icon: <LinkOutlined sx={iconStyle} />, run: () => setDialog('link'), pressed: state.link },
      { key: 'image', icon: <ImageOutlined sx={iconStyle} />, run: () => setDialog('image') },
    ],
    [
      { key: 'undo', icon: <UndoOutlined sx={iconStyle} />, run: () => chain().undo().run(), disabled: !state.canUndo },
      { key: 'redo', icon: <RedoOutlined sx={iconStyle} />, run: () => chain().redo().run(), disabled: !state.canRedo },
    ],
  ];
  const keys = groups.flat().map(({ key }) => key);
  const move = (to: number) => {
    const next = (to + keys.length) % keys.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <Box
        ref={bar}
        role="toolbar"
        aria-label={say('toolbar')}
        onKeyDown={(event) => {
          const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: keys.length - 1 }[event.key];
          if (to === undefined) return;
          event.preventDefault();
          move(to);
        }}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 0.5,
          px: 1,
          py: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'sunken',
          borderRadius: '3px 3px 0 0',
        }}
      >
        {groups.map((tools) => (
          <Box key={tools[0]?.key} sx={{ display: 'flex', gap: 0.25 }}>
            {tools.map(({ key, icon, run, pressed, disabled = false }) => {
              const label = say(key);
              const index = keys.indexOf(key);
              return (
                <ButtonBase
                  key={key}
                  type="button"
                  tabIndex={index === current ? 0 : -1}
                  aria-label={label}
                  title={label}
                  aria-pressed={pressed}
                  // Not `disabled`, which would lose the focus.
                  aria-disabled={disabled || undefined}
                  onFocus={() => setCurrent(index)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    if (!disabled) run();
                  }}
                  sx={{
                    minWidth: { xs: 44, sm: 36 },
                    minHeight: { xs: 44, sm: 36 },
                    borderRadius: 1,
                    fontWeight: 650,
                    fontSize: '0.875rem',
                    color: disabled ? 'text.secondary' : 'text.primary',
                    opacity: disabled ? 0.5 : 1,
                    '&:hover': { bgcolor: 'background.paper' },
                    '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
                  }}
                >
                  {icon}
                </ButtonBase>
              );
            })}
          </Box>
        ))}
      </Box>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'image' && <ImageDialog editor={editor} onImage={onImage} onClose={() => setDialog(undefined)} />}
    </>
  );
}
