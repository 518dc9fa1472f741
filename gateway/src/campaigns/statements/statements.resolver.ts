import type { ExportFormat, StatementLines } from '@gdd/schema/campaigns';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requestOf } from '../../approvals/approvals.types.js';
import type { GatewayContext } from '../../context.js';
import { Rest } from '../../directives/decorators.js';
import { GatewayError } from '../../errors/gatewayError.js';
import { fileTicket } from '../../files/fileTickets.js';
import { FileTicket } from '../../files/files.types.js';
import { ExportFormatEnum } from '../../schema/enums.js';
import { StatementLinesEnum } from '../../schema/campaignEnums.js';
import { pathId } from '../../schema/ids.js';
import { DateScalar } from '../../schema/scalars.js';
import { pageOf } from '../../schema/tables.js';
import { rulesBody } from '../rules.inputs.js';
import {
  campaignExample,
  campaignExcludedLines,
  campaignLines,
  campaignStatement,
  campaignStatementDocument,
  exportCampaignLines,
  exportRedemptions,
  listRedemptions,
  recordRedemption,
} from '../../upstream/endpoints.generated.js';
import { CampaignExampleInput, LinesPage, RedemptionInput } from './statements.inputs.js';
import { CampaignExample, Statement } from './statements.types.js';
import { CampaignLinePage, ExcludedLinePage } from './statementLines.types.js';
import { Redemption, RedemptionOutcome } from './redemptions.types.js';

const knownQuery = (knownOn: string | null | undefined) => (knownOn == null ? {} : { knownOn });

/** Statements of the prizes of dealers, their sale lines and redemptions. */
@Resolver()
export class StatementsResolver {
  @Query(() => Statement, {
    nullable: true,
    description:
      "How a dealer's prize in a campaign comes about. Of a past day whose lines are no longer there it is a conflict, `linesNotKept`: campaignFiguresOn has the figures.",
  })
  @Rest(campaignStatement)
  async campaignStatement(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('knownOn', () => DateScalar, {
      nullable: true,
      description: 'A day in Italy: as it was known at its end; without, as it is known now.',
    })
    knownOn: string | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Statement> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(campaignStatement, { path, query: knownQuery(knownOn) })).data.statement;
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: "A dealer's statement as a PDF: the figures, the working and all lines that count.",
  })
  @Rest(campaignStatementDocument)
  campaignStatementFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('knownOn', () => DateScalar, {
      nullable: true,
      description: 'A day in Italy: as it was known at its end; without, as it is known now.',
    })
    knownOn: string | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return fileTicket(upstream, campaignStatementDocument, { path, query: knownQuery(knownOn) });
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: "The sale lines of a dealer's statement, all of them, as a file.",
  })
  @Rest(exportCampaignLines)
  campaignLinesFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('which', () => StatementLinesEnum, { defaultValue: 'counted', description: 'Which lines.' })
    which: StatementLines,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return fileTicket(upstream, exportCampaignLines, { path, body: { which, format } });
  }

  @Query(() => FileTicket, { nullable: true, description: 'The redemptions of a campaign, newest first, as a file.' })
  @Rest(exportRedemptions)
  redemptionsFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportRedemptions, { path: { id: pathId(campaignId) }, body: { format } });
  }

  @Query(() => CampaignLinePage, {
    nullable: true,
    description:
      'The sale lines that count for a dealer in a campaign, newest first; of a closed one those that it was closed with.',
  })
  @Rest(campaignLines)
  async campaignLines(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Args() { search, ...page }: LinesPage,
    @Arg('sinceClosing', () => Boolean, {
      defaultValue: false,
      description: 'The lines that came after the closing, in the place of those that count.',
    })
    sinceClosing: boolean,
    @Arg('knownOn', () => DateScalar, {
      nullable: true,
      description: 'A day in Italy: as it was known at its end; without, as it is known now.',
    })
    knownOn: string | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignLinePage> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    const query = { ...pageOf(page), ...(search && { search }), sinceClosing, ...knownQuery(knownOn) };
    return (await upstream.call(campaignLines, { path, query })).data;
  }

  @Query(() => ExcludedLinePage, {
    nullable: true,
    description:
      "The sale lines of a dealer that do not count in a campaign, those of its period first, then newest first, in the campaign's years and 31 days around it.",
  })
  @Rest(campaignExcludedLines)
  async campaignExcludedLines(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Args() { search, ...page }: LinesPage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ExcludedLinePage> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(campaignExcludedLines, { path, query: { ...pageOf(page), ...(search && { search }) } }))
      .data;
  }

  @Query(() => [Redemption], {
    nullable: true,
    description: 'The redemptions of a dealer in a campaign, newest first.',
  })
  @Rest(listRedemptions)
  async campaignRedemptions(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Redemption[]> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(listRedemptions, { path })).data.redemptions;
  }

  @Query(() => CampaignExample, {
    nullable: true,
    description: "Example of a dealer's prize by rules that need not be saved, as if it had accepted.",
  })
  @Rest(campaignExample)
  async campaignExample(
    @Arg('input', () => CampaignExampleInput, { description: 'The rules and the tyres.' }) input: CampaignExampleInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignExample> {
    const { goalThreshold, tires, boostedTires } = input;
    const body = { ...rulesBody(input), goalThreshold, tires, boostedTires };
    return (await upstream.call(campaignExample, { body })).data.example;
  }

  @Mutation(() => RedemptionOutcome, {
    description:
      'Records that a dealer spent a part of its prize, or asks a second person to: at most what can be spent, also once it is closed.',
  })
  @Rest(recordRedemption)
  async redeemPrize(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('input', () => RedemptionInput, { description: 'How much, when and what for.' }) input: RedemptionInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key records one redemption.' })
    idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<RedemptionOutcome> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    const { redeemedOn, amount, note, method, confirmRepeated } = input;
    const body = {
      redeemedOn,
      amount,
      confirmRepeated,
      ...(note != null && { note }),
      ...(method != null && { method }),
    };
    const { data } = await upstream.call(recordRedemption, { path, body, idempotencyKey });
    return { redemption: 'redemption' in data ? data.redemption : null, approval: requestOf(data) };
  }

  @Mutation(() => Redemption, {
    description:
      'Records that a dealer spent a part of its prize. Where a second person has to approve it, the request is made and the answer is CONFLICT, reason approvalPending.',
    deprecationReason: 'Use redeemPrize, which answers the request for approval too; goes with 2.0.',
  })
  @Rest(recordRedemption)
  async recordRedemption(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('input', () => RedemptionInput, { description: 'How much, when and what for.' }) input: RedemptionInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key records one redemption.' })
    idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Redemption> {
    const { redemption } = await this.redeemPrize(campaignId, dealerId, input, idempotencyKey, context);
    if (redemption === null) throw new GatewayError('CONFLICT', { reason: 'approvalPending' });
    return redemption;
  }
}
