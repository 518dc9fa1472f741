import ContentPasteOutlined from '@mui/icons-material/ContentPasteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, startTransition, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useDealerRows } from '../../../shared/list/paging/useDealerRows';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useListState } from '../../../shared/list/state/useListState';
import { withCodes } from '../../../domain/goals/pastedGoals';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { proposedGoalList, type ProposedGoalRow } from './proposedGoalList';
import { useProposedGoalsQuery } from './proposals.generated';
import { useGoalEditing, useSendGoals } from './useGoalEditing';

// Loaded when it is first opened.
const PasteGoalsDialog = lazy(async () => ({
  default: (await import('../../../domain/goals/PasteGoalsDialog')).PasteGoalsDialog,
}));

interface ProposedGoalsProps {
  readonly id: string;
  readonly isClosed: boolean;
  /** Called after goals were edited: the proposal's totals may have changed. */
  readonly onEdited: () => void;
}

const noRows: readonly ProposedGoalRow[] = [];
const labelOf = ({ businessName }: ProposedGoalRow) => businessName;
const hrefOf = ({ dealerId }: ProposedGoalRow) => `/dealers/${dealerId}`;

/** The goals of a proposal, edited in the grid or by pasting; the server searches, filters, sorts and pages. */
export function ProposedGoals({ id, isClosed, onEdited }: ProposedGoalsProps) {
  const { intl, say, format } = useTexts('goals');
  const toasts = useToasts();
  const headingId = useId();
  const controls = useListState(proposedGoalList.codec);
  const input = useMemo(() => proposedGoalList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useProposedGoalsQuery({
    variables: { id, input },
    fetchPolicy: 'cache-and-network',
  });
  const page = useDealerRows(data?.proposedGoals);
  const view = useVisiblePage({ page, loading, error }, controls.state, controls.key);
  /** The initial text of the dialog; undefined while the dialog is closed. */
  const [pasted, setPasted] = useState<string>();
  const open = useCallback((text: string) => startTransition(() => setPasted(text)), []);
  const items = view.visible?.items ?? noRows;
  const send = useSendGoals(id);
  const reload = useCallback(() => {
    void refetch();
    onEdited();
  }, [refetch, onEdited]);
  const onWritten = (changed: number) => {
    toasts.success(say('done', { count: changed, number: format.number(changed) }));
    reload();
  };
  const onPaste = useCallback(
    (text: string, from: ProposedGoalRow | undefined) =>
      open(withCodes(text, from === undefined ? items : items.slice(items.indexOf(from)))),
    [items, open],
  );
  const editing = useGoalEditing(send, reload);
  const actionsOf = useCallback(
    ({ code, goalThreshold }: ProposedGoalRow) => [
      {
        key: 'edit',
        label: intl.formatMessage({ id: 'simulations.goals.edit' }),
        icon: EditOutlined,
        onSelect: () => open(`${code}\t${goalThreshold}`),
      },
    ],
    [intl, open],
  );
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1, mb: 1.5 }}>
        <Typography variant="h2" component="h3" id={headingId} sx={{ flex: 1 }}>
          <FormattedMessage id="simulations.goals.rows.title" />
        </Typography>
        {!isClosed && (
          <Button
            variant="outlined"
            startIcon={<ContentPasteOutlined />}
            onClick={() => open('')}
            sx={{ displayPrint: 'none' }}
          >
            {say('paste.title')}
          </Button>
        )}
      </Box>
      <ListFilters list={proposedGoalList} controls={controls.filters} />
      <DefinedListView
        list={proposedGoalList}
        controls={controls}
        view={view}
        row={{ labelOf, hrefOf, ...(!isClosed && { actionsOf, editing, onPaste }) }}
        onRetry={() => void refetch()}
      />
      <Suspense>
        {pasted !== undefined && (
          <PasteGoalsDialog
            draftName={`proposal.goals.${id}`}
            rows={items}
            text={pasted}
            purpose="write"
            send={send}
            onSent={({ changed }) => {
              onWritten(changed);
              setPasted(undefined);
            }}
            onClose={() => setPasted(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}
