import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  SalesCompletenessDocument,
  useSalesCompletenessQuery,
} from '../../../domain/completeness/completeness.generated';
import { useCompleteText } from '../../../domain/completeness/useCompleteText';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useAction } from '../../../shared/actions/useAction';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ChoiceFilter } from '../../../shared/list/filters/ChoiceFilter';
import { useCompleteSalesMonthMutation, useReopenSalesMonthMutation } from '../imports.generated';
import { monthsToMark } from './monthsToMark';

/** Until which month the sales are complete, and the office's marks: a further month, or the last one taken back. */
export function CompleteMonths() {
  const { say } = useTexts('imports.complete');
  const { data } = useSalesCompletenessQuery({ fetchPolicy: 'cache-and-network' });
  const text = useCompleteText(data?.salesCompleteness?.through);
  if (!data?.salesCompleteness) return null;
  const { through, lastOver } = data.salesCompleteness;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center', mb: 2 }}>
      <Typography role="status">{text ?? say('none')}</Typography>
      {/* The last month is chosen anew after each change. */}
      <MarkMonth key={through} months={monthsToMark(through, lastOver)} />
      {through !== null && <ReopenMonth month={through} />}
    </Box>
  );
}

function MarkMonth({ months }: { readonly months: readonly string[] }) {
  const { say, format } = useTexts('imports.complete');
  const [month, setMonth] = useState(months.at(-1) ?? '');
  const [mark] = useCompleteSalesMonthMutation({ refetchQueries: [SalesCompletenessDocument] });
  const { run, busy } = useAction();
  if (months.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <ChoiceFilter
        label={say('month')}
        all={say('choose')}
        choices={months}
        text={(each) => format.month(each)}
        value={month}
        onChange={setMonth}
      />
      <Button
        variant="outlined"
        loading={busy}
        disabled={month === ''}
        onClick={() => run(() => mark({ variables: { month } }), { name: format.month(month) })}
      >
        {say('mark')}
      </Button>
    </Box>
  );
}

function ReopenMonth({ month }: { readonly month: string }) {
  const { say, format } = useTexts('imports.complete');
  const [isAsking, setAsking] = useState(false);
  const name = format.month(month);
  const [reopen] = useReopenSalesMonthMutation({ refetchQueries: [SalesCompletenessDocument] });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{say('reopen', { month: name })}</Button>
      <ActionDialog
        open={isAsking}
        title={say('reopen.title', { month: name })}
        text={say('reopen.text')}
        confirmLabel={say('reopen', { month: name })}
        act={() => reopen({ variables: { month } })}
        name={name}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
