import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Input, PathId, TextArg, Upstream } from '../schema/arguments.js';
import { tableFileBody, tablePage } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => AccrualMonthPage, rest.accrualMonths)
  async accrualMonths(
    @Input(AccrualMonthTableInput, 'The state of the table.') input: AccrualMonthTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AccrualMonthPage> {
    return (await upstream.call(rest.accrualMonths, { body: tablePage(input) })).data;
  }

  @RestQuery(() => AccrualChart, rest.accrualChart)
  async accrualChart(@Upstream() upstream: UpstreamRequest): Promise<AccrualChart> {
    return (await upstream.call(rest.accrualChart, {})).data.chart;
  }

  @RestQuery(() => AccrualRowPage, rest.accrualRows)
  async accrualRows(
    @TextArg('month', monthDescription) month: string,
    @Input(AccrualRowTableInput, 'The state of the table.') input: AccrualRowTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AccrualRowPage> {
    return (await upstream.call(rest.accrualRows, { path: { month }, body: accrualRowState(input) })).data;
  }

  @RestQuery(() => AccrualCauses, rest.accrualCauses)
  async accrualCauses(
    @TextArg('month', monthDescription) month: string,
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AccrualCauses> {
    return (await upstream.call(rest.accrualCauses, { path: { month, id: campaignId, dealerId } })).data.causes;
  }

  @RestQuery(() => FileTicket, rest.exportAccruals)
  accrualsFile(
    @TextArg('month', monthDescription) month: string,
    @Input(AccrualRowsFileInput, 'The filter, order and format of the file.') input: AccrualRowsFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportAccruals, { path: { month }, body: tableFileBody(input, accrualRowState) });
  }

  @RestMutation(() => AccrualMonth, rest.closeAccrualMonth)
  async closeAccrualMonth(
    @TextArg('month', monthDescription) month: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AccrualMonth> {
    return (await upstream.call(rest.closeAccrualMonth, { path: { month } })).data.month;
  }
}
