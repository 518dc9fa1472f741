import { Resolver } from 'type-graphql';
import { RestMutation } from '../directives/operations.js';
import { Input, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { UploadInput } from './files.inputs.js';
import { UploadTicket, uploadTicketOf } from './files.types.js';

@Resolver()
export class FilesResolver {
  @RestMutation(() => UploadTicket, rest.prepareUpload, 'Announces a file and answers where to send its bytes.')
  async prepareUpload(
    @Input(UploadInput, 'The file.') input: UploadInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<UploadTicket> {
    return uploadTicketOf((await upstream.call(rest.prepareUpload, { body: { ...input } })).data.upload);
  }
}
