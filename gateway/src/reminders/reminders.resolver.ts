import type { ExportFormat } from '@gdd/schema/campaigns';
import type { ReminderOutcome } from '@gdd/schema/reminders';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { pathId } from '../schema/ids.js';
import { pageOf, TablePage } from '../schema/tables.js';
import {
  exportReminderOutcomes,
  previewCampaignReminders,
  reminderRun,
  reminderRuns,
  sendCampaignReminders,
} from '../upstream/endpoints.generated.js';
import { remindersBody, SendRemindersInput } from './reminders.inputs.js';
import {
  ReminderOutcomeEnum,
  ReminderPreview,
  reminderOutcomeOf,
  ReminderRun,
  ReminderRunPage,
} from './reminders.types.js';

/** Reminders of many dealers at once. */
@Resolver()
export class RemindersResolver {
  @Mutation(() => ReminderRun, {
    description: 'Mails many dealers that have not accepted a reminder, each once a day; the mails go out afterwards.',
  })
  @Rest(sendCampaignReminders)
  async sendCampaignReminders(
    @Arg('input', () => SendRemindersInput, { description: 'Whom.' }) input: SendRemindersInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key sends them once.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ReminderRun> {
    const { data } = await upstream.call(sendCampaignReminders, { body: remindersBody(input), idempotencyKey });
    return data.run;
  }

  @Query(() => ReminderPreview, {
    nullable: true,
    description: 'What reminders of many dealers would come to if they were sent now; nothing is sent.',
  })
  @Rest(previewCampaignReminders)
  async campaignRemindersPreview(
    @Arg('input', () => SendRemindersInput, { description: 'Whom.' }) input: SendRemindersInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ReminderPreview> {
    return (await upstream.call(previewCampaignReminders, { body: remindersBody(input) })).data.preview;
  }

  @Query(() => [ReminderRun], {
    nullable: true,
    description: 'The reminders of many dealers that were sent in the last seven days, the newest first.',
  })
  @Rest(reminderRuns)
  @TypicalRows(3)
  async reminderRuns(@Ctx() { upstream }: GatewayContext): Promise<ReminderRun[]> {
    return (await upstream.call(reminderRuns, {})).data.runs;
  }

  @Query(() => FileTicket, { nullable: true, description: 'The outcome for each dealer of a reminder run, as a file.' })
  @Rest(exportReminderOutcomes)
  reminderOutcomesFile(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Arg('outcome', () => ReminderOutcomeEnum, { nullable: true, description: 'Only rows of this outcome.' })
    outcome: ReminderOutcome | undefined,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    const body = { format, ...(outcome && { outcome }) };
    return fileTicket(upstream, exportReminderOutcomes, { path: { runId: pathId(id) }, body });
  }

  @Query(() => ReminderRunPage, {
    nullable: true,
    description: 'How far the reminders of many dealers are, for seven days.',
  })
  @Rest(reminderRun)
  async reminderRun(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Arg('outcome', () => ReminderOutcomeEnum, { nullable: true, description: 'Only rows of this outcome.' })
    outcome: ReminderOutcome | undefined,
    @Args() page: TablePage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ReminderRunPage> {
    const query = { ...pageOf(page), ...(outcome && { outcome }) };
    const { data } = await upstream.call(reminderRun, { path: { runId: pathId(id) }, query });
    return { run: data.run, items: data.items.map(reminderOutcomeOf), total: data.total };
  }
}
