import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { namesOf } from '@gdd/schema/fields';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Problem } from '../../../shared/apollo/problem';
import { FieldColumns } from '../../../shared/forms/fields/FieldColumns';
import { FormActions } from '../../../shared/forms/FormActions';
import type { Draft } from '../../../shared/forms/drafts/useDraft';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { formFields, formSections } from '../dealerSections';
import { DealerFormField } from './DealerFormField';
import type { DealerFormValues } from './dealerFormValues';

interface DealerFormProps {
  readonly form: UseFormReturn<DealerFormValues>;
  /** A new dealer also has fields for its code and its first status. */
  readonly isNew: boolean;
  readonly problem: Problem | undefined;
  readonly draft: Draft;
  readonly submitLabel: string;
  readonly cancelTo: string;
  readonly onSubmit: () => void;
}

/** The form that creates and edits a dealer. */
export function DealerForm({ form, isNew, problem, draft, submitLabel, cancelTo, onSubmit }: DealerFormProps) {
  const { say } = useTexts('dealers.detail');
  const { formState } = form;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ maxWidth: 880 }}
    >
      <Stack spacing={2}>
        <FormProblem problem={problem} draft={draft} />
        {formSections.map((section) => (
          <Surface key={section} title={say(section)}>
            <FieldColumns>
              {namesOf(formFields)
                .filter((field) => formFields[field] === section)
                .map((field) => (
                  <DealerFormField key={field} field={field} form={form} isNew={isNew} />
                ))}
            </FieldColumns>
          </Surface>
        ))}
        <FormActions>
          <SubmitButton busy={formState.isSubmitting}>{submitLabel}</SubmitButton>
          <Button component={Link} to={cancelTo} disabled={formState.isSubmitting}>
            <FormattedMessage id="actions.cancel" />
          </Button>
        </FormActions>
      </Stack>
    </Box>
  );
}
