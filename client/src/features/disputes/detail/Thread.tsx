import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { disputeLimits } from '@gdd/schema/disputes';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useWriteDisputeMessageMutation, type DisputeDetailsFragment } from '../dispute.generated';
import { forgetDisputes } from '../forgetDisputes';

interface ThreadProps {
  readonly dispute: DisputeDetailsFragment;
  /** Called after a refused message: the dispute may have changed since it was read. */
  readonly onRefused: () => void;
}

/** The messages of both sides, and the form for the next one. */
export function Thread({ dispute, onRefused }: ThreadProps) {
  const { say, format } = useTexts('disputes');
  return (
    <Surface title={say('thread')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {dispute.messages.map(({ id, author, side, text, state, at }) => (
          <Box
            component="li"
            key={id}
            sx={{
              borderLeft: 3,
              borderColor: side === 'OFFICE' ? 'primary.main' : 'divider',
              pl: 1.5,
              maxWidth: '72ch',
            }}
          >
            <Typography sx={{ color: 'text.secondary', typography: 'caption' }}>
              {say(`by.${side}`, { name: author, at: format.dateTime(at) })}
              {(state === 'ACCEPTED' || state === 'REFUSED') && (
                <>
                  {' · '}
                  <FormattedMessage id={`dispute.state.${state}`} />
                </>
              )}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
      {dispute.mayAnswer && <Reply id={dispute.id} onRefused={onRefused} />}
    </Surface>
  );
}

function Reply({ id, onRefused }: Pick<ThreadProps, 'onRefused'> & { readonly id: string }) {
  const { say } = useTexts('disputes');
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  // The same again after a success is another message: each has a key of its own.
  const [written, setWritten] = useState(0);
  const [write] = useWriteDisputeMessageMutation({ update: forgetDisputes });
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useDraft(form, `dispute.reply.${id}`);
  const { control, reset } = form;
  const send = async ({ text }: { readonly text: string }) => {
    const message = { id, text: text.trim() };
    await write({ variables: { ...message, idempotencyKey: keyOf([message, written]) } });
    setWritten(written + 1);
    reset();
    toasts.success(say('reply.done'));
  };
  const { submit, busy, problem } = useSubmit(form, send, onRefused);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ mt: 3, display: 'grid', gap: 1.5, maxWidth: '72ch', justifyItems: 'start', '& > *': { width: '100%' } }}
    >
      <FormProblem problem={problem} draft={draft} />
      <TextField
        control={control}
        name="text"
        multiline
        autoComplete="off"
        label={say('reply')}
        rules={{ required: true, maxLength: disputeLimits.text }}
      />
      <Box>
        <Button type="submit" variant="outlined" loading={busy}>
          {say('reply.submit')}
        </Button>
      </Box>
    </Box>
  );
}
