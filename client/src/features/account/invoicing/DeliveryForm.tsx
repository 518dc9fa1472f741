import { isSdiCode, isSdiCodeOf } from '@gdd/schema/invoicing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { FieldColumns } from '../../../shared/forms/fields/FieldColumns';
import { emailPattern } from '../../../shared/forms/fields/rules';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { CurrentPasswordField } from '../profile/CurrentPasswordField';
import type { OwnInvoicingFragment } from './invoicing.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useUpdateInvoicing } from './useUpdateInvoicing';

interface DeliveryFormProps {
  readonly invoicing: OwnInvoicingFragment;
  readonly username: string;
}

const normalCode = (text: string) => text.trim().toUpperCase();

/** SDI code and PEC, which change at once with the current password. */
export function DeliveryForm({ invoicing, username }: DeliveryFormProps) {
  const { say } = useTexts('account.invoicing');
  const { country, sdiCode, pec } = invoicing;
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { delivery: { sdiCode: sdiCode ?? '', pec: pec ?? '' }, currentPassword: '' },
  });
  const draft = useDraft(form, 'account.delivery');
  const { control, formState, handleSubmit, reset } = form;
  const { problem, save } = useUpdateInvoicing(form);

  const submit = handleSubmit(async ({ delivery, currentPassword }) => {
    const sent = { sdiCode: normalCode(delivery.sdiCode), pec: delivery.pec.trim() };
    const input = { delivery: { sdiCode: sent.sdiCode || null, pec: sent.pec || null }, currentPassword };
    if (await save(input, 'delivery.saved')) reset({ delivery: sent, currentPassword: '' });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack spacing={2.5}>
        <FormProblem problem={problem} draft={draft} />
        <FieldColumns>
          <TextField
            control={control}
            name="delivery.sdiCode"
            label={say('sdiCode')}
            rules={{
              validate: {
                form: (text) => text.trim() === '' || isSdiCode(normalCode(text)) || say('sdiCode.invalid'),
                foreign: (text) =>
                  text.trim() === '' || isSdiCodeOf(country, normalCode(text)) || say('sdiCode.foreign'),
              },
            }}
          />
          <TextField
            control={control}
            name="delivery.pec"
            type="email"
            label={say('pec')}
            rules={{
              maxLength: 254,
              validate: { form: (text) => text.trim() === '' || emailPattern.test(text.trim()) || say('pec.invalid') },
            }}
          />
          <CurrentPasswordField control={control} username={username} />
        </FieldColumns>
        <Box>
          <Button type="submit" variant="outlined" loading={formState.isSubmitting}>
            {say('delivery.submit')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
