import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { provincesByRegion, regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import type { ReactNode } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Problem } from '../../shared/apollo/problem';
import { FormProblem } from '../../shared/forms/FormProblem';
import { SearchSelect } from '../../shared/forms/SearchSelect';
import { SelectField } from '../../shared/forms/SelectField';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { TextField } from '../../shared/forms/TextField';
import { Surface } from '../../shared/page/Surface';
import type { DealerFormValues } from './dealerFormValues';
import { dealerParentRoles, statusOptions, tierOptions } from './dealerOptions';
import { useDealerRules } from './useDealerRules';
import { useMemberSearch } from '../../shared/members/useMemberSearch';

interface DealerFormProps {
  readonly form: UseFormReturn<DealerFormValues>;
  /** A new dealer: it also gets its code and its first status. */
  readonly isNew: boolean;
  readonly problem: Problem | undefined;
  readonly submitLabel: string;
  readonly cancelTo: string;
  readonly onSubmit: () => void;
}

/** The one form of a dealer: creating and editing. */
export function DealerForm({ form, isNew, problem, submitLabel, cancelTo, onSubmit }: DealerFormProps) {
  const intl = useIntl();
  const { control, formState } = form;
  const label = (id: string) => intl.formatMessage({ id: `dealers.${id}` });
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
        <FormProblem problem={problem} />
        <Surface title={label('detail.registry')}>
          <RegistryFields form={form} isNew={isNew} />
        </Surface>
        <Surface title={label('detail.contacts')}>
          <ContactFields control={control} />
        </Surface>
        <Surface title={label('detail.network')}>
          <NetworkFields form={form} />
        </Surface>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
          <SubmitButton busy={formState.isSubmitting}>{submitLabel}</SubmitButton>
          <Button component={Link} to={cancelTo} disabled={formState.isSubmitting}>
            <FormattedMessage id="actions.cancel" />
          </Button>
        </Box>
      </Stack>
    </Box>
  );
}

/** Two columns where there is room for them. */
function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

function RegistryFields({ form, isNew }: Pick<DealerFormProps, 'form' | 'isNew'>) {
  const intl = useIntl();
  const rules = useDealerRules();
  const { control, setValue } = form;
  const region = useWatch({ control, name: 'region' });
  const label = (id: string) => intl.formatMessage({ id: `dealers.${id}` });
  const provinces = region === '' ? [] : Object.entries<string>(provincesByRegion[region] ?? {});
  return (
    <Columns>
      <TextField control={control} name="businessName" label={label('businessName')} rules={rules.name} />
      <TextField
        control={control}
        name="vatNumber"
        label={label('form.vatNumber')}
        rules={rules.vatNumber}
        inputMode="numeric"
        hint={label('form.vatHint')}
      />
      <TextField
        control={control}
        name="code"
        label={label('code')}
        readOnly={!isNew}
        hint={label(isNew ? 'form.codeHint' : 'form.codeFixed')}
        {...(isNew && { rules: rules.code })}
      />
      <TextField control={control} name="joinedOn" type="date" label={label('form.joinedOn')} rules={rules.joinedOn} />
      <SelectField
        control={control}
        name="region"
        label={label('region')}
        options={regions.map((value) => ({ value, label: value }))}
        rules={rules.choice}
        onSelected={() => setValue('province', '', { shouldDirty: true })}
      />
      <SelectField
        control={control}
        name="province"
        label={label('province')}
        options={provinces.map(([value, name]) => ({ value, label: `${name} (${value})` }))}
        rules={rules.province}
        disabled={region === ''}
        {...(region === '' && { hint: label('form.provinceFirst') })}
      />
      <TextField control={control} name="city" label={label('city')} rules={rules.city} />
      <SelectField
        control={control}
        name="tier"
        label={label('tier')}
        options={dealerTiers.map((tier) => ({ value: tierOptions[tier], label: label(`tier.${tier}`) }))}
        rules={rules.choice}
      />
      {isNew && (
        <SelectField
          control={control}
          name="status"
          label={label('status')}
          options={dealerStatuses.map((status) => ({ value: statusOptions[status], label: label(`status.${status}`) }))}
          rules={rules.choice}
        />
      )}
    </Columns>
  );
}

function ContactFields({ control }: { control: Control<DealerFormValues> }) {
  const intl = useIntl();
  const rules = useDealerRules();
  return (
    <Columns>
      <TextField
        control={control}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'dealers.email' })}
        rules={rules.email}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="phone"
        type="tel"
        label={intl.formatMessage({ id: 'dealers.phone' })}
        rules={rules.phone}
        autoComplete="off"
      />
    </Columns>
  );
}

function NetworkFields({ form: { control, setValue } }: Pick<DealerFormProps, 'form'>) {
  const intl = useIntl();
  const rules = useDealerRules();
  const parentRole = useWatch({ control, name: 'parentRole' });
  const search = useMemberSearch(parentRole === '' ? undefined : parentRole);
  return (
    <Columns>
      <SelectField
        control={control}
        name="parentRole"
        label={intl.formatMessage({ id: 'dealers.form.parentRole' })}
        options={dealerParentRoles.map((role) => ({
          value: role,
          label: intl.formatMessage({ id: `dealers.memberRole.${role}` }),
        }))}
        rules={rules.choice}
        onSelected={() => setValue('parentId', null, { shouldDirty: true })}
      />
      <SearchSelect
        control={control}
        name="parentId"
        label={intl.formatMessage({ id: 'dealers.form.parent' })}
        search={search}
        searchKey={parentRole}
        rules={rules.choice}
        disabled={parentRole === ''}
        {...(parentRole === '' && { hint: intl.formatMessage({ id: 'dealers.form.parentFirst' }) })}
      />
    </Columns>
  );
}
