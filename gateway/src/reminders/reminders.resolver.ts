import type { ExportFormat } from '@gdd/schema/campaigns';
import type { ReminderOutcome } from '@gdd/schema/reminders';
import { Args, Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Argument, FormatArg, IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { pageOf, TablePage } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestMutation(() => ReminderRun, rest.sendCampaignReminders)
  async sendCampaignReminders(
    @Input(SendRemindersInput, 'Whom.') input: SendRemindersInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ReminderRun> {
    const { data } = await upstream.call(rest.sendCampaignReminders, { body: remindersBody(input), idempotencyKey });
    return data.run;
  }

  @RestQuery(() => ReminderPreview, rest.previewCampaignReminders)
  async campaignRemindersPreview(
    @Input(SendRemindersInput, 'Whom.') input: SendRemindersInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ReminderPreview> {
    return (await upstream.call(rest.previewCampaignReminders, { body: remindersBody(input) })).data.preview;
  }

  @RestQuery(() => [ReminderRun], rest.reminderRuns)
  @TypicalRows(3)
  async reminderRuns(@Upstream() upstream: UpstreamRequest): Promise<ReminderRun[]> {
    return (await upstream.call(rest.reminderRuns, {})).data.runs;
  }

  @RestQuery(() => FileTicket, rest.exportReminderOutcomes)
  reminderOutcomesFile(
    @PathId('run') id: number,
    @Argument.orNull('outcome', () => ReminderOutcomeEnum, 'Only rows of this outcome.')
    outcome: ReminderOutcome | undefined,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    const body = { format, ...(outcome && { outcome }) };
    return fileTicket(upstream, rest.exportReminderOutcomes, { path: { runId: id }, body });
  }

  @RestQuery(() => ReminderRunPage, rest.reminderRun)
  async reminderRun(
    @PathId('run') id: number,
    @Argument.orNull('outcome', () => ReminderOutcomeEnum, 'Only rows of this outcome.')
    outcome: ReminderOutcome | undefined,
    @Args() page: TablePage,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ReminderRunPage> {
    const query = { ...pageOf(page), ...(outcome && { outcome }) };
    const { data } = await upstream.call(rest.reminderRun, { path: { runId: id }, query });
    return { run: data.run, items: data.items.map(reminderOutcomeOf), total: data.total };
  }
}
