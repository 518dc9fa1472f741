import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { useId } from 'react';

interface EditedCellProps {
  readonly params: GridRenderEditCellParams;
  /** The name of the cell: its column, and its row. */
  readonly label: string;
  /** The error of the typed text. */
  readonly message: string | undefined;
}

/** A cell while it is edited, with its error below it. */
export function EditedCell({ params, label, message }: EditedCellProps) {
  const id = useId();
  const isInvalid = message !== undefined;
  return (
    <Tooltip id={id} open={isInvalid} title={message ?? ''} placement="bottom-end">
      <Box sx={{ display: 'flex', width: 1 }}>
        <GridEditInputCell
          {...params}
          error={isInvalid}
          slotProps={{
            root: {
              slotProps: {
                htmlInput: {
                  inputMode: 'numeric',
                  'aria-label': label,
                  'aria-invalid': isInvalid,
                  'aria-describedby': isInvalid ? id : undefined,
                },
              },
            },
          }}
        />
      </Box>
    </Tooltip>
  );
}
