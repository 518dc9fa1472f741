import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ListColumn, RowDescription } from '../../../shared/list/columns/ListColumn';
import { useCan } from '../../../shared/permissions/useCan';
import { useUser } from '../../../shared/session/SessionContext';
import type { ReportRow } from './report';

type DealerColumn = ListColumn<ReportRow, 'code' | 'businessName' | 'region' | 'distributor' | 'agent'>;

/** The columns of a row's dealer: its name first, its code, region and parent last. */
export function useDealerColumns(): { readonly name: DealerColumn; readonly place: readonly DealerColumn[] } {
  const { say } = useTexts('reports');
  const role = useUser()?.member?.role;
  return useMemo(() => {
    const text = (value: string | null | undefined) => value ?? say('noValue');
    const distributor: DealerColumn = {
      field: 'distributor',
      label: say('distributor'),
      text: ({ dealer }) => text(dealer.distributor?.businessName),
      sort: 'distributor',
      width: 168,
      tightWidth: 132,
      card: 'fact',
    };
    const agent: DealerColumn = {
      field: 'agent',
      label: say('agent'),
      text: ({ dealer }) => text(dealer.agent?.businessName),
      sort: 'agent',
      width: 168,
      tightWidth: 132,
      card: 'fact',
    };
    // Users below a distributor have only that one, so they see the agent instead.
    const isBelowDistributor = role === 'DISTRIBUTOR' || role === 'DISTRIBUTOR_AREA_MANAGER';
    return {
      name: {
        field: 'businessName',
        label: say('dealer'),
        text: ({ dealer }) => dealer.businessName,
        sort: 'businessName',
        width: 190,
        grow: true,
        card: 'title',
      },
      place: [
        {
          field: 'code',
          label: say('code'),
          text: ({ dealer }) => dealer.code,
          sort: 'code',
          width: 96,
          tightWidth: 86,
          card: 'line',
        },
        {
          field: 'region',
          label: say('region'),
          text: ({ dealer }) => text(dealer.region),
          sort: 'region',
          width: 120,
          tightWidth: 100,
          card: 'line',
        },
        ...(role === 'AGENT' ? [] : [isBelowDistributor ? agent : distributor]),
      ],
    };
  }, [say, role]);
}

/** Returns the address of a dealer's page; undefined if the user may not open it. */
export function useDealerHref(): (row: ReportRow) => string | undefined {
  const can = useCan();
  const isVisible = can('accessDealerDetail');
  return useCallback(({ dealer }) => (isVisible ? `/dealers/${dealer.id}` : undefined), [isVisible]);
}

/** A row that links to its dealer. */
export function useDealerRow(): Omit<RowDescription<ReportRow>, 'editing'> {
  const hrefOf = useDealerHref();
  return useMemo(() => ({ labelOf: ({ dealer }) => dealer.businessName, hrefOf }), [hrefOf]);
}
