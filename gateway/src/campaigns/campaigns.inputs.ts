import {
  campaignSortColumns,
  type CampaignDuration,
  type CampaignGroup,
  type CampaignState,
  type CampaignType,
} from '@gdd/schema/campaigns';
import type { CampaignSettlement } from '@gdd/schema/settlements';
import { InputType, Int } from 'type-graphql';
import {
  CampaignSettlementEnum,
  CampaignDurationEnum,
  CampaignGroupEnum,
  CampaignStateEnum,
  CampaignTypeEnum,
} from '../schema/campaignEnums.js';
import { day, decimal, field, flag, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { FactorBoostDetailInput, IncentiveDetailInput, rulesBody, SaleMatchInput } from './rules.inputs.js';

@InputType({ description: 'Filter for campaigns: all given conditions apply; in a list, any value matches.' })
export class CampaignFilter {
  @field.orNull(() => [Int], 'Limited to these years.') year?: number[] | null;
  @field.orNull(() => [CampaignTypeEnum], 'Meant for one of these.') type?: CampaignType[] | null;
  @field.orNull(() => [CampaignDurationEnum], 'Limited to these durations.') duration?: CampaignDuration[] | null;
  @field.orNull(() => [CampaignGroupEnum], 'Limited to these groups.') group?: CampaignGroup[] | null;
  @field.orNull(() => [CampaignStateEnum], 'Limited to these states.') state?: CampaignState[] | null;
  @flag.orNull("Whether it is open and the programme's day in its period.") underWay?: boolean | null;
  @int.orNull('Under way, and over within so many days, the day and the last included.') endsWithin?: number | null;
}

const campaignList = listOf('Campaign', 'campaigns', {
  columns: campaignSortColumns,
  filter: CampaignFilter,
  order: 'by id',
  search: 'A part of the title; case and accents do not matter.',
});

@InputType({ description: 'The state of the table of campaigns.' })
export class CampaignTableInput extends campaignList.Table {}

@InputType({ description: 'Filter, order and format of a file of campaigns.' })
export class CampaignsFileInput extends campaignList.File {}

@InputType({ description: 'A campaign as it shall be.' })
export class CampaignInput {
  @text('The title.') title: string;
  @field(() => CampaignTypeEnum, 'For whom it is meant.') type: CampaignType;
  @field(() => CampaignDurationEnum, 'How long it lasts.') duration: CampaignDuration;
  @flag('Whether it is a main campaign among those of half a year.') isMain: boolean;
  @int('The year that it belongs to: one that its days touch.') year: number;
  @day('Its first day.') startsOn: string;
  @day('Its last day.') endsOn: string;
  @text.orNull('The description.') description?: string | null;
  @field(() => IncentiveDetailInput, 'How tyres become a prize.') incentiveDetail: IncentiveDetailInput;
  @field(() => FactorBoostDetailInput, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetailInput;
  @field(() => SaleMatchInput, 'Which sale lines count, of those within its days.') eligibility: SaleMatchInput;

  @field.orNull(
    () => CampaignSettlementEnum,
    'How its prizes are paid; of a new campaign by a credit note, else as before.',
  )
  settlement?: CampaignSettlement | null;

  @decimal.orNull('The budget for its prizes, in EUR, above 0; null removes it, unchanged if omitted.')
  budget?: string | null;
}

/** The state of the table of campaigns, as the REST service takes it (docs/domain/lists-and-calls.md). */
export function campaignTableState(table: CampaignTableInput): BodyOf<'/campaigns/table', 'POST'> {
  return { filter: given(table.filter ?? {}), ...tablePage(table) };
}

/** The body of a new or changed campaign. */
export function campaignBody({ settlement, ...input }: CampaignInput) {
  return { ...input, ...rulesBody(input), eligibility: given(input.eligibility), ...(settlement && { settlement }) };
}
