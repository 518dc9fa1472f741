import type { ConsentSource } from '@gdd/schema/consent';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { tableFileBody } from '../schema/tables.js';
import { exportSmsConsents, getSmsConsent, setSmsConsent, smsConsentsTable } from '../upstream/endpoints.generated.js';
import { ConsentsFileInput, ConsentSourceEnum, consentsState, ConsentTableInput } from './consent.inputs.js';
import { ConsentEntryPage, SmsConsent } from './consent.types.js';

@Resolver()
export class ConsentResolver {
  @Query(() => SmsConsent, { nullable: true, description: 'Whether the own member agreed to SMS messages.' })
  @Rest(getSmsConsent)
  async smsConsent(@Ctx() { upstream }: GatewayContext): Promise<SmsConsent> {
    return (await upstream.call(getSmsConsent, {})).data.consent;
  }

  @Mutation(() => SmsConsent, { description: 'Agrees to SMS messages, or no longer.' })
  @Rest(setSmsConsent)
  async setSmsConsent(
    @Arg('given', () => Boolean, { description: 'Whether the member agrees.' }) given: boolean,
    @Arg('version', () => String, { description: 'The version of the notice that was read; an old one is refused.' })
    version: string,
    @Arg('source', () => ConsentSourceEnum, { nullable: true, description: 'Where it was asked.' })
    source: ConsentSource | null,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SmsConsent> {
    const body = { given, version, ...(source && { source }) };
    return (await upstream.call(setSmsConsent, { body })).data.consent;
  }

  @Query(() => ConsentEntryPage, { nullable: true, description: 'A page of the register of consents to SMS messages.' })
  @Rest(smsConsentsTable)
  async smsConsentsTable(
    @Arg('input', () => ConsentTableInput, { description: 'The state of the table.' }) input: ConsentTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ConsentEntryPage> {
    return (await upstream.call(smsConsentsTable, { body: consentsState(input) })).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'The whole register of consents as a file.' })
  @Rest(exportSmsConsents)
  smsConsentsFile(
    @Arg('input', () => ConsentsFileInput, { description: 'Which, in which order and format.' })
    input: ConsentsFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportSmsConsents, { body: tableFileBody(input, consentsState) });
  }
}
