import {
  campaignDurations,
  campaignGroups,
  campaignStates,
  campaignTypes,
  channels,
  exportFormats,
  importKinds,
  importStatuses,
  incentiveBases,
  seasons,
  segments,
  statementLines,
  uploadPurposes,
} from '@gdd/schema/campaigns';
import { enumName } from '@gdd/schema/graphqlNames';
import { importFailures, importObstacleKinds, importReasons } from '@gdd/schema/imports';
import { importFailureTexts, importReasonTexts } from '@gdd/schema/importTexts';
import { sortDirections } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers, memberRoles } from '@gdd/schema/members';
import { permissions, rolePermissions, roles, type Permission } from '@gdd/schema/permissions';
import { standings } from '@gdd/schema/reports';
import { registerEnumType } from 'type-graphql';

/**
 * An enum whose values are the REST service's own texts under the names of GraphQL, so that nothing has to be mapped.
 *
 * @param describe the description of each value
 */
export function describedEnum<const T extends string>(
  name: string,
  description: string,
  values: readonly T[],
  describe: (value: T) => string,
): Readonly<Record<string, T>> {
  const enumObject = Object.fromEntries(values.map((value) => [enumName(value), value]));
  const valuesConfig = Object.fromEntries(values.map((value) => [enumName(value), { description: describe(value) }]));
  registerEnumType(enumObject, { name, description, valuesConfig });
  return enumObject;
}

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

export const CampaignTypeEnum = describedEnum(
  'CampaignType',
  'For whom a campaign is meant: a label, never a rule of membership.',
  campaignTypes,
  (type) =>
    ({
      prospect: 'Dealers of the tier prospect.',
      gold: 'Dealers of the tier gold.',
      platinum: 'Dealers of the tier platinum.',
      all: 'All dealers.',
    })[type],
);

export const CampaignDurationEnum = describedEnum(
  'CampaignDuration',
  'How long a campaign lasts.',
  campaignDurations,
  (duration) =>
    ({
      annual: 'A year.',
      halfYearly: 'Half a year.',
      other: 'Any other time.',
    })[duration],
);

export const CampaignStateEnum = describedEnum(
  'CampaignState',
  'The state of a campaign; it never goes back.',
  campaignStates,
  (state) =>
    ({
      open: 'Dealers may accept it.',
      registrationClosed: 'Dealers may no longer accept it; its figures go on.',
      closed: 'Its figures are those of the closing; only redemptions go on.',
    })[state],
);

export const CampaignGroupEnum = describedEnum(
  'CampaignGroup',
  'How campaigns are grouped on the screen (specification, section 9).',
  campaignGroups,
  (group) =>
    ({
      main: 'Annual campaigns, and the main ones of half a year.',
      secondary: 'The others.',
    })[group],
);

export const IncentiveBasisEnum = describedEnum(
  'IncentiveBasis',
  'What the rate of a tier pays.',
  incentiveBases,
  (basis) =>
    ({
      marginal: 'Each tyre at the rate of the tier that it falls in.',
      whole: 'All tyres at the rate of the last tier that is reached.',
    })[basis],
);

export const SeasonEnum = describedEnum(
  'Season',
  'The season that a tyre is made for.',
  seasons,
  (season) =>
    ({
      summer: 'Summer.',
      winter: 'Winter.',
      allSeason: 'All seasons.',
    })[season],
);

export const SegmentEnum = describedEnum(
  'Segment',
  'The kind of vehicle that a tyre is made for.',
  segments,
  (segment) =>
    ({
      car: 'Cars.',
      suv: 'SUVs.',
      van: 'Vans.',
      truck: 'Trucks.',
    })[segment],
);

export const ChannelEnum = describedEnum(
  'Channel',
  'The way by which tyres were sold.',
  channels,
  (channel) =>
    ({
      retail: 'To drivers.',
      fleet: 'To fleets.',
    })[channel],
);

export const StatementLinesEnum = describedEnum(
  'StatementLines',
  'Which sale lines of a statement.',
  statementLines,
  (which) =>
    ({
      counted: 'Those that count; of a closed campaign those that it was closed with.',
      excluded: 'Those that do not count, each with the first condition that it fails.',
      later: 'Those that came after the closing.',
    })[which],
);

export const ExportFormatEnum = describedEnum(
  'ExportFormat',
  'The format of a generated file.',
  exportFormats,
  (format) =>
    ({
      xlsx: 'A workbook of Excel.',
      csv: 'Text with separated values, as an Italian spreadsheet reads it.',
      csvRaw:
        'CSV for programs (RFC 4180): UTF-8, commas; fields and enum values by the names of GraphQL, ids, ISO dates, decimal points.',
      jsonl: 'JSON Lines for programs: UTF-8, an object a row; fields and enum values by the names of GraphQL.',
    })[format],
);

export const UploadPurposeEnum = describedEnum(
  'UploadPurpose',
  'What a file is sent for.',
  uploadPurposes,
  (purpose) =>
    ({
      import: 'To be imported.',
      campaignAttachment: 'To be attached to a campaign.',
      contentCover: 'To be the cover of a content: PNG, JPEG or WebP.',
      contentFile: 'To be the file of a content.',
      contentImage: 'To stand in the text of a content: PNG, JPEG or WebP.',
    })[purpose],
);

export const ImportKindEnum = describedEnum(
  'ImportKind',
  'What an imported file holds.',
  importKinds,
  (kind) =>
    ({
      sales: 'Sale lines.',
      network: 'Members of the programme.',
      goals: 'Goals and acceptances of dealers in campaigns.',
    })[kind],
);

export const StandingEnum = describedEnum(
  'Standing',
  'How a dealer stands in a campaign under way.',
  standings,
  (standing) =>
    ({
      close: 'The tyres missing to its next threshold are at most 10 % of the goal.',
      behind: 'It accepted, and lies more than 10 points below the share of the day.',
      notAccepted: 'It has not accepted yet.',
    })[standing],
);

export const ImportStatusEnum = describedEnum(
  'ImportStatus',
  'How far an import has come.',
  importStatuses,
  (status) =>
    ({
      reading: 'The file is being read and checked.',
      ready: 'Every row is valid; nothing is changed yet.',
      invalid: 'Some row is bad; the others may be applied without it.',
      applying: 'Its rows are being applied.',
      applied: 'All is done.',
      failed: 'It changed nothing; `failure` says why.',
      undoing: 'What it changed is being restored.',
      undone: 'Everything is as it was before it.',
    })[status],
);

export const ImportReasonEnum = describedEnum(
  'ImportReason',
  'Why a row of a file is bad.',
  importReasons,
  (reason) => `In Italian: ${importReasonTexts[reason].text.replace('{text}', 'what an earlier version wrote.')}`,
);

export const ImportFailureEnum = describedEnum(
  'ImportFailure',
  'Why a file could not be read, or its import was given up.',
  importFailures,
  (failure) => `In Italian: ${importFailureTexts[failure]}`,
);

export const ImportObstacleKindEnum = describedEnum(
  'ImportObstacleKind',
  'What stands in the way of undoing an import.',
  importObstacleKinds,
  (kind) =>
    ({
      import: 'A later import builds upon this one: it is to be undone first.',
      campaignClosed: 'The campaign was closed.',
      goalEdited: "The dealer's goal was edited.",
      accepted: 'The dealer accepted.',
      removed: 'The dealer was taken out of the campaign.',
      addedAgain: 'The dealer was taken out of the campaign and added again.',
      memberChanged: 'The member was changed.',
      hasSales: 'The member has sales.',
      hasUsers: 'The member has users.',
      hasCampaigns: 'The member is in campaigns.',
      hasConsents: 'The member has answered to the notice on SMS messages.',
      hasChildren: 'Other members stand below the member.',
      vatNumberTaken: 'The VAT number that the member had is now that of another one.',
      parentDeleted: 'The member below which this one stood was deleted.',
      written: '`text` says it: an Italian sentence of an earlier version.',
    })[kind],
);

function holders(permission: Permission): string[] {
  return roles.filter((role) => rolePermissions[role].includes(permission));
}
