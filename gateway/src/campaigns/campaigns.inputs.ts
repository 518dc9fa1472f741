import {
  campaignSortColumns,
  type CampaignDuration,
  type CampaignGroup,
  type CampaignSortColumn,
  type CampaignState,
  type CampaignType,
} from '@gdd/schema/campaigns';
import type { CampaignSettlement } from '@gdd/schema/settlements';
import { Field, InputType, Int } from 'type-graphql';
import {
  CampaignSettlementEnum,
  CampaignDurationEnum,
  CampaignGroupEnum,
  CampaignStateEnum,
  CampaignTypeEnum,
} from '../schema/campaignEnums.js';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { DateScalar, DecimalScalar } from '../schema/scalars.js';
import { TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { FactorBoostDetailInput, IncentiveDetailInput, rulesBody, SaleMatchInput } from './rules.inputs.js';

const CampaignSortColumnEnum = describedEnum(
  'CampaignSortColumn',
  'A column that the table of campaigns can be sorted by.',
  campaignSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which campaigns; all conditions must hold, in a list any value suffices.' })
export class CampaignFilter {
  @Field(() => [Int], { nullable: true, description: 'Of one of these years.' })
  year?: number[] | null;

  @Field(() => [CampaignTypeEnum], { nullable: true, description: 'Meant for one of these.' })
  type?: CampaignType[] | null;

  @Field(() => [CampaignDurationEnum], { nullable: true, description: 'Of one of these durations.' })
  duration?: CampaignDuration[] | null;

  @Field(() => [CampaignGroupEnum], { nullable: true, description: 'In one of these groups.' })
  group?: CampaignGroup[] | null;

  @Field(() => [CampaignStateEnum], { nullable: true, description: 'In one of these states.' })
  state?: CampaignState[] | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it is open and the programme's day in its period." })
  underWay?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Under way, and over within so many days, the day and the last included.',
  })
  endsWithin?: number | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class CampaignSort extends TableSort {
  @Field(() => CampaignSortColumnEnum, { description: 'The column.' })
  column: CampaignSortColumn;
}

@InputType({ description: 'The state of the table of campaigns.' })
export class CampaignTableInput extends TablePage {
  @Field(() => CampaignFilter, { nullable: true, description: 'Which campaigns; all without.' })
  filter?: CampaignFilter | null;

  @Field(() => CampaignSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: CampaignSort | null;

  @Field(() => String, { nullable: true, description: 'A part of the title; case and accents do not matter.' })
  search?: string | null;
}

@InputType({ description: 'Which campaigns a file holds, and in which order.' })
export class CampaignsFileInput extends TableFile {
  @Field(() => CampaignFilter, { nullable: true, description: 'Which campaigns; all without.' })
  filter?: CampaignFilter | null;

  @Field(() => CampaignSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: CampaignSort | null;
}

@InputType({ description: 'A campaign as it shall be.' })
export class CampaignInput {
  @Field(() => String, { description: 'The title.' })
  title: string;

  @Field(() => CampaignTypeEnum, { description: 'For whom it is meant.' })
  type: CampaignType;

  @Field(() => CampaignDurationEnum, { description: 'How long it lasts.' })
  duration: CampaignDuration;

  @Field(() => Boolean, { description: 'Whether it is a main campaign among those of half a year.' })
  isMain: boolean;

  @Field(() => Int, { description: 'The year that it belongs to: one that its days touch.' })
  year: number;

  @Field(() => DateScalar, { description: 'Its first day.' })
  startsOn: string;

  @Field(() => DateScalar, { description: 'Its last day.' })
  endsOn: string;

  @Field(() => String, { nullable: true, description: 'The description.' })
  description?: string | null;

  @Field(() => IncentiveDetailInput, { description: 'How tyres become a prize.' })
  incentiveDetail: IncentiveDetailInput;

  @Field(() => FactorBoostDetailInput, { description: 'Which tyres count by a factor.' })
  factorBoostDetail: FactorBoostDetailInput;

  @Field(() => SaleMatchInput, { description: 'Which sale lines count, of those within its days.' })
  eligibility: SaleMatchInput;

  @Field(() => CampaignSettlementEnum, {
    nullable: true,
    description: 'How its prizes are paid; of a new campaign by a credit note, else as before.',
  })
  settlement?: CampaignSettlement | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What its prizes may come to, in EUR, above 0; null: no budget. Left out, as before.',
  })
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
