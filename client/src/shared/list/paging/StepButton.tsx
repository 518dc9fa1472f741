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

/** A button to the previous or next item. At the ends it is disabled but focusable, so that the focus is not lost. */
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
