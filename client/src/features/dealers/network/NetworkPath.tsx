import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { DealerRecordFragment } from '../dealer.generated';

/** The chain of members from the user's own down to the dealer, drawn as a line with a notch for each. */
export function NetworkPath({ dealer }: { dealer: DealerRecordFragment }) {
  const { say } = useTexts('dealers');
  const steps = [...dealer.path, { id: dealer.id, businessName: dealer.businessName, role: 'DEALER' as const }];
  return (
    <Box component="ol" aria-label={say('detail.networkPath')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ id, businessName, role }, index) => {
        const isLast = index === steps.length - 1;
        return (
          <Box
            component="li"
            key={id}
            aria-current={isLast ? 'true' : undefined}
            sx={{ position: 'relative', pl: 3, pb: isLast ? 0 : 1.5 }}
          >
            {!isLast && (
              <Box
                aria-hidden
                sx={{ position: 'absolute', left: 4, top: 12, bottom: -6, width: 2, bgcolor: 'divider' }}
              />
            )}
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                left: 0,
                top: 5,
                width: 10,
                height: 10,
                borderRadius: '2px',
                bgcolor: isLast ? 'accent.main' : 'background.paper',
                border: 2,
                borderColor: isLast ? 'accent.main' : 'inputBorder',
              }}
            />
            <Typography sx={{ fontWeight: isLast ? 650 : 400, overflowWrap: 'anywhere' }}>{businessName}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {say(`memberRole.${role}`)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
