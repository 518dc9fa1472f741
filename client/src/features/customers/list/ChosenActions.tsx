import Button from '@mui/material/Button';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { CustomerRecordFragment } from '../customers.generated';

interface ChosenActionsProps {
  readonly onStatus: (status: CustomerRecordFragment['status']) => void;
  readonly onDelete: () => void;
}

/** The actions on the selected customers. */
export function ChosenActions({ onStatus, onDelete }: ChosenActionsProps) {
  const { say } = useTexts('customers.action');
  return (
    <>
      {(['ACTIVE', 'SUSPENDED'] as const).map((status) => (
        <Button key={status} size="small" variant="outlined" onClick={() => onStatus(status)}>
          {say(`set.${status}`)}
        </Button>
      ))}
      <Button size="small" variant="outlined" color="error" onClick={onDelete}>
        {say('delete')}
      </Button>
    </>
  );
}
