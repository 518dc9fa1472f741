import type { ExportFormat, StatementLines } from '@gdd/schema/campaigns';
import { Args, Resolver } from 'type-graphql';
import { requestOf } from '../../approvals/approvals.types.js';
import { RestMutation, RestQuery } from '../../directives/operations.js';
import { GatewayError } from '../../errors/gatewayError.js';
import { fileTicket } from '../../files/fileTickets.js';
import { FileTicket } from '../../files/files.types.js';
import {
  Argument,
  DayArg,
  FlagArg,
  FormatArg,
  IdempotencyKey,
  Input,
  PathId,
  Upstream,
} from '../../schema/arguments.js';
import { StatementLinesEnum } from '../../schema/campaignEnums.js';
import { pageOf } from '../../schema/tables.js';
import type { UpstreamRequest } from '../../upstream/upstreamRequest.js';
import { rulesBody } from '../rules.inputs.js';
import * as rest from '../../upstream/endpoints.generated.js';
import { CampaignExampleInput, LinesPage, RedemptionInput } from './statements.inputs.js';
import { CampaignExample, Statement } from './statements.types.js';
import { CampaignLinePage, ExcludedLinePage } from './statementLines.types.js';
import { Redemption, RedemptionOutcome } from './redemptions.types.js';

const knownQuery = (knownOn: string | null | undefined) => (knownOn == null ? {} : { knownOn });

/** Statements of the prizes of dealers, their sale lines and redemptions. */
@Resolver()
export class StatementsResolver {
  @RestQuery(
    () => Statement,
    rest.campaignStatement,
    "How a dealer's prize in a campaign comes about. Of a past day whose lines are no longer there it is a conflict, `linesNotKept`: campaignFiguresOn has the figures.",
  )
  async campaignStatement(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @DayArg.orNull('knownOn', 'A day in Italy: as it was known at its end; without, as it is known now.')
    knownOn: string | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Statement> {
    const path = { id: campaignId, dealerId };
    return (await upstream.call(rest.campaignStatement, { path, query: knownQuery(knownOn) })).data.statement;
  }

  @RestQuery(() => FileTicket, rest.campaignStatementDocument)
  campaignStatementFile(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @DayArg.orNull('knownOn', 'A day in Italy: as it was known at its end; without, as it is known now.')
    knownOn: string | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    const path = { id: campaignId, dealerId };
    return fileTicket(upstream, rest.campaignStatementDocument, { path, query: knownQuery(knownOn) });
  }

  @RestQuery(() => FileTicket, rest.exportCampaignLines)
  campaignLinesFile(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Argument('which', () => StatementLinesEnum, 'The kind of lines.', { defaultValue: 'counted' })
    which: StatementLines,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    const path = { id: campaignId, dealerId };
    return fileTicket(upstream, rest.exportCampaignLines, { path, body: { which, format } });
  }

  @RestQuery(() => FileTicket, rest.exportRedemptions)
  redemptionsFile(
    @PathId('campaign', 'campaignId') campaignId: number,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportRedemptions, { path: { id: campaignId }, body: { format } });
  }

  @RestQuery(() => CampaignLinePage, rest.campaignLines)
  async campaignLines(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Args() { search, ...page }: LinesPage,
    @FlagArg('sinceClosing', 'The lines that came after the closing, in the place of those that count.', {
      defaultValue: false,
    })
    sinceClosing: boolean,
    @DayArg.orNull('knownOn', 'A day in Italy: as it was known at its end; without, as it is known now.')
    knownOn: string | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignLinePage> {
    const path = { id: campaignId, dealerId };
    const query = { ...pageOf(page), ...(search && { search }), sinceClosing, ...knownQuery(knownOn) };
    return (await upstream.call(rest.campaignLines, { path, query })).data;
  }

  @RestQuery(() => ExcludedLinePage, rest.campaignExcludedLines)
  async campaignExcludedLines(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Args() { search, ...page }: LinesPage,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ExcludedLinePage> {
    const path = { id: campaignId, dealerId };
    return (
      await upstream.call(rest.campaignExcludedLines, { path, query: { ...pageOf(page), ...(search && { search }) } })
    ).data;
  }

  @RestQuery(() => [Redemption], rest.listRedemptions)
  async campaignRedemptions(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Redemption[]> {
    return (await upstream.call(rest.listRedemptions, { path: { id: campaignId, dealerId } })).data.redemptions;
  }

  @RestQuery(() => CampaignExample, rest.campaignExample)
  async campaignExample(
    @Input(CampaignExampleInput, 'The rules and the tyres.') input: CampaignExampleInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignExample> {
    const { goalThreshold, tires, boostedTires } = input;
    const body = { ...rulesBody(input), goalThreshold, tires, boostedTires };
    return (await upstream.call(rest.campaignExample, { body })).data.example;
  }

  @RestMutation(
    () => RedemptionOutcome,
    rest.recordRedemption,
    'Records that a dealer spent a part of its prize, or asks a second person to: at most what can be spent, also once it is closed.',
  )
  async redeemPrize(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Input(RedemptionInput, 'How much, when and what for.') input: RedemptionInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<RedemptionOutcome> {
    const path = { id: campaignId, dealerId };
    const { redeemedOn, amount, note, method, confirmRepeated } = input;
    const body = {
      redeemedOn,
      amount,
      confirmRepeated,
      ...(note != null && { note }),
      ...(method != null && { method }),
    };
    const { data } = await upstream.call(rest.recordRedemption, { path, body, idempotencyKey });
    return { redemption: 'redemption' in data ? data.redemption : null, approval: requestOf(data) };
  }

  @RestMutation(
    () => Redemption,
    rest.recordRedemption,
    'Records that a dealer spent a part of its prize. Where a second person has to approve it, the request is made and the answer is CONFLICT, reason approvalPending.',
    { deprecationReason: 'Use redeemPrize, which answers the request for approval too; goes with 2.0.' },
  )
  async recordRedemption(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Input(RedemptionInput, 'How much, when and what for.') input: RedemptionInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Redemption> {
    const { redemption } = await this.redeemPrize(campaignId, dealerId, input, idempotencyKey, upstream);
    if (redemption === null) throw new GatewayError('CONFLICT', { reason: 'approvalPending' });
    return redemption;
  }
}
