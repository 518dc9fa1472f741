import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import { useTexts } from '../../shared/i18n/useTexts';
import IconButton from '@mui/material/IconButton';

interface CallButtonProps {
  readonly phone: string;
  readonly name: string;
  readonly href: string;
  readonly onClick: () => void;
}

/** The telephone of a dealer as a button in reach of a thumb. */
export function CallButton({ phone, name, href, onClick }: CallButtonProps) {
  const { say } = useTexts('note');
  return (
    <IconButton
      component="a"
      color="primary"
      href={href}
      onClick={onClick}
      aria-label={say('call', { name, phone })}
      sx={{ width: 44, height: 44 }}
    >
      <PhoneOutlined />
    </IconButton>
  );
}
