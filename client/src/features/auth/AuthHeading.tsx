import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

interface AuthHeadingProps {
  readonly title: string;
  readonly text?: string;
}

/** The head of a sign-in page. */
export function AuthHeading({ title, text }: AuthHeadingProps) {
  const intl = useIntl();
  return (
    <>
      <title>{intl.formatMessage({ id: 'app.title' }, { page: title })}</title>
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{ outline: 'none', fontSize: '1.75rem', lineHeight: 36 / 28, mb: text ? 1 : 3 }}
      >
        {title}
      </Typography>
      {text !== undefined && <Typography sx={{ color: 'text.secondary', mb: 3 }}>{text}</Typography>}
    </>
  );
}
