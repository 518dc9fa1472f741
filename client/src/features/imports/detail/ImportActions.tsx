import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { RequestMadeDialog } from '../../../domain/approvals/RequestMadeDialog';
import { problemOf } from '../../../shared/apollo/problem';
import type { ImportConfirmation } from '../../../shared/apollo/schema.generated';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useFormat } from '../../../shared/i18n/useFormat';
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
  return (
    <Button variant="outlined" component={Link} to="/imports/new">
      <FormattedMessage id="imports.new" />
    </Button>
  );
}

/** Returns a handler that reports a refusal as a toast and fetches the import again. */
function useRefusal({ record, onRefused }: Pick<ImportActionsProps, 'record' | 'onRefused'>): (error: unknown) => void {
  const reportError = useErrorToast();
  return (error) => {
    reportError(error, record.filename);
    onRefused();
  };
}

/** What applying an import confirms: its buttons are enabled once the user has confirmed the warnings. */
function confirmedOf({ warnings }: ImportRecordFragment): { confirmWarnings: true; confirm: ImportConfirmation[] } {
  const isWanted = warnings.some(({ confirmation }) => confirmation === 'EQUAL_LINES');
  return { confirmWarnings: true, confirm: isWanted ? ['EQUAL_LINES'] : [] };
}

function ApplyButton(props: ImportActionsProps) {
  const { id } = props.record;
  const onError = useRefusal(props);
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [apply, { loading }] = useApplyImportMutation({
    update: forgetApprovals,
    onCompleted: ({ applyImport }) => setRequest(applyImport.pendingApproval ?? undefined),
    onError,
  });
  return (
    <>
      <Button
        variant="contained"
        loading={loading}
        disabled={props.areWarningsOpen}
        onClick={() => {
          if (!loading) void apply({ variables: { id, skipInvalid: false, ...confirmedOf(props.record) } });
        }}
      >
        <FormattedMessage id="imports.apply" />
      </Button>
      {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
    </>
  );
}

function ApplyValidButton(props: ImportActionsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { id, rowsValid, errorCount } = props.record;
  const [isAsking, setAsking] = useState(false);
  const [request, setRequest] = useState<RequestMadeFragment>();
  const close = () => setAsking(false);
  const refused = useRefusal(props);
  const [apply, { loading }] = useApplyImportMutation({
    update: forgetApprovals,
    onCompleted: ({ applyImport }) => {
      close();
      setRequest(applyImport.pendingApproval ?? undefined);
    },
    onError: (error) => {
      close();
      refused(error);
    },
  });
  return (
    <>
      <Button variant="contained" disabled={props.areWarningsOpen} onClick={() => setAsking(true)}>
        <FormattedMessage id="imports.applyValid" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={intl.formatMessage({ id: 'imports.applyValid.title' })}
        text={intl.formatMessage(
          { id: 'imports.applyValid.text' },
          {
            valid: rowsValid,
            validNumber: format.number(rowsValid),
            invalid: errorCount,
            invalidNumber: format.number(errorCount),
          },
        )}
        confirmLabel={intl.formatMessage({ id: 'imports.applyValid' })}
        busy={loading}
        onConfirm={() => {
          if (!loading) void apply({ variables: { id, skipInvalid: true, ...confirmedOf(props.record) } });
        }}
        onClose={close}
      />
      {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
    </>
  );
}

function UndoButton(props: ImportActionsProps) {
  const intl = useIntl();
  const { id, kind } = props.record;
  const [isAsking, setAsking] = useState(false);
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [refused, setRefused] = useState<Parameters<typeof UndoRefusedDialog>[0]['refused']>();
  const close = () => setAsking(false);
  const reportRefusal = useRefusal(props);
  const [undo, { loading }] = useUndoImportMutation({
    update: forgetApprovals,
    onCompleted: ({ undoImport }) => {
      close();
      setRequest(undoImport.pendingApproval ?? undefined);
    },
    onError: (error) => {
      close();
      const { obstacles = [], obstacleCount: count = 0 } = problemOf(error) ?? {};
      if (count > 0) setRefused({ obstacles, count });
      else reportRefusal(error);
    },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        <FormattedMessage id="imports.undo" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={intl.formatMessage({ id: 'imports.undo.title' })}
        text={intl.formatMessage({ id: 'imports.undo.text' })}
        confirmLabel={intl.formatMessage({ id: 'imports.undo' })}
        cancelLabel={intl.formatMessage({ id: 'imports.undo.cancel' })}
        destructive
        busy={loading}
        onConfirm={() => {
          if (!loading) void undo({ variables: { id } });
        }}
        onClose={close}
      >
        {(kind === 'SALES' || kind === 'GOALS') && <UndoEffects importId={id} />}
      </ConfirmDialog>
      {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
      <UndoRefusedDialog
        refused={refused}
        onClose={() => {
          setRefused(undefined);
          props.onRefused();
        }}
      />
    </>
  );
}
