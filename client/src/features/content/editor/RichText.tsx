import Box from '@mui/material/Box';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { bodyStyle } from '../bodyStyle';
import { isLinkAddress } from '../bodyAddresses';
import { cleanPasted } from './cleanPasted';
import { BodyImage, tableNodes, type ImageUrl } from './nodes';
import { Toolbar } from './Toolbar';

/** The editor as a form uses it. */
interface RichTextHandle {
  readonly focus: () => void;
}

interface RichTextProps {
  /** HTML; a change from outside takes the place of what is written. */
  readonly value: string;
  /** Called with the text as HTML; '' for an empty text. */
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** The same for as long as the editor stands. */
  readonly imageUrl: ImageUrl;
  /** The address of an image that was put in just now. */
  readonly onImage: (id: string, url: string) => void;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly handle: Ref<RichTextHandle>;
}

/** The editor of a text: a chunk of its own, which only the page of a content fetches. */
export default function RichText(props: RichTextProps) {
  const { value, onChange, onBlur, imageUrl, onImage, labelledBy, describedBy, invalid, handle } = props;
  const written = useRef(value);
  // The editor is made once: what it calls is looked up when it calls.
  const latest = useRef({ onChange, onBlur });
  useEffect(() => {
    latest.current = { onChange, onBlur };
  });
  // The editor keeps its first options: rendering with other ones would overwrite what was set since.
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPasted,
      // Tab leaves the editor: indenting is no reason to hold somebody's keyboard.
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
    // The page's policy takes no styles but its own; those that the editor needs stand below.
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
      written.current = htmlOf(changed);
      latest.current.onChange(written.current);
    },
    onBlur: () => latest.current.onBlur(),
  });

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
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
