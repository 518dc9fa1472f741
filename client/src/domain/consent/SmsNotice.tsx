import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { smsNoticeVersion } from '@gdd/schema/consent';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import type { NoticeProps } from './NoticeParts';

// Long texts that are rarely read: each is loaded when it is displayed.
const texts = {
  it: lazy(async () => ({ default: (await import('./NoticeIt')).NoticeIt })),
  en: lazy(async () => ({ default: (await import('./NoticeEn')).NoticeEn })),
};

/** The complete privacy notice on SMS messages (specification, section 2, modal 4). */
export function SmsNotice({ email }: NoticeProps) {
  const { say, language } = useTexts('consent');
  const Text = texts[language];
  return (
    <Box sx={{ '& p, & ul': { my: 1 }, '& section': { mt: 2 }, '& ul': { pl: 2.5 } }}>
      <Suspense fallback={<SkeletonBlock height={320} />}>
        <Text email={email} />
      </Suspense>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {say('version', { version: smsNoticeVersion })}
      </Typography>
    </Box>
  );
}
