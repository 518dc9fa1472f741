import Box from '@mui/material/Box';
import { useTexts } from '../../../shared/i18n/useTexts';
import { visuallyHidden } from '../../../shared/page/visuallyHidden';

/** A figure before and after; only once if it is the same. */
export function Change({ before, after }: { before: string; after: string }) {
  const { say } = useTexts('imports.months');
  if (before === after) return after;
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {before}
      </Box>
      <span aria-hidden> → </span>
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {say('becomes')}{' '}
      </Box>
      <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
        {after}
      </Box>
    </>
  );
}
