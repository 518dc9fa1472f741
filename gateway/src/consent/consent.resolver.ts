import type { ConsentSource } from '@gdd/schema/consent';
import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Argument, FlagArg, Input, TextArg, Upstream } from '../schema/arguments.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { ConsentsFileInput, ConsentSourceEnum, consentsState, ConsentTableInput } from './consent.inputs.js';
import { ConsentEntryPage, SmsConsent } from './consent.types.js';

@Resolver()
export class ConsentResolver {
  @RestQuery(() => SmsConsent, rest.getSmsConsent)
  async smsConsent(@Upstream() upstream: UpstreamRequest): Promise<SmsConsent> {
    return (await upstream.call(rest.getSmsConsent, {})).data.consent;
  }

  @RestMutation(() => SmsConsent, rest.setSmsConsent)
  async setSmsConsent(
    @FlagArg('given', 'Whether the member agrees.') given: boolean,
    @TextArg('version', 'The version of the notice that was read; an old one is refused.') version: string,
    @Argument.orNull('source', () => ConsentSourceEnum, 'Where it was asked.') source: ConsentSource | null,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SmsConsent> {
    const body = { given, version, ...(source && { source }) };
    return (await upstream.call(rest.setSmsConsent, { body })).data.consent;
  }

  @RestQuery(() => ConsentEntryPage, rest.smsConsentsTable)
  async smsConsentsTable(
    @Input(ConsentTableInput, 'The state of the table.') input: ConsentTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ConsentEntryPage> {
    return (await upstream.call(rest.smsConsentsTable, { body: consentsState(input) })).data;
  }

  @RestQuery(() => FileTicket, rest.exportSmsConsents)
  smsConsentsFile(
    @Input(ConsentsFileInput, 'The filter, order and format of the file.') input: ConsentsFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportSmsConsents, { body: tableFileBody(input, consentsState) });
  }
}
