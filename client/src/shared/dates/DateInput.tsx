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
  /** yyyy-mm-dd; '' for none. */
  readonly value: string;
  /**
   * @param day yyyy-mm-dd; '' while the text is empty or not a day
   * @param isParsed whether the text is a day or empty
   */
  readonly onChange: (day: string, isParsed: boolean) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/**
 * A day, typed in the Italian format or chosen from a calendar. Not the browser's own date input, whose format follows
 * the browser's language (mm/dd/yyyy in American English).
 */
export function DateInput({ id, value, onChange, onBlur, ...props }: DateInputProps) {
  const { name, inputRef, autoFocus = false, required = false, invalid = false, describedBy } = props;
  const intl = useIntl();
  const [text, setText] = useState(writeDay(value));
  const [lastValue, setLastValue] = useState(value);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (value !== lastValue) {
    setLastValue(value);
    // A text that already means this day is still being typed: it is not reformatted.
    if (value !== (readDay(text) ?? '')) setText(writeDay(value));
  }
  const change = (next: string, day: string | undefined) => {
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
        onChange={({ target }) => change(target.value, readDay(target.value))}
        onBlur={() => {
          const day = readWholeDay(text);
          if (day !== undefined && writeDay(day) !== text) change(writeDay(day), day);
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
              change(writeDay(day), day);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
