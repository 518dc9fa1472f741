import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIncentiveTexts } from '../../../domain/incentives/useIncentiveTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { usePrinting } from '../../../shared/print/usePrinting';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import type { SimulatedVolumeFragment } from './simulations.generated';

type Cost = Pick<SimulatedVolumeFragment, 'dealers' | 'tires' | 'accumulated' | 'expendable'>;

/** Further distributors are shown on request and in print. */
const mostDistributors = 20;

/** The costs of a volume by tier of the rules and by distributor. */
export function CostTables({ result: { byTier, byDistributor } }: { readonly result: SimulatedVolumeFragment }) {
  const { say, format } = useTexts('simulations.costs');
  const { threshold } = useIncentiveTexts();
  const costs = useCostColumns();
  const isPrinting = usePrinting();
  const [showsAll, setShowsAll] = useState(false);
  const isCut = !showsAll && !isPrinting && byDistributor.length > mostDistributors;
  return (
    <>
      <Surface title={say('byTier')}>
        <PlainTable
          caption={say('byTier')}
          captionHidden
          columns={[
            {
              key: 'from',
              label: say('tier'),
              cell: ({ from }: SimulatedVolumeFragment['byTier'][number]) => threshold(from),
            },
            ...costs,
          ]}
          rows={byTier}
          rowKey={({ from }) => from}
          empty={say('none')}
        />
      </Surface>
      <Surface title={say('byDistributor')}>
        <PlainTable
          caption={say('byDistributor')}
          captionHidden
          columns={[
            {
              key: 'distributor',
              label: say('distributor'),
              cell: ({ distributor }: SimulatedVolumeFragment['byDistributor'][number]) =>
                distributor?.businessName ?? say('distributor.none'),
            },
            ...costs,
          ]}
          rows={isCut ? byDistributor.slice(0, mostDistributors) : byDistributor}
          rowKey={({ distributor }) => distributor?.id ?? ''}
          empty={say('none')}
        />
        {isCut && (
          <Box sx={{ mt: 1 }}>
            <Button size="small" onClick={() => setShowsAll(true)}>
              {say('all', { number: format.number(byDistributor.length) })}
            </Button>
          </Box>
        )}
      </Surface>
    </>
  );
}

function useCostColumns(): readonly TableColumn<Cost>[] {
  const { say, format } = useTexts('simulations');
  const align = 'end';
  return [
    { key: 'dealers', label: say('dealerCount'), cell: ({ dealers }) => format.number(dealers), align },
    { key: 'tires', label: say('tires'), cell: ({ tires }) => format.number(tires), align },
    { key: 'accumulated', label: say('accumulated'), cell: ({ accumulated }) => format.euro(accumulated), align },
    { key: 'expendable', label: say('cost'), cell: ({ expendable }) => format.euro(expendable), align },
  ];
}
