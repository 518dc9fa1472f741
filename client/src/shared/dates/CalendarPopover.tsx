import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { itIT } from '@mui/x-date-pickers/locales';
import { LocalizationProvider, type LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/it';
import { localeOf } from '../i18n/format';
import { useLanguage } from '../i18n/LanguageProvider';

interface CalendarPopoverProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  /** yyyy-mm-dd; undefined where none is chosen yet. */
  readonly value: string | undefined;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** The library's type allows undefined, which its own provider does not accept. */
const italian = itIT.components.MuiLocalizationProvider.defaultProps
  .localeText as LocalizationProviderProps<string>['localeText'] & {};

/** A calendar to choose a day from; its chunk is fetched when a calendar is opened. */
export function CalendarPopover({ anchor, label, value, onChoose, onClose }: CalendarPopoverProps) {
  const { language } = useLanguage();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={localeOf[language] === 'it-IT' ? 'it' : 'en-gb'}
        {...(language === 'it' && { localeText: italian })}
      >
        <DateCalendar
          autoFocus
          value={value === undefined ? null : dayjs(value)}
          onChange={(day, state) => {
            // The choice of a year or month is not a day yet.
            if (day !== null && state === 'finish') onChoose(day.format('YYYY-MM-DD'));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
