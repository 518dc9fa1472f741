import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Cause } from '../../domain/statements/changes/Cause';
import { linesQuery } from '../../domain/statements/lines/linesId';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { BackLink } from '../../shared/page/BackLink';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Surface } from '../../shared/page/Surface';
import { useCan } from '../../shared/permissions/useCan';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlocks } from '../../shared/states/Skeletons';
import { PlainTable } from '../../shared/table/PlainTable';
import { useAccrualCausesQuery, type AccrualCausesQuery } from './accruals.generated';
import { monthName } from './monthName';

type Causes = NonNullable<AccrualCausesQuery['accrualCauses']>;

/** A dealer's row of a month, with the recorded causes of its corrections and the lines that arrived late. */
export function Component() {
  const { say, format } = useTexts('accruals.causes');
  const { month = '', campaignId = '', dealerId = '' } = useParams();
  const { data, loading, error, refetch } = useAccrualCausesQuery({
    variables: { month, campaignId, dealerId },
    fetchPolicy: 'cache-and-network',
  });
  const causes = data?.accrualCauses;
  const problem = loading ? undefined : problemOf(error);
  const name = monthName(month, format);
  return (
    <>
      <BackLink to={`/accruals/${month}?per=dealer&campagna=${campaignId}`} labelId="accruals.causes.back" />
      <PageHeader
        title={say('title', { month: name })}
        subtitle={
          causes && (
            <Link component={RouterLink} to={`/campaigns/${campaignId}/dealers/${dealerId}`}>
              {causes.row.dealer?.businessName} · {causes.row.campaign?.title}
            </Link>
          )
        }
      />
      {problem?.code === 'NOT_FOUND' ? (
        <EmptyState title={say('notFound.title')} text={say('notFound.text')} />
      ) : problem !== undefined && !causes ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : causes ? (
        <Stack spacing={3}>
          <Movement causes={causes} />
          <Steps causes={causes} campaignId={campaignId} dealerId={dealerId} />
          <LateLines causes={causes} />
        </Stack>
      ) : (
        <SkeletonBlocks heights={[240, 200, 200]} />
      )}
    </>
  );
}

const sums = ['opening', 'accrued', 'corrections', 'adjustments', 'paid', 'released', 'closing'] as const;

function Movement({ causes: { row } }: { readonly causes: Causes }) {
  const { say, format } = useTexts('accruals.causes');
  const { say: label } = useTexts('accruals.rows');
  return (
    <Surface title={say('movement')}>
      <Facts
        facts={[
          ...sums.map((sum) => ({ label: label(sum), value: format.euro(row[sum]) })),
          {
            label: say('prize'),
            value: row.prizeState && say(`prize.${row.prizeState}`),
          },
        ]}
      />
    </Surface>
  );
}

interface StepsProps {
  readonly causes: Causes;
  readonly campaignId: string;
  readonly dealerId: string;
}

function Steps({ causes: { steps, from, to }, campaignId, dealerId }: StepsProps) {
  const { say, format } = useTexts('accruals.causes');
  const until = to === null ? say('now') : format.dateTime(to);
  return (
    <Surface title={say('steps')}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {from === null
          ? say('steps.first', { to: until })
          : say('steps.between', { from: format.dateTime(from), to: until })}
      </Typography>
      <PlainTable
        caption={say('steps')}
        captionHidden
        columns={[
          {
            key: 'cause',
            label: say('cause'),
            cell: (step) => (
              <Cause
                step={step}
                linesAt={`/campaigns/${campaignId}/dealers/${dealerId}${linesQuery}`}
                rulesAt={`/campaigns/${campaignId}?scheda=regole`}
              />
            ),
          },
          { key: 'at', label: say('at'), cell: ({ at }) => format.dateTime(at) },
          {
            key: 'accumulated',
            label: say('accumulated'),
            cell: ({ accumulated }) => format.euro(accumulated, { signDisplay: 'exceptZero' }),
            align: 'end',
          },
          {
            key: 'late',
            label: say('late'),
            cell: ({ lateLines, lateTires }) =>
              lateLines === 0
                ? '–'
                : say('late.of', {
                    count: lateLines,
                    lines: format.number(lateLines),
                    tireCount: lateTires,
                    tires: format.number(lateTires),
                  }),
            align: 'end',
          },
        ]}
        rows={steps}
        rowKey={({ at, cause, import: imported, entry }) => [at, cause, imported?.id, entry?.id].join('/')}
        empty={say('steps.none')}
      />
    </Surface>
  );
}

function LateLines({ causes: { lines, lineCount } }: { readonly causes: Causes }) {
  const { say, format } = useTexts('accruals.causes');
  const can = useCan();
  return (
    <Surface title={say('lines')}>
      <PlainTable
        caption={say('lines')}
        captionHidden
        columns={[
          { key: 'document', label: say('document'), cell: ({ document, line }) => `${document}/${line}` },
          { key: 'soldOn', label: say('soldOn'), cell: ({ soldOn }) => format.date(soldOn) },
          { key: 'brand', label: say('brand'), cell: ({ brand }) => brand },
          { key: 'quantity', label: say('quantity'), cell: ({ quantity }) => format.number(quantity), align: 'end' },
          {
            key: 'import',
            label: say('import'),
            cell: ({ importId, filename }) =>
              can('accessImportManager') ? (
                <Link component={RouterLink} to={`/imports/${importId}`}>
                  {filename}
                </Link>
              ) : (
                filename
              ),
          },
        ]}
        rows={lines}
        rowKey={({ document, line }) => `${document}/${line}`}
        empty={say('lines.none')}
      />
      {lineCount > lines.length && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {say('lines.more', { visible: format.number(lines.length), total: format.number(lineCount) })}
        </Typography>
      )}
    </Surface>
  );
}
