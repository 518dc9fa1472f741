import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';

interface StepButtonProps {
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly iconSize?: 'small' | 'medium';
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A step to something before or after. Stays focusable where it leads nowhere, so that the keyboard's place is not lost at the ends. */
export function StepButton(props: StepButtonProps) {
  const { label, icon: Icon, iconSize = 'small', size = 'medium', disabled = false, onClick } = props;
  return (
    <IconButton
      size={size}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={{ opacity: disabled ? 0.4 : 1, cursor: disabled ? 'default' : 'pointer' }}
    >
      <Icon fontSize={iconSize} />
    </IconButton>
  );
}
