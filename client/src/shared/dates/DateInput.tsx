import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { lazy, Suspense, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { readDay, readWholeDay, writeDay } from './typedDate';

const CalendarPopover = lazy(() =>
  import('./CalendarPopover').then(({ CalendarPopover: component }) => ({ default: component })),
);

interface DateInputProps {
  readonly id: string;
  readonly name?: string;
  /** yyyy-mm-dd; empty where there is none. */
  readonly value: string;
  /**
   * @param day yyyy-mm-dd; empty where nothing, or no day, is written
   * @param isRead whether all that is written is that day
   */
  readonly onChange: (day: string, isRead: boolean) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/**
 * A day, typed as people here write it or chosen from a calendar. Not the browser's own input: that follows the language
 * of the browser, and shows mm/dd/yyyy to whoever has an English one.
 */
export function DateInput({ id, value, onChange, onBlur, ...props }: DateInputProps) {
  const { name, inputRef, autoFocus = false, required = false, invalid = false, describedBy } = props;
  const intl = useIntl();
  const [text, setText] = useState(writeDay(value));
  const [known, setKnown] = useState(value);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (value !== known) {
    setKnown(value);
    // Text that is being typed stays as it is typed.
    if (value !== (readDay(text) ?? '')) setText(writeDay(value));
  }
  const take = (next: string, day: string | undefined) => {
    setText(next);
    onChange(day ?? '', day !== undefined || next.trim() === '');
  };
  const calendar = intl.formatMessage({ id: 'dates.openCalendar' });
  return (
    <>
      <OutlinedInput
        id={id}
        name={name}
        size="small"
        autoFocus={autoFocus}
        autoComplete="off"
        value={text}
        inputRef={inputRef}
        placeholder={intl.formatMessage({ id: 'dates.placeholder' })}
        onChange={({ target }) => take(target.value, readDay(target.value))}
        onBlur={() => {
          const day = readWholeDay(text);
          if (day !== undefined && writeDay(day) !== text) take(writeDay(day), day);
          onBlur?.();
        }}
        slotProps={{
          input: {
            inputMode: 'numeric',
            'aria-required': required || undefined,
            'aria-invalid': invalid,
            'aria-describedby': describedBy,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={calendar}
              aria-haspopup="dialog"
              aria-expanded={anchor !== null}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              <CalendarMonthOutlined fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
      {anchor !== null && (
        <Suspense fallback={null}>
          <CalendarPopover
            anchor={anchor}
            label={calendar}
            value={readWholeDay(text)}
            onChoose={(day) => {
              setAnchor(null);
              take(writeDay(day), day);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
