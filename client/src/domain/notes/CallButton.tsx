import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';

interface CallButtonProps {
  readonly phone: string;
  readonly name: string;
  readonly href: string;
  readonly onClick: () => void;
}

/** The telephone of a dealer as a button in reach of a thumb. */
export function CallButton({ phone, name, href, onClick }: CallButtonProps) {
  const intl = useIntl();
  return (
    <IconButton
      component="a"
      color="primary"
      href={href}
      onClick={onClick}
      aria-label={intl.formatMessage({ id: 'note.call' }, { name, phone })}
      sx={{ width: 44, height: 44 }}
    >
      <PhoneOutlined />
    </IconButton>
  );
}
