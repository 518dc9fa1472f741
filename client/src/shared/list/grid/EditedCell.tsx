import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell, type GridRenderEditCellParams } from '@mui/x-data-grid';

interface EditedCellProps {
  readonly params: GridRenderEditCellParams;
  /** The name of the cell: its column, and its row. */
  readonly label: string;
  /** What is wrong with what was typed. */
  readonly message: string | undefined;
}

/** A cell while it is edited; what is wrong with it stands below it. */
export function EditedCell({ params, label, message }: EditedCellProps) {
  return (
    <Tooltip open={message !== undefined} title={message ?? ''} placement="bottom-end" describeChild>
      <GridEditInputCell
        {...params}
        slotProps={{
          root: { slotProps: { htmlInput: { 'aria-label': label, 'aria-invalid': message !== undefined } } },
        }}
      />
    </Tooltip>
  );
}
