import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import type { CustomerRecordFragment } from '../customers.generated';

interface ChosenActionsProps {
  readonly onStatus: (status: CustomerRecordFragment['status']) => void;
  readonly onDelete: () => void;
}

/** The actions on the selected customers. */
export function ChosenActions({ onStatus, onDelete }: ChosenActionsProps) {
  const intl = useIntl();
  const label = (action: string) => intl.formatMessage({ id: `customers.action.${action}` });
  return (
    <>
      {(['ACTIVE', 'SUSPENDED'] as const).map((status) => (
        <Button key={status} size="small" variant="outlined" onClick={() => onStatus(status)}>
          {label(`set.${status}`)}
        </Button>
      ))}
      <Button size="small" variant="outlined" color="error" onClick={onDelete}>
        {label('delete')}
      </Button>
    </>
  );
}
