import { uploadPurposes } from '@gdd/schema/campaigns';
import { anyExportFormats } from '@gdd/schema/exports';
import { sortDirections } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers, memberRoles } from '@gdd/schema/members';
import { permissions, rolePermissions, roles, type Permission } from '@gdd/schema/permissions';
import { describedEnum } from './describedEnum.js';

export const PermissionEnum = describedEnum(
  'Permission',
  'Something a role may allow (specification, section 6).',
  permissions,
  (permission) => `Held by: ${holders(permission).join(', ')}.`,
);

export const RoleEnum = describedEnum(
  'Role',
  "A user's role; the last one in the user's list decides its permissions.",
  roles,
  (role) => `${role}.`,
);

export const MemberRoleEnum = describedEnum(
  'MemberRole',
  "The kind of a member of the programme's tree.",
  memberRoles,
  (role) => (role === 'Programme' ? "The programme's owner: the root of the tree." : `${role}.`),
);

export const DealerStatusEnum = describedEnum(
  'DealerStatus',
  'The state of a dealer in the programme.',
  dealerStatuses,
  (status) =>
    ({
      active: 'Takes part.',
      suspended: 'Takes no part for the time being.',
      closed: 'Has left the programme.',
    })[status],
);

export const DealerTierEnum = describedEnum(
  'DealerTier',
  "A dealer's tier.",
  dealerTiers,
  (tier) =>
    ({
      prospect: 'Not yet a full dealer.',
      gold: 'Gold.',
      platinum: 'Platinum.',
    })[tier],
);

export const SortDirectionEnum = describedEnum(
  'SortDirection',
  'The direction of a sort.',
  sortDirections,
  (direction) =>
    ({
      asc: 'Smallest first.',
      desc: 'Largest first.',
    })[direction],
);

export const ExportFormatEnum = describedEnum(
  'ExportFormat',
  'The format of a generated file.',
  anyExportFormats,
  (format) =>
    ({
      xlsx: 'A workbook of Excel.',
      csv: 'Text with separated values, as an Italian spreadsheet reads it.',
      csvRaw:
        'CSV for programs (RFC 4180): UTF-8, commas; fields and enum values by the names of GraphQL, ids, ISO dates, decimal points.',
      jsonl: 'JSON Lines for programs: UTF-8, an object a row; fields and enum values by the names of GraphQL.',
      parquet: 'Parquet, with the types of the columns: of the list of a document alone.',
    })[format],
);

export const UploadPurposeEnum = describedEnum(
  'UploadPurpose',
  'The purpose of an upload.',
  uploadPurposes,
  (purpose) =>
    ({
      import: 'To be imported.',
      campaignAttachment: 'To be attached to a campaign.',
      contentCover: 'To be the cover of a content: PNG, JPEG or WebP.',
      contentFile: 'To be the file of a content.',
      contentImage: 'To stand in the text of a content: PNG, JPEG or WebP.',
      settlementPayments: 'Which documents of settlements were paid: CSV or XLSX.',
      settlementOutcomes:
        'What the exchange system answered about credit notes: its receipts (XML, .p7m, a ZIP of them), CSV or XLSX.',
      disputeAttachment: 'To be attached to a dispute: PNG, JPEG, WebP or PDF.',
    })[purpose],
);

function holders(permission: Permission): string[] {
  return roles.filter((role) => rolePermissions[role].includes(permission));
}
