import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { prepareUpload } from '../upstream/endpoints.generated.js';
import { UploadInput } from './files.inputs.js';
import { UploadTicket, uploadTicketOf } from './files.types.js';

@Resolver()
export class FilesResolver {
  @Mutation(() => UploadTicket, { description: 'Announces a file and answers where to send its bytes.' })
  @Rest(prepareUpload)
  async prepareUpload(
    @Arg('input', () => UploadInput, { description: 'The file.' }) input: UploadInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<UploadTicket> {
    return uploadTicketOf((await upstream.call(prepareUpload, { body: { ...input } })).data.upload);
  }
}
