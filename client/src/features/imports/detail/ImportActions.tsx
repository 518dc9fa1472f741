import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { RequestMadeDialog } from '../../../domain/approvals/RequestMadeDialog';
import type { ImportConfirmation } from '../../../shared/apollo/schema.generated';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useAction } from '../../../shared/actions/useAction';
import { useTexts } from '../../../shared/i18n/useTexts';
import { UndoEffects } from './UndoEffects';
import { UndoRefusedDialog } from './UndoRefusedDialog';
import { useApplyImportMutation, useUndoImportMutation, type ImportRecordFragment } from '../imports.generated';

interface ImportActionsProps {
  readonly record: ImportRecordFragment;
  /** Whether there are unconfirmed warnings: until then the file cannot be applied. */
  readonly areWarningsOpen: boolean;
  /** Called after a refusal: the import may have changed since it was read. */
  readonly onRefused: () => void;
}

/** The actions on an import, by its status: apply it, apply its valid rows, undo it, or start another. */
export function ImportActions(props: ImportActionsProps) {
  const { record } = props;
  switch (record.status) {
    case 'READY':
      return <ApplyButton {...props} />;
    case 'INVALID':
      return (
        <>
          {record.rowsValid > 0 && <ApplyValidButton {...props} />}
          <NewImportLink />
        </>
      );
    case 'APPLIED':
      return <UndoButton {...props} />;
    case 'FAILED':
    case 'UNDONE':
      return <NewImportLink />;
    case 'READING':
    case 'APPLYING':
    case 'UNDOING':
      return null;
  }
}

function NewImportLink() {
  const { say } = useTexts('imports');
  return (
    <Button variant="outlined" component={Link} to="/imports/new">
      {say('new')}
    </Button>
  );
}

/** What applying an import confirms: its buttons are enabled once the user has confirmed the warnings. */
function confirmedOf({ warnings }: ImportRecordFragment): { confirmWarnings: true; confirm: ImportConfirmation[] } {
  const isWanted = warnings.some(({ confirmation }) => confirmation === 'EQUAL_LINES');
  return { confirmWarnings: true, confirm: isWanted ? ['EQUAL_LINES'] : [] };
}

function ApplyButton({ record, areWarningsOpen, onRefused }: ImportActionsProps) {
  const { say } = useTexts('imports');
  const { id, filename } = record;
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [apply] = useApplyImportMutation({ update: forgetApprovals });
  const { run, busy } = useAction();
  return (
    <>
      <Button
        variant="contained"
        loading={busy}
        disabled={areWarningsOpen}
        onClick={() =>
          run(() => apply({ variables: { id, skipInvalid: false, ...confirmedOf(record) } }), {
            onDone: ({ data }) => setRequest(data?.applyImport.pendingApproval ?? undefined),
            name: filename,
            onRefused,
          })
        }
      >
        {say('apply')}
      </Button>
      {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
    </>
  );
}

function ApplyValidButton({ record, areWarningsOpen, onRefused }: ImportActionsProps) {
  const { say, format } = useTexts('imports');
  const { id, filename, rowsValid, errorCount } = record;
  const [isAsking, setAsking] = useState(false);
  const [request, setRequest] = useState<RequestMadeFragment>();
  const close = () => setAsking(false);
  const [apply] = useApplyImportMutation({ update: forgetApprovals });
  return (
    <>
      <Button variant="contained" disabled={areWarningsOpen} onClick={() => setAsking(true)}>
        {say('applyValid')}
      </Button>
      <ActionDialog
        open={isAsking}
        title={say('applyValid.title')}
        text={say('applyValid.text', {
          valid: rowsValid,
          validNumber: format.number(rowsValid),
          invalid: errorCount,
          invalidNumber: format.number(errorCount),
        })}
        confirmLabel={say('applyValid')}
        act={() => apply({ variables: { id, skipInvalid: true, ...confirmedOf(record) } })}
        onDone={({ data }) => {
          close();
          setRequest(data?.applyImport.pendingApproval ?? undefined);
        }}
        name={filename}
        onRefused={onRefused}
        onClose={close}
      />
      {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
    </>
  );
}

function UndoButton({ record, onRefused }: ImportActionsProps) {
  const { say } = useTexts('imports');
  const { id, filename, kind } = record;
  const [isAsking, setAsking] = useState(false);
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [refused, setRefused] = useState<Parameters<typeof UndoRefusedDialog>[0]['refused']>();
  const close = () => setAsking(false);
  const [undo] = useUndoImportMutation({ update: forgetApprovals });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {say('undo')}
      </Button>
      <ActionDialog
        open={isAsking}
        title={say('undo.title')}
        text={say('undo.text')}
        confirmLabel={say('undo')}
        cancelLabel={say('undo.cancel')}
        destructive
        act={() => undo({ variables: { id } })}
        onDone={({ data }) => {
          close();
          setRequest(data?.undoImport.pendingApproval ?? undefined);
        }}
        name={filename}
        onError={({ obstacles = [], obstacleCount: count = 0 }, report) => {
          close();
          if (count > 0) return setRefused({ obstacles, count });
          report();
          onRefused();
        }}
        onClose={close}
      >
        {(kind === 'SALES' || kind === 'GOALS') && <UndoEffects importId={id} />}
      </ActionDialog>
      {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
      <UndoRefusedDialog
        refused={refused}
        onClose={() => {
          setRefused(undefined);
          onRefused();
        }}
      />
    </>
  );
}
