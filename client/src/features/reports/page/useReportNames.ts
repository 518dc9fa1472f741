import { selectLimit } from '@gdd/schema/lists';
import { useState } from 'react';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { nobody, type NetworkPick, type NetworkLevel } from '../../../domain/members/networkPick';
import { useMembersOfRoleQuery } from '../../../domain/members/members.generated';
import type { ReportDealerFieldsFragment } from './reportDealer.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ReportListFilter } from './reportFilter';

/**
 * The members that a report is filtered by, with their names: as picked, as its rows name them, or looked up for an
 * address that only has ids and matches no rows.
 *
 * @param rows the dealers of the displayed rows
 */
export function useReportNames(filter: ReportListFilter, rows: readonly ReportDealerFieldsFragment[] | undefined) {
  const { say } = useTexts('reports.filter.unknown');
  const [picked, setPicked] = useState(nobody);
  const known = {
    distributor: optionOf(
      filter.distributorId,
      picked.distributor,
      rows?.map(({ distributor }) => distributor),
    ),
    agent: optionOf(
      filter.agentId,
      picked.agent,
      rows?.map(({ agent }) => agent),
    ),
    dealer: optionOf(filter.dealerId, picked.dealer, rows),
  };
  const found = {
    distributor: useFoundMember('DISTRIBUTOR', filter.distributorId, rows !== undefined && known.distributor === null),
    agent: useFoundMember('AGENT', filter.agentId, rows !== undefined && known.agent === null),
  };
  const unknown = (level: NetworkLevel, id: string): SearchOption | null =>
    id === '' ? null : { id, label: say(level, { id }) };
  const pick: NetworkPick = {
    distributor: known.distributor ?? found.distributor ?? unknown('distributor', filter.distributorId),
    agent: known.agent ?? found.agent ?? unknown('agent', filter.agentId),
    dealer: known.dealer ?? unknown('dealer', filter.dealerId),
  };
  return { pick, setPicked };
}

interface NamedMember {
  readonly id: string;
  readonly businessName: string;
}

function optionOf(
  id: string,
  picked: SearchOption | null,
  named: readonly (NamedMember | null)[] | undefined,
): SearchOption | null {
  if (id === '') return null;
  if (picked?.id === id) return picked;
  const member = named?.find((candidate) => candidate?.id === id);
  return member ? { id, label: member.businessName } : null;
}

function useFoundMember(role: 'DISTRIBUTOR' | 'AGENT', id: string, isUnknown: boolean): SearchOption | null {
  const { data } = useMembersOfRoleQuery({
    variables: { role, search: '', limit: selectLimit.most },
    skip: id === '' || !isUnknown,
  });
  const member = data?.dealersByRole?.find((candidate) => candidate.id === id);
  return member ? { id, label: member.businessName } : null;
}
