import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { nobody, type NetworkPick, type NetworkLevel } from '../../../domain/members/networkPick';
import type { AnalyticsListFilter } from './analyticsCodec';
import { useAnalyticsDealerQuery, useAnalyticsPartsQuery } from '../AnalyticsPage.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { unknownText } from '../texts';

/**
 * The members that the sales are filtered by, with their names: as picked, or, for an address that only has ids, as the
 * sales themselves name them.
 */
export function useNetworkNames({ distributorId, agentId, dealerId, year }: AnalyticsListFilter) {
  const { intl, say, language } = useTexts('reports.filter.unknown');
  const [picked, setPicked] = useState(nobody);
  const isKnown =
    (distributorId === '' || picked.distributor?.id === distributorId) &&
    (agentId === '' || picked.agent?.id === agentId);
  const { data: named } = useAnalyticsPartsQuery(
    isKnown
      ? skipToken
      : {
          variables: {
            input: {
              dimensions: ['DISTRIBUTOR', ...(agentId === '' ? [] : (['AGENT'] as const))],
              filter: {
                ...(year !== null && { year }),
                ...(distributorId !== '' && { distributorId }),
                ...(agentId !== '' && { agentId }),
              },
              pageSize: 3,
            },
          },
        },
  );
  const { data: dealerNamed } = useAnalyticsDealerQuery(
    dealerId === '' || picked.dealer?.id === dealerId ? skipToken : { variables: { id: dealerId } },
  );
  const keys = named?.analytics?.items?.flatMap((item) => item?.keys ?? []) ?? [];
  const option = (level: NetworkLevel, id: string, label: string | null | undefined): SearchOption | null => {
    if (id === '') return null;
    const chosen = picked[level];
    if (chosen?.id === id) return chosen;
    const unknown = level === 'dealer' ? say('dealer', { id }) : unknownText({ intl, language }, level, id);
    return { id, label: label ?? unknown };
  };
  const labelOf = (dimension: 'DISTRIBUTOR' | 'AGENT', id: string) =>
    keys.find((key) => key?.dimension === dimension && key.value === id)?.label;
  const pick: NetworkPick = {
    distributor: option('distributor', distributorId, labelOf('DISTRIBUTOR', distributorId)),
    agent: option('agent', agentId, labelOf('AGENT', agentId)),
    dealer: option('dealer', dealerId, dealerNamed?.dealer?.businessName),
  };
  return { pick, setPicked };
}
