import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What came of a form that has done its work. */
export function Outcome({ title, text }: { title: string; text: string }) {
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: 2, bgcolor: 'tint.success' }}>
      <CheckCircleOutlined aria-hidden sx={{ color: 'success.main' }} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ mt: 0.5 }}>{text}</Typography>
      </Box>
    </Box>
  );
}
