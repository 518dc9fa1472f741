import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useProblemText } from '../../shared/apollo/useProblemText';
import { Dialog } from '../../shared/dialogs/Dialog';
import { usePaletteEntries, type PaletteEntry } from './usePaletteEntries';

interface PaletteProps {
  readonly onClose: () => void;
}

/** The command palette: a search over the pages, dealers, campaigns, users and actions that the user may open. */
export function Palette({ onClose }: PaletteProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': intl.formatMessage({ id: 'palette.title' }),
          sx: { mt: { xs: 2, md: 10 }, maxHeight: 'min(560px, calc(100dvh - 32px))' },
        },
      }}
    >
      <PaletteContent onClose={onClose} />
    </Dialog>
  );
}

/** The search field and its results; a component inside the dialog, because useAutocomplete needs its input mounted. */
function PaletteContent({ onClose }: PaletteProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const { entries, searching, problem } = usePaletteEntries(text);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<PaletteEntry>({
      options: entries,
      open: true,
      value: null,
      inputValue: text,
      autoHighlight: true,
      clearOnEscape: false,
      filterOptions: (options) => options,
      getOptionKey: ({ group, path }) => `${group} ${path}`,
      getOptionLabel: ({ label }) => label,
      isOptionEqualToValue: (one, other) => one.path === other.path && one.group === other.group,
      onInputChange: (_event, typed, reason) => {
        if (reason === 'input') setText(typed);
      },
      onClose: (_event, reason) => {
        if (reason === 'escape') onClose();
      },
      onChange: (_event, chosen) => {
        if (chosen === null) return;
        onClose();
        void navigate(chosen.path);
      },
    });
  const { ref: inputRef, ...inputProps } = getInputProps();
  const visible = groupedOptions as readonly PaletteEntry[];
  const title = intl.formatMessage({ id: 'palette.title' });

  return (
    <>
      <Box {...getRootProps()} sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <OutlinedInput
          fullWidth
          autoFocus
          placeholder={intl.formatMessage({ id: 'palette.placeholder' })}
          inputRef={inputRef}
          slotProps={{ input: { ...inputProps, 'aria-label': title } }}
          startAdornment={
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" aria-hidden />
            </InputAdornment>
          }
        />
      </Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={title}
        sx={{ listStyle: 'none', m: 0, p: 0.75, overflowY: 'auto', minHeight: 120, flex: '1 1 auto' }}
      >
        {visible.map((entry, index) => {
          const { key, ...option } = getOptionProps({ option: entry, index });
          return (
            <Box component="li" role="presentation" key={key}>
              {entry.group !== visible[index - 1]?.group && (
                <Typography
                  variant="caption"
                  component="p"
                  aria-hidden
                  sx={{ color: 'text.secondary', px: 1.5, pt: 1.25, pb: 0.5 }}
                >
                  <FormattedMessage id={`palette.group.${entry.group}`} />
                </Typography>
              )}
              <Box component="div" {...(option as object)} sx={entryStyle}>
                <Typography component="span" noWrap sx={{ minWidth: 0 }}>
                  {entry.label}
                </Typography>
                {entry.detail !== undefined && (
                  <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
                    {entry.detail}
                  </Typography>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box
        role="status"
        sx={{ px: 2.25, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary', typography: 'caption' }}
      >
        {problem !== undefined ? (
          problemText(problem)
        ) : searching ? (
          <FormattedMessage id="palette.searching" />
        ) : visible.length === 0 ? (
          <FormattedMessage id="palette.none" values={{ text: text.trim() }} />
        ) : text.trim() === '' ? (
          <FormattedMessage id="palette.hint" />
        ) : (
          <FormattedMessage id="palette.found" values={{ count: visible.length }} />
        )}
      </Box>
    </>
  );
}

const entryStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: { xs: 'center', sm: 'space-between' },
  columnGap: 2,
  minHeight: { xs: 44, md: 36 },
  px: 1.5,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'tint.primary', color: 'primary.main' },
} as const;
