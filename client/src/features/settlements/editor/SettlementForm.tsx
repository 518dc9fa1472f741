import { regions, type Region } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { settlementLimits } from '@gdd/schema/settlements';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { provincesOf } from '../../../domain/members/provinces';
import { useMemberSearch } from '../../../domain/members/useMemberSearch';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { Problem } from '../../../shared/apollo/problem';
import { DateField } from '../../../shared/dates/DateField';
import { FieldColumns } from '../../../shared/forms/fields/FieldColumns';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormActions } from '../../../shared/forms/FormActions';
import type { Draft } from '../../../shared/forms/drafts/useDraft';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { SearchSelect } from '../../../shared/forms/searchSelect/SearchSelect';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { PickField } from './PickField';
import { parseMinimum, type SettlementFormValues } from './settlementFormValues';

interface SettlementFormProps {
  readonly form: UseFormReturn<SettlementFormValues>;
  /** The campaigns that can be chosen. */
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
  readonly problem: Problem | undefined;
  readonly draft: Draft;
  readonly submitLabel: string;
  readonly cancelTo: string;
  readonly onSubmit: () => void;
}

/** The form that creates and edits a settlement run. */
export function SettlementForm(props: SettlementFormProps) {
  const { form, campaigns, today, problem, draft, submitLabel, cancelTo, onSubmit } = props;
  const { say } = useTexts('settlements.form');
  const { control, formState } = form;
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
        <Surface title={say('what')}>
          <Stack spacing={2.5}>
            <TextField
              control={control}
              name="title"
              label={say('title')}
              autoComplete="off"
              rules={{ required: true, maxLength: settlementLimits.title }}
            />
            <PickField
              control={control}
              name="campaigns"
              label={say('campaigns')}
              options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
              none={say('campaigns.none')}
              required
            />
            <FieldColumns>
              <TextField
                control={control}
                name="minimum"
                label={say('minimum')}
                hint={say('minimum.hint')}
                inputMode="decimal"
                autoComplete="off"
                rules={{
                  required: true,
                  validate: { amount: (text: string) => parseMinimum(text) !== undefined || say('minimum.invalid') },
                }}
              />
              <DateField
                control={control}
                name="day"
                label={say('day')}
                hint={say('day.hint')}
                rules={{ required: true, validate: { past: (day: string) => day <= today || say('day.future') } }}
              />
            </FieldColumns>
          </Stack>
        </Surface>
        <Surface title={say('dealers')}>
          <DealerFields form={form} />
        </Surface>
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

/** The conditions for dealers; without any, all dealers are included. */
function DealerFields({ form: { control } }: Pick<SettlementFormProps, 'form'>) {
  const { intl, say } = useTexts('settlements.form');
  const search = useMemberSearch('DISTRIBUTOR');
  const region = useWatch({ control, name: 'filter.region' });
  const all = say('all');
  return (
    <FieldColumns>
      <PickField
        control={control}
        name="filter.status"
        label={say('status')}
        options={dealerStatuses.map((status) => ({
          value: apiEnum(status),
          label: intl.formatMessage({ id: `dealers.status.${status}` }),
        }))}
        none={all}
      />
      <PickField
        control={control}
        name="filter.tier"
        label={say('tier')}
        options={dealerTiers.map((tier) => ({
          value: apiEnum(tier),
          label: intl.formatMessage({ id: `dealers.tier.${tier}` }),
        }))}
        none={all}
      />
      <PickField
        control={control}
        name="filter.region"
        label={say('region')}
        options={regions.map((each) => ({ value: each, label: each }))}
        none={all}
      />
      <PickField
        control={control}
        name="filter.province"
        label={say('province')}
        options={provincesOf(region as Region[]).map(([code, name]) => ({ value: code, label: `${name} (${code})` }))}
        none={all}
      />
      <SearchSelect control={control} name="filter.memberId" label={say('member')} search={search} />
      <SelectField
        control={control}
        name="filter.stopped"
        label={say('stopped')}
        options={[
          { value: 'yes', label: say('stopped.yes') },
          { value: 'no', label: say('stopped.no') },
        ]}
      />
      <DateField control={control} name="filter.joinedFrom" label={say('joinedFrom')} />
      <DateField control={control} name="filter.joinedTo" label={say('joinedTo')} />
    </FieldColumns>
  );
}
