import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListChoosing } from '../../shared/list/ListView';
import { useCan } from '../../shared/permissions/useCan';
import { useFormat } from '../../shared/i18n/useFormat';
import { RemindDialog } from './RemindDialog';
import type { ReportChoosing, ReportRow } from './report';

/**
 * Choosing those who have not accepted, to send them a reminder: some rows, or all that the filter leaves, which are
 * told by the filter and not one by one.
 */
export function useReminders<Row extends ReportRow>(list: ReportChoosing<Row>): ListChoosing | undefined {
  const { state, filter, listKey, selection, total } = list;
  const can = useCan();
  const format = useFormat();
  const [allOf, setAllOf] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  if (state.filter.standing !== 'notAccepted' || filter === undefined || !can('accessCampaigns')) return undefined;
  const isAll = allOf === listKey;
  const count = isAll ? total : selection.chosen.size;
  const notAll = () => setAllOf(undefined);
  const clear = () => {
    notAll();
    selection.clear();
  };
  return {
    selection: {
      ...selection,
      clear,
      toggle: (row) => {
        notAll();
        selection.toggle(row);
      },
      setAll: (rows, isChosen) => {
        notAll();
        selection.setAll(rows, isChosen);
      },
    },
    all: {
      choose: () => {
        setAllOf(listKey);
        return Promise.resolve();
      },
      collected: undefined,
      isAll,
    },
    actions: (
      <>
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          <FormattedMessage id="reports.remind" values={{ count, number: format.number(count) }} />
        </Button>
        {isAsking && (
          <RemindDialog
            input={
              isAll
                ? { filter, ...(state.search !== '' && { search: state.search }) }
                : { memberships: [...selection.chosen.keys()].map(membershipOf) }
            }
            count={count}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    ),
  };
}

/** The id of a row names its dealer and its campaign. */
function membershipOf(row: string) {
  const [dealerId = '', campaignId = ''] = row.split('-');
  return { dealerId, campaignId };
}
