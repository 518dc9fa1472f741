import type { ReminderOutcome } from '@gdd/schema/reminders';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Access, Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { pageOf, TablePage } from '../schema/tables.js';
import { reminderRun, sendCampaignReminders } from '../upstream/endpoints.generated.js';
import { remindersBody, SendRemindersInput } from './reminders.inputs.js';
import {
  ReminderOutcomeEnum,
  reminderOutcomeOf,
  ReminderRun,
  reminderRunOf,
  ReminderRunPage,
} from './reminders.types.js';

/** Reminders of many dealers at once. */
@Resolver()
export class RemindersResolver {
  @Mutation(() => ReminderRun, {
    description: 'Mails many dealers that have not accepted a reminder, each once a day; the mails go out afterwards.',
  })
  @Rest(sendCampaignReminders)
  @Access(sendCampaignReminders.access)
  async sendCampaignReminders(
    @Arg('input', () => SendRemindersInput, { description: 'Whom.' }) input: SendRemindersInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key sends them once.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ReminderRun> {
    const { data } = await upstream.call(sendCampaignReminders, { body: remindersBody(input), idempotencyKey });
    return reminderRunOf(data.run);
  }

  @Query(() => ReminderRunPage, {
    nullable: true,
    description: 'How far the reminders of many dealers are, for seven days.',
  })
  @Rest(reminderRun)
  @Access(reminderRun.access)
  async reminderRun(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Arg('outcome', () => ReminderOutcomeEnum, { nullable: true, description: 'Only rows of this outcome.' })
    outcome: ReminderOutcome | undefined,
    @Args() page: TablePage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ReminderRunPage> {
    const query = { ...pageOf(page), ...(outcome && { outcome }) };
    const { data } = await upstream.call(reminderRun, { path: { runId: pathId(id) }, query });
    return { run: reminderRunOf(data.run), items: data.items.map(reminderOutcomeOf), total: data.total };
  }
}
