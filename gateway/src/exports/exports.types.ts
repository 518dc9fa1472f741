import {
  documentFormats,
  exportFailures,
  exportStatuses,
  exportTypes,
  type AnyExportFormat,
  type ExportFailure,
  type ExportStatus,
  type ExportType,
} from '@gdd/schema/exports';
import { ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { field, id, instant, int, text } from '../schema/fields.js';

export const DocumentFormatEnum = describedEnum(
  'DocumentFormat',
  'The format of the list of a document.',
  documentFormats,
  (format) =>
    ({ jsonl: 'A row a line, each a JSON object.', parquet: 'Parquet, with the types of the columns.' })[format],
);

const ExportTypeEnum = describedEnum(
  'ExportType',
  'The content of an export.',
  exportTypes,
  (type) =>
    ({
      campaigns: 'The report of the campaigns.',
      monthly: 'The monthly report.',
      'monthly-fleet': 'The monthly report of fleets.',
      'previous-year': 'The report of the year before.',
      analytics: 'Analytics.',
      dealers: 'The table of dealers.',
      'campaign-dealers': 'The dealers of a campaign.',
      audit: 'The audit as a whole.',
      'campaign-list': 'The table of campaigns.',
      'campaign-redemptions': 'The redemptions of a campaign.',
      'campaign-entries': 'The entries of the ledgers of a campaign.',
      'campaign-lines': "The sale lines of a dealer's statement.",
      customers: 'The table of customers.',
      imports: 'The history of imports.',
      document: 'The list of a GraphQL document.',
    })[type],
);

const ExportStatusEnum = describedEnum(
  'ExportStatus',
  'How far an export has come.',
  exportStatuses,
  (status) =>
    ({
      queued: 'Waits to be made.',
      running: 'Is being made.',
      done: 'Is made: its file can be fetched.',
      failed: 'Could not be made.',
    })[status],
);

const ExportFailureEnum = describedEnum(
  'ExportFailure',
  'Why an export could not be made.',
  exportFailures,
  (failure) =>
    ({
      forbidden: 'Its owner may no longer have what it is of.',
      refused: 'The object of the export no longer exists.',
      tooLarge: 'The file would be too large.',
      unexpected: 'It failed several times.',
      changed: 'The list of the document changed whenever it was read.',
      interrupted: 'The portal ended while it read the list of the document.',
    })[failure],
);

@ObjectType({ description: 'How many rows of an export are written.', simpleResolvers: true })
class ExportProgress {
  @int('Rows written.') done: number;
  @int('Rows in all; 0 while it is not known.') total: number;
}

@ObjectType({ description: 'A file that is made in the background, of all rows at one moment.', simpleResolvers: true })
export class Export {
  @id('The id of the export.') id: number;
  @field(() => ExportTypeEnum, 'The content of the file.') type: ExportType;
  @field(() => ExportFormatEnum, 'The format of the file.') format: AnyExportFormat;
  @field(() => ExportStatusEnum, 'How far it has come.') status: ExportStatus;
  @field(() => ExportProgress, 'How far it has come, in rows.') progress: ExportProgress;
  @int.orNull('Rows of the file, without its header; null until it is made.') rows: number | null;
  @text.orNull('SHA-256 of the bytes of the file; null until it is made.') sha256: string | null;
  @int.orNull('The size of the file in bytes; null until it is made.') size: number | null;
  @text('The name of the file.') filename: string;
  @field.orNull(() => ExportFailureEnum, 'Why there is no file.') failure: ExportFailure | null;
  @instant('When it was asked for.') createdAt: string;
  @instant.orNull('When it was made, or failed.') finishedAt: string | null;
  @instant('When it expires.') expiresAt: string;
}
