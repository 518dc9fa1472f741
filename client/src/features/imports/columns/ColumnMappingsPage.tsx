import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { EmptyState } from '../../../shared/states/EmptyState';
import { PageState } from '../../../shared/states/PageState';
import { useColumnMappingsQuery, useDeleteColumnMappingMutation, type ColumnMappingsQuery } from '../imports.generated';

type Mapping = NonNullable<ColumnMappingsQuery['columnMappings']>[number];

/** The settings of imports: the columns of foreign files that are remembered, to look at and to forget. */
export function Component() {
  const { say } = useTexts('imports.columns');
  const { data, loading, error, refetch } = useColumnMappingsQuery({ fetchPolicy: 'cache-and-network' });
  const [deleting, setDeleting] = useState<Mapping>();
  const title = say('title');
  const back = <BackLink to="/imports" labelId="imports.page.back" />;
  const mappings = data?.columnMappings;
  if (!mappings) {
    const problem = loading ? undefined : problemOf(error);
    return <PageState title={title} back={back} heights={[220]} problem={problem} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {back}
      <PageHeader title={title} subtitle={say('subtitle')} />
      {mappings.length === 0 ? (
        <EmptyState title={say('empty.title')} text={say('empty.text')} />
      ) : (
        <Stack spacing={2}>
          {mappings.map((mapping) => (
            <MappingSurface key={mapping.id} mapping={mapping} onDelete={() => setDeleting(mapping)} />
          ))}
        </Stack>
      )}
      {deleting !== undefined && <DeleteDialog mapping={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

function MappingSurface({ mapping, onDelete }: { readonly mapping: Mapping; readonly onDelete: () => void }) {
  const { intl, say, format } = useTexts('imports.columns');
  const { confirmedAt, confirmedBy, columns } = mapping;
  const read = columns.filter(({ field }) => field !== null);
  const notRead = columns.filter(({ field, header }) => field === null && header !== '');
  return (
    <Surface
      title={useMappingName(mapping)}
      actions={
        <Button color="error" onClick={onDelete}>
          {say('delete')}
        </Button>
      }
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {say(`confirmed${confirmedBy === null ? '' : 'By'}`, {
          at: format.dateTime(confirmedAt),
          name: confirmedBy ?? '',
        })}
      </Typography>
      <Box
        component="ul"
        aria-label={intl.formatMessage({ id: 'columns.table' })}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
      >
        {read.map(({ header, field }, place) => (
          <Box component="li" key={place} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {header || '–'} → <strong>{field}</strong>
          </Box>
        ))}
      </Box>
      {notRead.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
          <FormattedMessage
            id="imports.columns.notRead"
            values={{ columns: notRead.map(({ header }) => header).join(', ') }}
          />
        </Typography>
      )}
    </Surface>
  );
}

/** 'Vendite · Gomme Rossi S.r.l.' */
function useMappingName({ kind, sender }: Mapping): string {
  return `${useIntl().formatMessage({ id: `columns.kind.${kind}` })} · ${sender}`;
}

function DeleteDialog({ mapping, onClose }: { readonly mapping: Mapping; readonly onClose: () => void }) {
  const { say } = useTexts('imports.columns');
  const name = useMappingName(mapping);
  const [remove] = useDeleteColumnMappingMutation({ refetchQueries: ['ColumnMappings'] });
  return (
    <ActionDialog
      title={say('delete.title', { name })}
      text={say('delete.text')}
      confirmLabel={say('delete')}
      destructive
      act={() => remove({ variables: { id: mapping.id } })}
      done={say('deleted')}
      name={name}
      onClose={onClose}
    />
  );
}
