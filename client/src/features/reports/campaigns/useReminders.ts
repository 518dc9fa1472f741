import type { ListChoosing } from '../../../shared/list/ListView';
import { useCan } from '../../../shared/permissions/useCan';
import { useRemindMany } from '../../../domain/reminders/useRemindMany';
import type { ReportChoosing } from '../page/report';

/** The selection of dealers that have not accepted, for reminders; undefined for any other list. */
export function useReminders(list: ReportChoosing<{ readonly dealers: number }>): ListChoosing | undefined {
  const { state, filter, listKey, selection, totals } = list;
  const can = useCan();
  const choosing = useRemindMany({
    listKey,
    selection,
    dealers: totals?.dealers ?? 0,
    dealerOf: (row) => membershipOf(row).dealerId,
    chosenInput: (ids) => ({ memberships: ids.map(membershipOf) }),
    allInput: () => ({ ...(filter && { filter }), ...(state.search !== '' && { search: state.search }) }),
  });
  const isOffered = state.filter.standing === 'notAccepted' && filter !== undefined && can('accessCampaigns');
  return isOffered ? choosing : undefined;
}

/** The dealer and the campaign of a row, which its id consists of (`rowId` of the report). */
function membershipOf(row: string) {
  const [dealerId = '', campaignId = ''] = row.split('-');
  return { dealerId, campaignId };
}
