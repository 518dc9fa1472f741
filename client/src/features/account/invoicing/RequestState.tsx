import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Notice } from '../../../shared/page/Notice';
import { companyInput } from './companyInput';
import type { OwnInvoicingFragment } from './invoicing.generated';
import { useUpdateInvoicing } from './useUpdateInvoicing';

/** What became of the newest request: that it waits, and can be withdrawn; that it was approved or refused, and why. */
export function RequestState({ invoicing }: { readonly invoicing: OwnInvoicingFragment }) {
  const { say, format } = useTexts('account.invoicing.request');
  const { request } = invoicing;
  if (request === null || request.state === 'WITHDRAWN') return null;
  const { state, proposedAt, expiresAt, decidedAt, reason } = request;
  const values = {
    asked: format.dateTime(proposedAt),
    expires: format.dateTime(expiresAt),
    decided: decidedAt === null ? '' : format.dateTime(decidedAt),
    reason,
  };
  return (
    <Notice>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {say(state, values)}
      </Box>
      {state === 'PENDING' && <Withdrawal invoicing={invoicing} />}
    </Notice>
  );
}

/** Withdraws a request, by asking for what there is. */
function Withdrawal({ invoicing }: { readonly invoicing: OwnInvoicingFragment }) {
  const { say } = useTexts('account.invoicing.company');
  const form = useForm();
  const { problem, save } = useUpdateInvoicing(form);
  const submit = form.handleSubmit(async () => {
    await save({ company: companyInput(invoicing) }, 'company.withdrawn');
  });
  return (
    <>
      <FormProblem problem={problem} />
      <Button size="small" loading={form.formState.isSubmitting} onClick={() => void submit()}>
        {say('withdraw')}
      </Button>
    </>
  );
}
