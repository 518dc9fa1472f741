import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cleanSearch } from '../state/parameters';

/** Milliseconds without a keystroke after which the typed text is searched. */
const searchDelay = 300;

interface SearchFieldProps {
  readonly label: string;
  /** The list's current search. */
  readonly value: string;
  readonly onSearch: (term: string) => void;
}

/** The quick search: it searches when the typing pauses, or at once on Enter. */
export const SearchField = memo(function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const intl = useIntl();
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // Terms that this field has sent and that `value` has not been yet, oldest first: they must not reset the text.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== lastValue) {
    setLastValue(value);
    setSent(sent.slice(sent.indexOf(value) + 1));
    // The back button or 'Azzera filtri' has changed the search.
    if (!sent.includes(value)) setText(value);
  }

  const send = useRef<(term: string) => void>(onSearch);
  useEffect(() => {
    send.current = (term) => {
      setSent((before) => [...before, term]);
      onSearch(term);
    };
  });
  const term = cleanSearch(text);
  const latest = sent.at(-1) ?? value;
  useEffect(() => {
    if (term === latest) return undefined;
    const timer = setTimeout(() => send.current(term), searchDelay);
    return () => clearTimeout(timer);
  }, [term, latest]);

  const searchNow = (next: string) => {
    setText(next);
    if (cleanSearch(next) !== latest) send.current(cleanSearch(next));
  };
  return (
    <OutlinedInput
      size="small"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow(text);
      }}
      placeholder={label}
      slotProps={{ input: { 'aria-label': label, type: 'search', enterKeyHint: 'search', autoComplete: 'off' } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined aria-hidden fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={intl.formatMessage({ id: 'list.clearSearch' })}
              onClick={() => searchNow('')}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        flex: { xs: '1 1 0', sm: '0 1 320px' },
        minWidth: 0,
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
});
