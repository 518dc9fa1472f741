import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { parts } from './partStyles';

type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

interface StatusTagProps {
  readonly icon: typeof SvgIcon;
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** A status: icon, text and tint. */
export function StatusTag({ icon: Icon, tone, children }: StatusTagProps) {
  return (
    <span className={parts.status} data-tone={tone}>
      <Icon aria-hidden />
      {children}
    </span>
  );
}
