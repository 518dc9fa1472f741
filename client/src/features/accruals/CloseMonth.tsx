import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { longRequest } from '../../shared/apollo/timeout';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { LongWork } from '../../shared/dialogs/LongWork';
import { useFormat } from '../../shared/i18n/useFormat';
import { useCloseAccrualMonthMutation } from './accruals.generated';

interface CloseMonthProps {
  /** The next month to close. */
  readonly month: string;
  /** Whether no month is closed yet: then the user chooses the first one. */
  readonly isFirst: boolean;
  /** Called after success, a refusal, or a timeout with unknown outcome. */
  readonly onAnswered: () => void;
}

/** The button that closes the next month after a confirmation: a month is never reopened. */
export function CloseMonth({ month, isFirst, onAnswered }: CloseMonthProps) {
  const intl = useIntl();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [first, setFirst] = useState(month);
  const [closeMonth] = useCloseAccrualMonthMutation({ context: longRequest });
  const id = useId();
  const chosen = isFirst ? first : month;
  const say = (part: string, of = chosen) =>
    intl.formatMessage({ id: `accruals.close.${part}` }, { month: of === '' ? '' : format.month(of) });
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {isFirst ? say('first') : say('label')}
      </Button>
      <ActionDialog
        open={isAsking}
        title={say('title')}
        text={say('text')}
        confirmLabel={say('confirm')}
        confirmDisabled={chosen === ''}
        act={() => closeMonth({ variables: { month: chosen } })}
        done={say('done')}
        onDone={() => {
          close();
          onAnswered();
        }}
        // also after a timeout: the service continues, and the list shows whether the month is closed
        onRefused={onAnswered}
        onClose={close}
      >
        {(isRunning) => (
          <>
            {isFirst && (
              <FormControl fullWidth sx={{ mt: 2 }}>
                <FormLabel htmlFor={id}>{say('firstMonth')}</FormLabel>
                <OutlinedInput
                  id={id}
                  type="month"
                  size="small"
                  value={first}
                  onChange={({ target }) => setFirst(/^\d{4}-\d{2}$/.test(target.value) ? target.value : '')}
                />
              </FormControl>
            )}
            <LongWork text={say('takesLong')} isRunning={isRunning} />
          </>
        )}
      </ActionDialog>
    </>
  );
}
