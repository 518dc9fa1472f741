import type { UploadPurpose } from '@gdd/schema/campaigns';
import { InputType } from 'type-graphql';
import { UploadPurposeEnum } from '../schema/enums.js';
import { field, int, text } from '../schema/fields.js';

@InputType({ description: 'A file that will be sent.' })
export class UploadInput {
  @field(() => UploadPurposeEnum, 'The purpose; each has its own limit of size.') purpose: UploadPurpose;
  @text('The name of the file.') filename: string;
  @int('The size, in bytes: exactly those that will come.') size: number;
  @text('The media type of the file, as the browser names it; it may be empty.') contentType: string;
}
