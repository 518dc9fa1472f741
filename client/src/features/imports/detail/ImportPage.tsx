import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PendingApprovals } from '../../../domain/approvals/PendingApprovals';
import { enumText } from '../../../shared/apollo/enumTexts';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { RecordNotFound } from '../../../shared/states/RecordNotFound';
import { ErrorState } from '../../../shared/states/ErrorState';
import { PageState } from '../../../shared/states/PageState';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { ImportActions } from './ImportActions';
import { ImportColumns } from './ImportColumns';
import { ImportErrors } from './ImportErrors';
import { ImportObstacles } from './ImportObstacles';
import { isUnderWay } from '../importOptions';
import { ImportPreview } from './ImportPreview';
import { ImportPrizes } from './ImportPrizes';
import { ImportWorsening } from './ImportWorsening';
import { ImportPageDocument, useImportPageQuery, type ImportRecordFragment } from '../imports.generated';
import { ImportSample } from './ImportSample';
import { ImportStatusLabel } from '../ImportStatusLabel';
import { ImportWarnings, wantedConfirmations, type ConfirmationGroup } from './ImportWarnings';
import { ImportWork } from './ImportWork';
import { usePolling } from '../../../shared/apollo/usePolling';
import { useLivePace, useLiveQuery } from '../../../shared/live/liveHooks';

/** The polling interval while the portal is processing the import, in milliseconds. */
const pollInterval = 1_000;

/** An import: its progress, its changes, its errors, and its actions. */
export function Component() {
  const { say } = useTexts('imports.page');
  const { id = '' } = useParams();
  const { data, loading, error, refetch, startPolling, stopPolling } = useImportPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const record = useLastKnown(id, data?.import, problem);
  usePolling(record !== undefined && isUnderWay(record.status), useLivePace(pollInterval), {
    startPolling,
    stopPolling,
  });
  useLiveQuery('IMPORT', ImportPageDocument, { id }, id);
  const retry = () => void refetch();
  if (record) return <ImportRecord key={record.id} record={record} problem={problem} onRetry={retry} />;
  if (problem?.code === 'NOT_FOUND') return <ImportNotFound />;
  return <PageState title={say('title')} back={<BackToList />} heights={[320]} problem={problem} onRetry={retry} />;
}

/** The import as last read: it stays when a request fails, unless it does not exist any more. */
function useLastKnown(
  id: string,
  received: ImportRecordFragment | null | undefined,
  problem: Problem | undefined,
): ImportRecordFragment | undefined {
  const [known, setKnown] = useState<ImportRecordFragment>();
  if (received && received !== known) setKnown(received);
  const last = received ?? known;
  return last?.id === id && problem?.code !== 'NOT_FOUND' ? last : undefined;
}

/** Back to where the user came from: the campaign whose goals these are, or the list. */
function BackToList() {
  const toList = useListReturn('imports', '/imports');
  const campaign = useCampaignAddress();
  return campaign === undefined ? (
    <BackLink {...toList} labelId="imports.page.back" />
  ) : (
    <BackLink to={campaign} labelId="imports.page.backToCampaign" />
  );
}

/** The address of the campaign from which the user has come here to apply its goals. */
function useCampaignAddress(): string | undefined {
  const { state } = useLocation() as { state: unknown };
  const isFromCampaign = typeof state === 'object' && state !== null && 'campaignId' in state;
  return isFromCampaign ? `/campaigns/${String(state.campaignId)}` : undefined;
}

/** Returns to the campaign once its goals are applied, which the user has seen begin here. */
function useReturnToCampaign({ status, filename }: Pick<ImportRecordFragment, 'status' | 'filename'>): void {
  const campaign = useCampaignAddress();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { say } = useTexts('imports.page');
  const [first] = useState(status);
  const isApplied = campaign !== undefined && status === 'APPLIED' && first !== 'APPLIED';
  useEffect(() => {
    if (!isApplied) return;
    toasts.success(say('goalsApplied', { name: filename }));
    void navigate(campaign, { replace: true });
  }, [isApplied, campaign, navigate, toasts, say, filename]);
}

function ImportNotFound() {
  const { say } = useTexts('imports.page.notFound');
  return (
    <RecordNotFound title={say('title')} text={say('text')} link={{ to: '/imports', labelId: 'imports.page.back' }} />
  );
}

interface ImportRecordProps {
  readonly record: ImportRecordFragment;
  /** Set if the last read failed: the displayed import may be outdated. */
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

function ImportRecord({ record, problem, onRetry }: ImportRecordProps) {
  const { say, format } = useTexts('imports');
  const isEarlier = useIsEarlier();
  useReturnToCampaign(record);
  const [confirmed, setConfirmed] = useState<readonly ConfirmationGroup[]>([]);
  const { kind, status, createdAt, createdBy, warnings, prizes, columns } = record;
  const isPreview = status === 'READY' || (status === 'INVALID' && record.rowsValid > 0);
  const wanted = isPreview ? wantedConfirmations(warnings) : [];
  const values = {
    kind: say(`kind.${kind}`),
    at: format.dateTime(createdAt),
    name: createdBy ?? '',
  };
  return (
    <>
      <BackToList />
      <PageHeader
        title={record.filename}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {say(`page.subtitle${createdBy === null ? '' : 'By'}`, values)}
            <ImportStatusLabel {...record} />
          </Box>
        }
        actions={
          <ImportActions
            record={record}
            areWarningsOpen={wanted.some((group) => !confirmed.includes(group))}
            onRefused={onRetry}
          />
        }
      />
      {(status === 'APPLIED' || (isPreview && record.worsening !== null)) && (
        <PendingApprovals about={{ importId: [record.id] }} queue={`/approvals?importazione=${record.id}`} />
      )}
      {isEarlier && (status === 'APPLIED' || status === 'APPLYING') && <Notice>{say('page.earlier')}</Notice>}
      <Stack spacing={2}>
        {problem !== undefined && <ErrorState problem={problem} onRetry={onRetry} />}
        <StatusSentence record={record} />
        {isUnderWay(status) && <ImportWork progress={record.progress} status={status} />}
        {columns !== null && !isUnderWay(status) && (
          <ImportColumns key={`${columns.state} ${status}`} record={record} columns={columns} onRefused={onRetry} />
        )}
        {warnings.length > 0 && (
          <ImportWarnings warnings={warnings} wanted={wanted} confirmed={confirmed} onConfirm={setConfirmed} />
        )}
        {isPreview && record.worsening !== null && <ImportWorsening worsening={record.worsening} />}
        {isPreview && prizes.length > 0 && <ImportPrizes prizes={prizes} />}
        {status !== 'READING' && record.rowsRead > 0 && <ImportPreview record={record} />}
        {record.sample.length > 0 && <ImportSample record={record} />}
        {record.errorCount > 0 && !record.awaitsColumns && <ImportErrors record={record} />}
      </Stack>
    </>
  );
}

/** Whether the user has just uploaded a file that had been imported before. */
function useIsEarlier(): boolean {
  const { state } = useLocation() as { state: unknown };
  return typeof state === 'object' && state !== null && 'isEarlier' in state && state.isEarlier === true;
}

/** Explains the status, and is announced at each change; with the reason of a failure and the obstacles to undoing. */
function StatusSentence({ record }: { record: ImportRecordFragment }) {
  const { say, format } = useTexts('imports');
  const { status, errorCount, rowsValid, appliedAt, undoneAt, failure, awaitsColumns } = record;
  const isInvalid = status === 'INVALID';
  const ofInvalid = awaitsColumns ? '.columns' : rowsValid === 0 ? '.none' : '';
  const at = status === 'UNDONE' ? undoneAt : appliedAt;
  return (
    <Box role="status">
      <Typography>
        {say(`statusText.${status}${isInvalid ? ofInvalid : ''}`, {
          count: errorCount,
          number: format.number(errorCount),
          at: at === null ? '' : format.dateTime(at),
        })}
      </Typography>
      {record.obstacleCount > 0 && (
        <Box
          sx={{
            mt: 1,
            borderLeft: 4,
            borderColor: 'warning.main',
            bgcolor: 'tint.warning',
            borderRadius: 1,
            px: 1.5,
            py: 1,
          }}
        >
          <Typography sx={{ mb: 0.5 }}>{say('obstacles.stopped')}</Typography>
          <ImportObstacles
            obstacles={record.obstacles.map((each) => ({ ...each, kind: enumText(each.kind) }))}
            count={record.obstacleCount}
          />
        </Box>
      )}
      {failure !== null && (
        <Box
          sx={{
            mt: 1,
            borderLeft: 4,
            borderColor: 'error.main',
            bgcolor: 'tint.error',
            borderRadius: 1,
            px: 1.5,
            py: 1,
            overflowWrap: 'anywhere',
          }}
        >
          {say(`failure.${enumText(failure)}`)}
        </Box>
      )}
    </Box>
  );
}
