import Typography from '@mui/material/Typography';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ResultDialog } from '../../../shared/dialogs/ResultDialog';
import { PlainTable } from '../../../shared/table/PlainTable';
import type { SelectionResultFragment } from './lines.generated';

interface SelectionOutcomeDialogProps {
  readonly action: 'prepare' | 'send';
  readonly outcome: SelectionResultFragment;
  readonly onClose: () => void;
}

/** Says for how many notes something was done, and which were left out and why. */
export function SelectionOutcomeDialog({ action, outcome, onClose }: SelectionOutcomeDialogProps) {
  const { intl, say, format } = useTexts('settlements.files');
  const { done, unchanged, leftOut, leftOutCount } = outcome;
  const reasonOf = ({ reason, missing, problems, delivery }: SelectionResultFragment['leftOut'][number]) => {
    if (reason === 'MISSING_DATA') {
      const data = missing.map((each) => intl.formatMessage({ id: `settlements.lines.missing.${each}` }));
      return say('reason.MISSING_DATA', { data: intl.formatList(data, { type: 'unit' }) });
    }
    if (reason === 'EXCHANGE_PROBLEMS') {
      const texts = problems.map(({ advice, ...problem }) =>
        say('problem', { ...problem, advice: say(`advice.${advice}`) }),
      );
      return say('reason.EXCHANGE_PROBLEMS', { problems: texts.join('; ') });
    }
    const state = delivery === null ? '' : intl.formatMessage({ id: `document.delivery.${delivery}` });
    return say(`reason.${reason}`, { state });
  };
  return (
    <ResultDialog title={say(`${action}.title`)} onClose={onClose}>
      <Typography role="status">
        {say(`${action}.outcome`, {
          ...{ done, doneNumber: format.number(done), unchanged, unchangedNumber: format.number(unchanged) },
          ...{ leftOut: leftOutCount, leftOutNumber: format.number(leftOutCount) },
        })}
      </Typography>
      {leftOut.length > 0 && (
        <PlainTable
          caption={say('leftOut')}
          columns={[
            { key: 'number', label: say('number'), cell: ({ number }) => number },
            { key: 'dealer', label: say('dealer'), cell: ({ businessName }) => businessName },
            { key: 'reason', label: say('reason'), cell: reasonOf },
          ]}
          rows={leftOut}
          rowKey={({ documentId }) => documentId}
        />
      )}
    </ResultDialog>
  );
}
