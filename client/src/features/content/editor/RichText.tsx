import Box from '@mui/material/Box';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { bodyStyle } from '../bodyStyle';
import { isLinkAddress } from '../bodyAddresses';
import { cleanPasted } from './cleanPasted';
import { BodyImage, tableNodes, type ImageUrl } from './nodes';
import { Toolbar } from './Toolbar';

/** What a form can call on the editor. */
interface RichTextHandle {
  readonly focus: () => void;
}

interface RichTextProps {
  /** HTML; a change from outside replaces the edited text. */
  readonly value: string;
  /** Called with the text as HTML; '' for an empty text. */
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** Must not change while the editor is mounted. */
  readonly imageUrl: ImageUrl;
  /** Called with the address of an image that was just inserted. */
  readonly onImage: (id: string, url: string) => void;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly handle: Ref<RichTextHandle>;
}

/** The editor of a text: a chunk of its own, which only the editor pages of contents load. */
export default function RichText(props: RichTextProps) {
  const { value, onChange, onBlur, imageUrl, onImage, labelledBy, describedBy, invalid, handle } = props;
  const lastHtml = useRef(value);
  // The editor is created once: it calls the latest handlers through this ref.
  const latest = useRef({ onChange, onBlur });
  useEffect(() => {
    latest.current = { onChange, onBlur };
  });
  // Memoised: rendering with other options would overwrite what the editor has set since.
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPasted,
      // Returns true for Tab, so that the editor ignores it and the focus moves on as usual.
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-invalid': String(invalid),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
    }),
    [labelledBy, describedBy, invalid],
  );
  const editor = useEditor({
    content: value,
    // The page's content security policy forbids injected styles; those that the editor needs are below.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: {
          openOnClick: false,
          defaultProtocol: 'https',
          isAllowedUri: (uri) => isLinkAddress(uri),
          HTMLAttributes: { target: null, rel: null },
        },
      }),
      BodyImage.configure({ imageUrl }),
      ...tableNodes,
    ],
    editorProps,
    onUpdate: ({ editor: changed }) => {
      lastHtml.current = htmlOf(changed);
      latest.current.onChange(lastHtml.current);
    },
    onBlur: () => latest.current.onBlur(),
  });

  useEffect(() => {
    if (value === lastHtml.current) return;
    lastHtml.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useImperativeHandle(handle, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: invalid ? 'error.main' : 'inputBorder',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
        '& .ProseMirror': {
          ...bodyStyle,
          position: 'relative',
          minHeight: 280,
          maxHeight: '70vh',
          overflowY: 'auto',
          p: 2,
          whiteSpace: 'break-spaces',
          fontVariantLigatures: 'none',
          '&:focus, &:focus-visible': { outline: 'none' },
          '& [contenteditable="false"]': { whiteSpace: 'normal' },
          '& pre': { whiteSpace: 'pre-wrap' },
        },
        '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
        '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
        '& .ProseMirror-focused .ProseMirror-gapcursor': {
          display: 'block',
          '&::after': { content: '""', display: 'block', width: 20, borderTop: 1, borderColor: 'text.primary' },
        },
      }}
    >
      <Toolbar editor={editor} onImage={onImage} />
      <EditorContent editor={editor} />
    </Box>
  );
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}
