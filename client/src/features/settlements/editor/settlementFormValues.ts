import type { DealerStatus, DealerTier, SettlementInput } from '../../../shared/apollo/schema.generated';
import { decimalText, parseDecimal } from '../../../shared/forms/fields/decimalText';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { memberOption } from '../../../domain/members/useMemberSearch';
import type { SettlementDetailsFragment } from '../settlement.generated';

/**
 * The values of the form of a run. Their paths are those of the API's fields, so that its errors can be assigned to
 * them.
 */
export interface SettlementFormValues {
  title: string;
  /** The ids of campaigns. */
  campaigns: string[];
  filter: {
    status: DealerStatus[];
    tier: DealerTier[];
    region: string[];
    province: string[];
    memberId: SearchOption | null;
    joinedFrom: string;
    joinedTo: string;
    stopped: 'yes' | 'no' | '';
  };
  /** The amount as typed. */
  minimum: string;
  day: string;
}

/** The initial values of a new run: all dealers, on the programme's day. */
export function emptySettlement(today: string): SettlementFormValues {
  return {
    title: '',
    campaigns: [],
    filter: {
      status: [],
      tier: [],
      region: [],
      province: [],
      memberId: null,
      joinedFrom: '',
      joinedTo: '',
      stopped: '',
    },
    minimum: '0',
    day: today,
  };
}

/** A run as form values. */
export function formValuesOf({
  title,
  campaigns,
  filter,
  minimum,
  day,
}: SettlementDetailsFragment): SettlementFormValues {
  const { status, tier, region, province, member, joinedFrom, joinedTo, stopped } = filter;
  return {
    title,
    campaigns: campaigns.map(({ id }) => id),
    filter: {
      status: [...status],
      tier: [...tier],
      region: [...region],
      province: [...province],
      memberId: member && memberOption(member),
      joinedFrom: joinedFrom ?? '',
      joinedTo: joinedTo ?? '',
      stopped: stopped === null ? '' : stopped ? 'yes' : 'no',
    },
    minimum: decimalText(minimum),
    day,
  };
}

/** Parses an amount: '10,50' → '10.50'; undefined for any other text. */
export function parseMinimum(text: string): string | undefined {
  return parseDecimal(text, 2);
}

/** The form values as the API's input; undefined if the minimum is not an amount. */
export function settlementInput({ title, campaigns, filter, minimum, day }: SettlementFormValues) {
  const amount = parseMinimum(minimum);
  if (amount === undefined) return undefined;
  const { status, tier, region, province, memberId, joinedFrom, joinedTo, stopped } = filter;
  return {
    title: title.trim(),
    campaigns,
    minimum: amount,
    day,
    filter: {
      ...(status.length > 0 && { status }),
      ...(tier.length > 0 && { tier }),
      ...(region.length > 0 && { region }),
      ...(province.length > 0 && { province }),
      ...(memberId !== null && { memberId: memberId.id }),
      ...(joinedFrom !== '' && { joinedFrom }),
      ...(joinedTo !== '' && { joinedTo }),
      ...(stopped !== '' && { stopped: stopped === 'yes' }),
    },
  } satisfies SettlementInput;
}
