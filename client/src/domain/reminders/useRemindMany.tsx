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
  /** Identifies the list's filters and search. */
  readonly listKey: string;
  readonly selection: Selection;
  /** The number of dealers in all rows that match the filter and the search; one in two campaigns counts once. */
  readonly dealers: number;
  readonly dealerOf: (id: string) => string;
  /** The inputs for the chosen rows, and for all that match the filter. */
  readonly chosenInput: (ids: readonly string[]) => SendRemindersInput;
  readonly allInput: () => SendRemindersInput;
}

/**
 * The selection of dealers to remind: some rows, or all that match the filter, which is then sent instead of the ids.
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
