import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useTexts } from '../../../shared/i18n/useTexts';
import { isLinkAddress } from '../bodyAddresses';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Turns the selected text into a link, or changes or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { say } = useTexts('content.editor');
  const currentHref = String(editor.getAttributes('link')['href'] ?? '');
  const needsText = currentHref === '' && editor.state.selection.empty;
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { href: currentHref, text: '' } });

  const submit = handleSubmit((values) => {
    const href = completeAddress(values.href);
    const chain = editor.chain().focus();
    if (needsText) {
      const text = values.text.trim() || href;
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  });

  return (
    <FormDialog
      open
      title={say('link')}
      submitLabel={say('link.insert')}
      onSubmit={(event) => {
        // The dialog is inside of the content's form, which must not be submitted too.
        event.stopPropagation();
        void submit(event);
      }}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="href"
        label={say('link.href')}
        hint={say('link.hint')}
        autoFocus
        autoComplete="off"
        rules={{ required: true, validate: { invalid: (text) => isLinkAddress(completeAddress(text)) } }}
      />
      {needsText && <TextField control={control} name="text" label={say('link.text')} rules={{ maxLength: 200 }} />}
      {currentHref !== '' && (
        <Button
          color="error"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
          sx={{ alignSelf: 'flex-start' }}
        >
          {say('link.remove')}
        </Button>
      )}
    </FormDialog>
  );
}

/** Completes a typed address: 'www.esempio.it' → 'https://www.esempio.it', 'a@b.it' → 'mailto:a@b.it'. */
function completeAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}
