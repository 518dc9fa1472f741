import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SendRemindersInput } from '../../shared/apollo/schema.generated';
import { useFormat } from '../../shared/i18n/useFormat';
import type { ListChoosing } from '../../shared/list/ListView';
import { useAllByFilter } from '../../shared/list/selection/useAllByFilter';
import type { Selection } from '../../shared/list/selection/useSelection';
import { RemindDialog } from './RemindDialog';

interface RemindMany {
  /** The list's filters and search. */
  readonly listKey: string;
  readonly selection: Selection;
  /** The dealers of all rows that the filter and the search leave: one in two campaigns is one. */
  readonly dealers: number;
  readonly dealerOf: (id: string) => string;
  /** Whom the chosen rows are, and whom all that the filter leaves are. */
  readonly chosenInput: (ids: readonly string[]) => SendRemindersInput;
  readonly allInput: () => SendRemindersInput;
}

/**
 * Choosing dealers to send them a reminder: some rows, or all that the filter leaves, which are named by the filter and
 * not one by one.
 */
export function useRemindMany({
  listKey,
  selection,
  dealers,
  dealerOf,
  chosenInput,
  allInput,
}: RemindMany): ListChoosing {
  const format = useFormat();
  const choosing = useAllByFilter(selection, listKey);
  const [isAsking, setAsking] = useState(false);
  const { isAll } = choosing.all;
  const count = isAll ? dealers : new Set([...selection.chosen.keys()].map(dealerOf)).size;
  return {
    ...choosing,
    actions: (
      <>
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          <FormattedMessage id="remind" values={{ count, number: format.number(count) }} />
        </Button>
        {isAsking && (
          <RemindDialog
            input={isAll ? allInput() : chosenInput([...selection.chosen.keys()])}
            count={count}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    ),
  };
}
