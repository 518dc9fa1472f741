import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** The mailbox for requests about personal data. */
  readonly email: string;
}

/** A numbered part of the notice. */
export function NoticeSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

export function MailLink({ email }: NoticeProps) {
  return <Link href={`mailto:${email}`}>{email}</Link>;
}
