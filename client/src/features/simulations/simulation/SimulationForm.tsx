import { simulationVolumes } from '@gdd/schema/simulations';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useState, type ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { ProblemError, thrownProblem } from '../../../shared/apollo/problem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { compareDecimals, decimalText } from '../../../shared/forms/fields/decimalText';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { SearchSelect, type OptionSearch } from '../../../shared/forms/searchSelect/SearchSelect';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { periodBefore } from '../basePeriod';
import { BasePeriodFields } from '../BasePeriodFields';
import { useGoalProposalsQuery } from '../goals/proposals.generated';
import { OtherCampaignsDocument, type SimulatePage_CampaignFragment } from '../SimulatePage.generated';
import {
  emptySimulation,
  ownGoals,
  parseVolume,
  placedProblem,
  simulationInput,
  volumeNames,
  type SimulationFormValues,
} from './simulationFormValues';
import { useCreateSimulationMutation } from './simulations.generated';

interface SimulationFormProps {
  readonly campaign: SimulatePage_CampaignFragment;
  readonly today: string | undefined;
  /** The proposal whose goals are selected initially; undefined for the campaign's own. */
  readonly proposalId: string | undefined;
  /** Called with the id of the new simulation. */
  readonly onCreated: (id: string) => void;
}

/** The form that starts a simulation. */
export function SimulationForm({ campaign, today, proposalId, onCreated }: SimulationFormProps) {
  const { say } = useTexts('simulations.form');
  const form = useForm<SimulationFormValues>({
    mode: 'onTouched',
    defaultValues: emptySimulation(periodBefore(campaign), proposalId),
  });
  const draft = useDraft(form, `simulation.${campaign.id}`);
  const { control } = form;
  const keyOf = useIdempotencyKey();
  // The same again after a success is another simulation: each has a key of its own.
  const [created, setCreated] = useState(0);
  const [createSimulation] = useCreateSimulationMutation();
  const search = useOtherCampaigns(campaign.id);

  const { submit, busy, problem } = useSubmit(form, async (values) => {
    const input = simulationInput(values);
    if (input === undefined) return;
    const variables = { campaignId: campaign.id, input };
    try {
      const idempotencyKey = keyOf([variables, created]);
      const { data } = await createSimulation({ variables: { ...variables, idempotencyKey } });
      setCreated(created + 1);
      draft.sent();
      if (data) onCreated(data.createSimulation.id);
    } catch (error) {
      throw new ProblemError(placedProblem(thrownProblem(error)));
    }
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2}>
        <FormProblem problem={problem} draft={draft} />
        <FieldGrid columns={2}>
          <BasePeriodFields control={control} today={today} />
        </FieldGrid>
        <FieldGrid columns={3}>
          <VolumeFields control={control} />
        </FieldGrid>
        <FieldGrid columns={2}>
          <SearchSelect control={control} name="against" label={say('against')} search={search} />
          <GoalsField control={control} campaignId={campaign.id} />
        </FieldGrid>
        <Box>
          <SubmitButton busy={busy}>{say('submit')}</SubmitButton>
        </Box>
      </Stack>
    </form>
  );
}

/** Fields in columns; one below the other on narrow screens. */
function FieldGrid({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  );
}

function VolumeFields({ control }: { readonly control: Control<SimulationFormValues> }) {
  const { say } = useTexts('simulations.form');
  const { lowest, highest } = simulationVolumes;
  const limits = { lowest: decimalText(lowest), highest: decimalText(highest) };
  return volumeNames.map((name, index) => (
    <TextField
      key={name}
      control={control}
      name={`volumes.${index}`}
      label={say(`volume.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      rules={{
        required: true,
        validate: {
          range: (text: string) => parseVolume(text) !== undefined || say('volume.range', limits),
          once: (text: string, { volumes }) => !isRepeated(text, volumes.slice(0, index)) || say('volume.once'),
        },
      }}
    />
  ));
}

/** Whether one of the preceding fields has the same volume, in any notation. */
function isRepeated(text: string, before: readonly string[]): boolean {
  const volume = parseVolume(text);
  return before.some((other) => {
    const earlier = parseVolume(other);
    return volume !== undefined && earlier !== undefined && compareDecimals(volume, earlier) === 0;
  });
}

interface GoalsFieldProps {
  readonly control: Control<SimulationFormValues>;
  readonly campaignId: string;
}

/** The goals to simulate with: the campaign's own, or those of a proposal. */
function GoalsField({ control, campaignId }: GoalsFieldProps) {
  const { say, format } = useTexts('simulations.form');
  const { data } = useGoalProposalsQuery({ variables: { campaignId } });
  const proposals = data?.goalProposals ?? [];
  return (
    <SelectField
      control={control}
      name="proposalId"
      label={say('goals')}
      rules={{ required: true }}
      options={[
        { value: ownGoals, label: say('goals.own') },
        ...proposals.map(({ id, createdAt }) => ({
          value: id,
          label: say('goals.proposal', { id, at: format.dateTime(createdAt) }),
        })),
      ]}
    />
  );
}

/** Searches the campaigns by title, except the given one. */
function useOtherCampaigns(campaignId: string): OptionSearch {
  const client = useApolloClient();
  const format = useFormat();
  return useCallback(
    async (search) => {
      const { data } = await client.query({
        query: OtherCampaignsDocument,
        variables: {
          input: { page: 1, pageSize: 50, search, sort: { column: 'STARTS_ON', direction: 'DESC' } },
        },
        fetchPolicy: 'network-only',
      });
      return (data?.campaignsTable?.items ?? [])
        .filter(({ id }) => id !== campaignId)
        .map(({ id, title, startsOn, endsOn }) => ({
          id,
          label: title,
          detail: `${format.date(startsOn)} – ${format.date(endsOn)}`,
        }));
    },
    [client, campaignId, format],
  );
}
