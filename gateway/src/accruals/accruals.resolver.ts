import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { pathId } from '../schema/ids.js';
import { tableFileBody, tablePage } from '../schema/tables.js';
import {
  accrualCauses,
  accrualChart,
  accrualMonths,
  accrualRows,
  closeAccrualMonth,
  exportAccruals,
} from '../upstream/endpoints.generated.js';
import {
  AccrualMonthTableInput,
  AccrualRowsFileInput,
  accrualRowState,
  AccrualRowTableInput,
} from './accruals.inputs.js';
import { AccrualCauses, AccrualChart, AccrualMonth, AccrualMonthPage, AccrualRowPage } from './accruals.types.js';

const monthDescription = 'The month, yyyy-mm.';

/** The accruals of the programme, month by month. */
@Resolver()
export class AccrualsResolver {
  @Query(() => AccrualMonthPage, { nullable: true, description: 'A page of the closed months.' })
  @Rest(accrualMonths)
  async accrualMonths(
    @Arg('input', () => AccrualMonthTableInput, { description: 'The state of the table.' })
    input: AccrualMonthTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AccrualMonthPage> {
    return (await upstream.call(accrualMonths, { body: tablePage(input) })).data;
  }

  @Query(() => AccrualChart, { nullable: true, description: 'What is owed, by month, with the forecast.' })
  @Rest(accrualChart)
  async accrualChart(@Ctx() { upstream }: GatewayContext): Promise<AccrualChart> {
    return (await upstream.call(accrualChart, {})).data.chart;
  }

  @Query(() => AccrualRowPage, {
    nullable: true,
    description: 'A page of the rows of a month: frozen where it is closed, of the next one as they would be now.',
  })
  @Rest(accrualRows)
  async accrualRows(
    @Arg('month', () => String, { description: monthDescription }) month: string,
    @Arg('input', () => AccrualRowTableInput, { description: 'The state of the table.' }) input: AccrualRowTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AccrualRowPage> {
    return (await upstream.call(accrualRows, { path: { month }, body: accrualRowState(input) })).data;
  }

  @Query(() => AccrualCauses, { nullable: true, description: "Why a dealer's figures were corrected in a month." })
  @Rest(accrualCauses)
  async accrualCauses(
    @Arg('month', () => String, { description: monthDescription }) month: string,
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AccrualCauses> {
    const path = { month, id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(accrualCauses, { path })).data.causes;
  }

  @Query(() => FileTicket, { nullable: true, description: 'The rows of a month as a file.' })
  @Rest(exportAccruals)
  accrualsFile(
    @Arg('month', () => String, { description: monthDescription }) month: string,
    @Arg('input', () => AccrualRowsFileInput, { description: 'Which, in which order and format.' })
    input: AccrualRowsFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportAccruals, { path: { month }, body: tableFileBody(input, accrualRowState) });
  }

  @Mutation(() => AccrualMonth, {
    description: 'Closes a month that is over and follows the newest closed one; it is never opened again.',
  })
  @Rest(closeAccrualMonth)
  async closeAccrualMonth(
    @Arg('month', () => String, { description: monthDescription }) month: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AccrualMonth> {
    return (await upstream.call(closeAccrualMonth, { path: { month } })).data.month;
  }
}
