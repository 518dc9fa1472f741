import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { DateField } from '../../../shared/dates/DateField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { knownOnQuery } from '../past/knownOn';
import { BridgeChart } from './BridgeChart';
import { useCampaignBridgeQuery } from './changes.generated';

interface WhyChangedProps {
  readonly campaignId: string;
  readonly dealerId: string;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** 'Perché è cambiato?': what changed a dealer's figures between two days. Loaded when it is opened. */
export function WhyChanged(props: WhyChangedProps) {
  const { say } = useTexts('statement');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenWhyChanged {...props} />;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Surface
        title={say('why')}
        actions={
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {say('why.open')}
          </Button>
        }
      >
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('why.text')}</Typography>
        <AllChangesLink />
      </Surface>
    </Box>
  );
}

/** The link to the page of all changes, below the statement's own. */
function AllChangesLink() {
  const { say } = useTexts('statement.changes');
  const { pathname } = useLocation();
  return (
    <Link component={RouterLink} to={`${pathname}/changes`}>
      {say('open')}
    </Link>
  );
}

function OpenWhyChanged({ campaignId, dealerId }: WhyChangedProps) {
  const { say } = useTexts('statement');
  // Without days the service uses yesterday and today.
  const [days, setDays] = useState<Days>();
  const { data, loading, error, refetch } = useCampaignBridgeQuery({
    variables: { campaignId, dealerId, ...days },
    fetchPolicy: 'network-only',
  });
  const problem = loading ? undefined : problemOf(error);
  const bridge = data?.campaignBridge ?? undefined;
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <Surface title={say('why')}>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('why.text')}</Typography>
          <DaysForm
            days={days ?? (bridge && { from: bridge.from, to: bridge.to })}
            problem={problem?.code === 'BAD_USER_INPUT' ? problem : undefined}
            onChoose={setDays}
          />
          {bridge !== undefined && <FurtherLinks bridge={bridge} />}
        </Surface>
      </Box>
      {bridge !== undefined ? (
        <BridgeChart bridge={bridge} />
      ) : problem === undefined ? (
        <SkeletonBlock height={320} />
      ) : (
        problem.code !== 'BAD_USER_INPUT' && <ErrorState problem={problem} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The links to the statement as it was known on either day, and to all changes. */
function FurtherLinks({ bridge }: { readonly bridge: Days }) {
  const { say, format } = useTexts('statement.past');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2 }}>
      {[...new Set([bridge.from, bridge.to])].map((day) => (
        <Link key={day} component={RouterLink} to={{ search: knownOnQuery(day) }}>
          {say('open', { day: format.date(day) })}
        </Link>
      ))}
      <AllChangesLink />
    </Box>
  );
}

interface DaysFormProps {
  readonly days: Days | undefined;
  /** The service's refusal of the days. */
  readonly problem: Problem | undefined;
  readonly onChoose: (days: Days) => void;
}

function DaysForm({ days, problem, onChoose }: DaysFormProps) {
  const { say } = useTexts('statement.why');
  const form = useForm<Days>({ defaultValues: { from: '', to: '' }, ...(days && { values: days }) });
  const isYetToCome = Object.values(problem?.fields ?? {}).includes('notAllowed');
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(onChoose)(event)}>
      <FormProblem problem={problem} text={say(isYetToCome ? 'yetToCome' : 'outOfOrder')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 220px)) auto' },
          justifyContent: 'start',
        }}
      >
        <DateField control={form.control} name="from" label={say('from')} rules={{ required: true }} />
        <DateField
          control={form.control}
          name="to"
          label={say('to')}
          rules={{
            required: true,
            validate: (to: string, { from }: Days) => to === '' || from === '' || from <= to || say('outOfOrder'),
          }}
        />
        <Button type="submit" variant="contained">
          {say('show')}
        </Button>
      </Box>
    </Box>
  );
}
