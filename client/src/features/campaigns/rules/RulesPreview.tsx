import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { PageSize } from '@gdd/schema/lists';
import { useState } from 'react';
import { RulesWorseningNotice } from '../../../domain/worsenings/RulesWorseningNotice';
import { problemOf } from '../../../shared/apollo/problem';
import type { RulesOutcome } from '../../../shared/apollo/schema.generated';
import { ExportButton } from '../../../shared/files/ExportButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ListPager } from '../../../shared/list/paging/ListPager';
import { FactList } from '../../../shared/page/Facts';
import { ErrorState } from '../../../shared/states/ErrorState';
import { PlainTable } from '../../../shared/table/PlainTable';
import {
  RulesPreviewFileDocument,
  useRulesPreviewDealersQuery,
  type RulesPreviewFieldsFragment,
} from './rules.generated';

const signed = { signDisplay: 'exceptZero' } as const;

/** Formats a prize before and after in one line: 'da 120,00 € a 131,50 € (+11,50 €)'. */
function useFromTo() {
  const { say, format } = useTexts('campaigns.rules.change');
  return (before: string, after: string, difference: string) =>
    say('fromTo', {
      before: format.euro(before),
      after: format.euro(after),
      difference: format.euro(difference, signed),
    });
}

/** The effect of a change of rules: how many dealers get more, less or the same, the sums, and each dealer. */
export function RulesPreview({ preview }: { readonly preview: RulesPreviewFieldsFragment }) {
  const { say, format } = useTexts('campaigns.rules.change');
  const fromTo = useFromTo();
  return (
    <>
      <RulesWorseningNotice worsening={preview.worsening} />
      <FactList
        sx={{ gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', rowGap: 0.5 }}
        facts={[
          { label: say('accepted'), value: format.number(preview.accepted) },
          { label: say('better'), value: format.number(preview.better) },
          { label: say('worse'), value: format.number(preview.worse) },
          // dealers that have not accepted have no prize, before and after: they stand apart, so that the parts add up
          { label: say('same'), value: format.number(preview.accepted - preview.better - preview.worse) },
          { label: say('notAccepted'), value: format.number(preview.dealers - preview.accepted) },
          {
            label: say('accumulated'),
            value: fromTo(preview.accumulatedBefore, preview.accumulatedAfter, preview.accumulatedDifference),
          },
          {
            label: say('expendable'),
            value: fromTo(preview.expendableBefore, preview.expendableAfter, preview.expendableDifference),
          },
        ]}
      />
      <PreviewDealers preview={preview} />
    </>
  );
}

const outcomes = ['WORSE', 'BETTER', 'SAME'] as const satisfies readonly RulesOutcome[];
type Which = RulesOutcome | 'ALL';

/** The outcome displayed first: dealers that get less, else those that get more. */
const initialOutcome = ({ worse, better }: RulesPreviewFieldsFragment): Which =>
  worse > 0 ? 'WORSE' : better > 0 ? 'BETTER' : 'ALL';

/** The dealers of a preview page by page, sorted by the change of their prize. */
function PreviewDealers({ preview }: { readonly preview: RulesPreviewFieldsFragment }) {
  const { id } = preview;
  const { say, format } = useTexts('campaigns.rules.change');
  const client = useApolloClient();
  const fromTo = useFromTo();
  const [which, setWhich] = useState(() => initialOutcome(preview));
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(5);
  const filter = which === 'ALL' ? {} : { filter: { outcome: [which] } };
  const sort = { column: 'ACCUMULATED_DIFFERENCE', direction: which === 'BETTER' ? 'DESC' : 'ASC' } as const;
  const { data, previousData, loading, error, refetch } = useRulesPreviewDealersQuery({
    variables: { id, input: { ...filter, sort, page, pageSize } },
  });
  const problem = loading ? undefined : problemOf(error);
  const shown = (data ?? previousData)?.rulesPreviewDealers;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={which}
          aria-label={say('which')}
          onChange={(_event, next: Which | null) => {
            if (next === null) return;
            setWhich(next);
            setPage(1);
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          {(['ALL', ...outcomes] as const).map((option) => (
            <ToggleButton key={option} value={option}>
              {say(`show.${option.toLowerCase()}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ExportButton
          label={say('export')}
          requestTicket={async (exportFormat) => {
            const variables = { id, input: { ...filter, sort, format: exportFormat } };
            const found = await client.query({
              query: RulesPreviewFileDocument,
              variables,
              fetchPolicy: 'no-cache',
            });
            return found.data?.rulesPreviewFile;
          }}
        />
      </Box>
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : (
        <Box aria-busy={loading}>
          <PlainTable
            caption={say('dealers')}
            columns={[
              { key: 'dealer', label: say('dealer'), cell: ({ businessName }) => businessName },
              {
                key: 'before',
                label: say('before'),
                align: 'end',
                cell: (row) => format.euro(row.accumulatedBefore),
              },
              { key: 'after', label: say('after'), align: 'end', cell: (row) => format.euro(row.accumulatedAfter) },
              {
                key: 'difference',
                label: say('difference'),
                align: 'end',
                cell: (row) => format.euro(row.accumulatedDifference, signed),
              },
            ]}
            rows={shown?.items ?? []}
            rowKey={({ dealerId }) => dealerId}
            item={({ businessName, accumulatedBefore, accumulatedAfter, accumulatedDifference }) => (
              <>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{businessName}</Box>
                {fromTo(accumulatedBefore, accumulatedAfter, accumulatedDifference)}
              </>
            )}
            empty={shown === undefined || shown === null ? '' : say('none')}
          />
          <ListPager
            page={page}
            pageSize={pageSize}
            total={shown?.total ?? 0}
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(1);
            }}
          />
        </Box>
      )}
    </Box>
  );
}
