import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/useFormat';
import type { AllChoice } from './useChooseAll';

interface SelectionBarProps {
  readonly count: number;
  readonly total: number;
  /** Chooses the rows of the other pages too; undefined unless all rows of this page are chosen. */
  readonly all: AllChoice | undefined;
  readonly onClear: () => void;
  /** The actions of the chosen rows. */
  readonly children: ReactNode;
}

/** The number of chosen rows, and the actions for them. */
export function SelectionBar({ count, total, all, onClear, children }: SelectionBarProps) {
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, flex: 1 }}>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {all?.collected === undefined ? (
          <FormattedMessage id="list.selected" values={{ count, number: format.number(count) }} />
        ) : (
          <FormattedMessage
            id="list.collecting"
            values={{ done: format.number(all.collected), total: format.number(total) }}
          />
        )}
      </Typography>
      {all !== undefined && count < total && (
        <Button size="small" loading={all.collected !== undefined} onClick={() => void all.choose()}>
          <FormattedMessage id="list.selectAll" values={{ total: format.number(total) }} />
        </Button>
      )}
      {children}
      <Button size="small" color="inherit" onClick={onClear}>
        <FormattedMessage id="list.clearSelection" />
      </Button>
    </Box>
  );
}
