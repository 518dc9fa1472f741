import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ownColumns } from '@gdd/schema/lists';
import { Dialog } from '../../dialogs/Dialog';
import { visuallyHidden } from '../../page/visuallyHidden';
import type { ListColumn } from '../columns/ListColumn';
import { canHide, isShown, movedColumn, orderedColumns, visibleColumn } from '../columns/ownColumns';
import { StepButton } from '../paging/StepButton';
import type { ListSettings } from './useListSettings';

type DialogColumn = Pick<ListColumn<never, never>, 'field' | 'label' | 'card' | 'isExtra'>;

interface ColumnsDialogProps {
  readonly columns: readonly DialogColumn[];
  readonly settings: ListSettings;
  readonly onClose: () => void;
}

/** The choice of a grid's columns and their order; each change applies at once. */
export function ColumnsDialog({ columns, settings, onClose }: ColumnsDialogProps) {
  const intl = useIntl();
  const id = useId();
  const { columns: own, changeColumns } = settings;
  const [reported, setReported] = useState('');
  const all = columns as readonly ListColumn<never, never>[];
  const ordered = orderedColumns(all, own);
  const move = ({ field, label }: DialogColumn, by: -1 | 1) => {
    const place = ordered.findIndex((column) => column.field === field) + by;
    if (place < 0 || place >= ordered.length) return;
    changeColumns((before) => movedColumn(all, before, field, by));
    const values = { column: label, place: place + 1, count: ordered.length };
    setReported(intl.formatMessage({ id: 'list.columns.moved' }, values));
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        <FormattedMessage id="list.columns" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          <FormattedMessage id="list.columns.hint" />
        </Typography>
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ordered.map((column, place) => (
            <Box component="li" key={column.field} sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
              <FormControlLabel
                sx={{ flex: 1, mr: 1 }}
                label={column.label}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown(column, own)}
                    disabled={!canHide(column)}
                    onChange={(_event, isVisible) =>
                      changeColumns((before) => visibleColumn(all, before, column.field, isVisible))
                    }
                  />
                }
              />
              <StepButton
                size="small"
                label={intl.formatMessage({ id: 'list.columns.up' }, { column: column.label })}
                icon={ArrowUpwardOutlined}
                disabled={place === 0}
                onClick={() => move(column, -1)}
              />
              <StepButton
                size="small"
                label={intl.formatMessage({ id: 'list.columns.down' }, { column: column.label })}
                icon={ArrowDownwardOutlined}
                disabled={place === ordered.length - 1}
                onClick={() => move(column, 1)}
              />
            </Box>
          ))}
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {reported}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => changeColumns(() => ownColumns)}>
          <FormattedMessage id="list.columns.reset" />
        </Button>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
