import type { UploadPurpose } from '@gdd/schema/campaigns';
import { Field, InputType, Int } from 'type-graphql';
import { UploadPurposeEnum } from '../schema/enums.js';

@InputType({ description: 'A file that will be sent.' })
export class UploadInput {
  @Field(() => UploadPurposeEnum, { description: 'The purpose; each has its own limit of size.' })
  purpose: UploadPurpose;

  @Field(() => String, { description: 'The name of the file.' })
  filename: string;

  @Field(() => Int, { description: 'The size, in bytes: exactly those that will come.' })
  size: number;

  @Field(() => String, { description: 'The media type of the file, as the browser names it; it may be empty.' })
  contentType: string;
}
