/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApprovalTermsFieldsFragment = {
  __typename: 'ApprovalTerms';
  closing: { __typename: 'ApprovalSwitch'; on: boolean };
  rules: { __typename: 'ApprovalSwitch'; on: boolean };
  undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
  adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
};

export type ApprovalRulesFieldsFragment = {
  __typename: 'ApprovalRules';
  startsOn: string;
  endsOn: string;
  incentiveDetail: {
    __typename: 'IncentiveDetail';
    basis: Types.IncentiveBasis;
    unlockAt: string;
    cap: string | null;
    tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
  };
  factorBoostDetail: {
    __typename: 'FactorBoostDetail';
    boosts: Array<{
      __typename: 'Boost';
      label: string;
      factor: string;
      match: {
        __typename: 'SaleMatch';
        brand: Array<string> | null;
        season: Array<Types.Season> | null;
        segment: Array<Types.Segment> | null;
        rimFrom: number | null;
        rimTo: number | null;
        channel: Types.Channel | null;
      };
    }>;
  };
  eligibility: {
    __typename: 'SaleMatch';
    brand: Array<string> | null;
    season: Array<Types.Season> | null;
    segment: Array<Types.Segment> | null;
    rimFrom: number | null;
    rimTo: number | null;
    channel: Types.Channel | null;
  };
};

export type ApprovalDetailsFragment = {
  __typename: 'Approval';
  id: string;
  kind: Types.ApprovalKind;
  state: Types.ApprovalState;
  proposedBy: string | null;
  proposedAt: string;
  expiresAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  reason: string | null;
  mayDecide: boolean;
  mayWithdraw: boolean;
  campaign: { __typename: 'CampaignTitle'; id: string; title: string } | null;
  dealer: { __typename: 'Member'; id: string; code: string; businessName: string } | null;
  import: { __typename: 'ApprovalImport'; id: string; filename: string } | null;
  request: {
    __typename: 'ApprovalRequest';
    rules: {
      __typename: 'ApprovalRulesRequest';
      dealers: number;
      accumulatedLess: string;
      expendableLess: string;
      reason: string;
      changed: Array<Types.RulesPart>;
      others: Array<string>;
      before: {
        __typename: 'ApprovalRules';
        startsOn: string;
        endsOn: string;
        incentiveDetail: {
          __typename: 'IncentiveDetail';
          basis: Types.IncentiveBasis;
          unlockAt: string;
          cap: string | null;
          tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
        };
        factorBoostDetail: {
          __typename: 'FactorBoostDetail';
          boosts: Array<{
            __typename: 'Boost';
            label: string;
            factor: string;
            match: {
              __typename: 'SaleMatch';
              brand: Array<string> | null;
              season: Array<Types.Season> | null;
              segment: Array<Types.Segment> | null;
              rimFrom: number | null;
              rimTo: number | null;
              channel: Types.Channel | null;
            };
          }>;
        };
        eligibility: {
          __typename: 'SaleMatch';
          brand: Array<string> | null;
          season: Array<Types.Season> | null;
          segment: Array<Types.Segment> | null;
          rimFrom: number | null;
          rimTo: number | null;
          channel: Types.Channel | null;
        };
      };
      after: {
        __typename: 'ApprovalRules';
        startsOn: string;
        endsOn: string;
        incentiveDetail: {
          __typename: 'IncentiveDetail';
          basis: Types.IncentiveBasis;
          unlockAt: string;
          cap: string | null;
          tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
        };
        factorBoostDetail: {
          __typename: 'FactorBoostDetail';
          boosts: Array<{
            __typename: 'Boost';
            label: string;
            factor: string;
            match: {
              __typename: 'SaleMatch';
              brand: Array<string> | null;
              season: Array<Types.Season> | null;
              segment: Array<Types.Segment> | null;
              rimFrom: number | null;
              rimTo: number | null;
              channel: Types.Channel | null;
            };
          }>;
        };
        eligibility: {
          __typename: 'SaleMatch';
          brand: Array<string> | null;
          season: Array<Types.Season> | null;
          segment: Array<Types.Segment> | null;
          rimFrom: number | null;
          rimTo: number | null;
          channel: Types.Channel | null;
        };
      };
    } | null;
    undo: { __typename: 'ApprovalUndoRequest'; tires: number; lines: number } | null;
    adjustment: { __typename: 'ApprovalAdjustmentRequest'; day: string; amount: string; reason: string } | null;
    settings: {
      __typename: 'ApprovalSettingsRequest';
      before: {
        __typename: 'ApprovalTerms';
        closing: { __typename: 'ApprovalSwitch'; on: boolean };
        rules: { __typename: 'ApprovalSwitch'; on: boolean };
        undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
        adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
      };
      after: {
        __typename: 'ApprovalTerms';
        closing: { __typename: 'ApprovalSwitch'; on: boolean };
        rules: { __typename: 'ApprovalSwitch'; on: boolean };
        undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
        adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
      };
    } | null;
  };
};

export type ApprovalQueryVariables = Exact<{
  id: string;
}>;

export type ApprovalQuery = {
  approval: {
    __typename: 'Approval';
    id: string;
    kind: Types.ApprovalKind;
    state: Types.ApprovalState;
    proposedBy: string | null;
    proposedAt: string;
    expiresAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    reason: string | null;
    mayDecide: boolean;
    mayWithdraw: boolean;
    campaign: { __typename: 'CampaignTitle'; id: string; title: string } | null;
    dealer: { __typename: 'Member'; id: string; code: string; businessName: string } | null;
    import: { __typename: 'ApprovalImport'; id: string; filename: string } | null;
    request: {
      __typename: 'ApprovalRequest';
      rules: {
        __typename: 'ApprovalRulesRequest';
        dealers: number;
        accumulatedLess: string;
        expendableLess: string;
        reason: string;
        changed: Array<Types.RulesPart>;
        others: Array<string>;
        before: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
        after: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
      } | null;
      undo: { __typename: 'ApprovalUndoRequest'; tires: number; lines: number } | null;
      adjustment: { __typename: 'ApprovalAdjustmentRequest'; day: string; amount: string; reason: string } | null;
      settings: {
        __typename: 'ApprovalSettingsRequest';
        before: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
        after: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
      } | null;
    };
  } | null;
};

export type ApproveRequestMutationVariables = Exact<{
  id: string;
}>;

export type ApproveRequestMutation = {
  approveRequest: {
    __typename: 'Approval';
    id: string;
    kind: Types.ApprovalKind;
    state: Types.ApprovalState;
    proposedBy: string | null;
    proposedAt: string;
    expiresAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    reason: string | null;
    mayDecide: boolean;
    mayWithdraw: boolean;
    campaign: { __typename: 'CampaignTitle'; id: string; title: string } | null;
    dealer: { __typename: 'Member'; id: string; code: string; businessName: string } | null;
    import: { __typename: 'ApprovalImport'; id: string; filename: string } | null;
    request: {
      __typename: 'ApprovalRequest';
      rules: {
        __typename: 'ApprovalRulesRequest';
        dealers: number;
        accumulatedLess: string;
        expendableLess: string;
        reason: string;
        changed: Array<Types.RulesPart>;
        others: Array<string>;
        before: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
        after: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
      } | null;
      undo: { __typename: 'ApprovalUndoRequest'; tires: number; lines: number } | null;
      adjustment: { __typename: 'ApprovalAdjustmentRequest'; day: string; amount: string; reason: string } | null;
      settings: {
        __typename: 'ApprovalSettingsRequest';
        before: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
        after: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
      } | null;
    };
  };
};

export type RefuseRequestMutationVariables = Exact<{
  id: string;
  reason: string;
}>;

export type RefuseRequestMutation = {
  refuseRequest: {
    __typename: 'Approval';
    id: string;
    kind: Types.ApprovalKind;
    state: Types.ApprovalState;
    proposedBy: string | null;
    proposedAt: string;
    expiresAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    reason: string | null;
    mayDecide: boolean;
    mayWithdraw: boolean;
    campaign: { __typename: 'CampaignTitle'; id: string; title: string } | null;
    dealer: { __typename: 'Member'; id: string; code: string; businessName: string } | null;
    import: { __typename: 'ApprovalImport'; id: string; filename: string } | null;
    request: {
      __typename: 'ApprovalRequest';
      rules: {
        __typename: 'ApprovalRulesRequest';
        dealers: number;
        accumulatedLess: string;
        expendableLess: string;
        reason: string;
        changed: Array<Types.RulesPart>;
        others: Array<string>;
        before: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
        after: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
      } | null;
      undo: { __typename: 'ApprovalUndoRequest'; tires: number; lines: number } | null;
      adjustment: { __typename: 'ApprovalAdjustmentRequest'; day: string; amount: string; reason: string } | null;
      settings: {
        __typename: 'ApprovalSettingsRequest';
        before: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
        after: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
      } | null;
    };
  };
};

export type WithdrawRequestMutationVariables = Exact<{
  id: string;
}>;

export type WithdrawRequestMutation = {
  withdrawRequest: {
    __typename: 'Approval';
    id: string;
    kind: Types.ApprovalKind;
    state: Types.ApprovalState;
    proposedBy: string | null;
    proposedAt: string;
    expiresAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    reason: string | null;
    mayDecide: boolean;
    mayWithdraw: boolean;
    campaign: { __typename: 'CampaignTitle'; id: string; title: string } | null;
    dealer: { __typename: 'Member'; id: string; code: string; businessName: string } | null;
    import: { __typename: 'ApprovalImport'; id: string; filename: string } | null;
    request: {
      __typename: 'ApprovalRequest';
      rules: {
        __typename: 'ApprovalRulesRequest';
        dealers: number;
        accumulatedLess: string;
        expendableLess: string;
        reason: string;
        changed: Array<Types.RulesPart>;
        others: Array<string>;
        before: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
        after: {
          __typename: 'ApprovalRules';
          startsOn: string;
          endsOn: string;
          incentiveDetail: {
            __typename: 'IncentiveDetail';
            basis: Types.IncentiveBasis;
            unlockAt: string;
            cap: string | null;
            tiers: Array<{ __typename: 'IncentiveTier'; from: string; rate: string }>;
          };
          factorBoostDetail: {
            __typename: 'FactorBoostDetail';
            boosts: Array<{
              __typename: 'Boost';
              label: string;
              factor: string;
              match: {
                __typename: 'SaleMatch';
                brand: Array<string> | null;
                season: Array<Types.Season> | null;
                segment: Array<Types.Segment> | null;
                rimFrom: number | null;
                rimTo: number | null;
                channel: Types.Channel | null;
              };
            }>;
          };
          eligibility: {
            __typename: 'SaleMatch';
            brand: Array<string> | null;
            season: Array<Types.Season> | null;
            segment: Array<Types.Segment> | null;
            rimFrom: number | null;
            rimTo: number | null;
            channel: Types.Channel | null;
          };
        };
      } | null;
      undo: { __typename: 'ApprovalUndoRequest'; tires: number; lines: number } | null;
      adjustment: { __typename: 'ApprovalAdjustmentRequest'; day: string; amount: string; reason: string } | null;
      settings: {
        __typename: 'ApprovalSettingsRequest';
        before: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
        after: {
          __typename: 'ApprovalTerms';
          closing: { __typename: 'ApprovalSwitch'; on: boolean };
          rules: { __typename: 'ApprovalSwitch'; on: boolean };
          undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
          adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
        };
      } | null;
    };
  };
};

export const ApprovalRulesFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalRulesFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalRules' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'startsOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incentiveDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'IncentiveDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'factorBoostDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FactorBoostDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaleMatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SaleMatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'season' } },
          { kind: 'Field', name: { kind: 'Name', value: 'segment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'channel' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'IncentiveDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'IncentiveDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'basis' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tiers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'unlockAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cap' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FactorBoostDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactorBoostDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'boosts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'factor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalRulesFieldsFragment, unknown>;
export const ApprovalTermsFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalTermsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalTerms' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalTermsFieldsFragment, unknown>;
export const ApprovalDetailsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'campaign' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dealer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'import' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'filename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'request' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rules' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'dealers' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'accumulatedLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'expendableLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'others' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'undo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lines' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'adjustment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayDecide' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayWithdraw' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'IncentiveDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'IncentiveDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'basis' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tiers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'unlockAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cap' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaleMatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SaleMatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'season' } },
          { kind: 'Field', name: { kind: 'Name', value: 'segment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'channel' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FactorBoostDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactorBoostDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'boosts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'factor' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalRulesFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalRules' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'startsOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incentiveDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'IncentiveDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'factorBoostDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FactorBoostDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalTermsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalTerms' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalDetailsFragment, unknown>;
export const ApprovalDocument = {
  __meta__: { hash: 'd676e25916fc9ee6352897163178f056713683c439b13b2f74a0ebf6ff3a2ed0' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Approval' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'approval' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalDetails' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'IncentiveDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'IncentiveDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'basis' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tiers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'unlockAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cap' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaleMatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SaleMatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'season' } },
          { kind: 'Field', name: { kind: 'Name', value: 'segment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'channel' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FactorBoostDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactorBoostDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'boosts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'factor' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalRulesFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalRules' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'startsOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incentiveDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'IncentiveDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'factorBoostDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FactorBoostDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalTermsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalTerms' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'campaign' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dealer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'import' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'filename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'request' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rules' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'dealers' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'accumulatedLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'expendableLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'others' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'undo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lines' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'adjustment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayDecide' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayWithdraw' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalQuery, ApprovalQueryVariables>;
export const ApproveRequestDocument = {
  __meta__: { hash: 'e8866d843522509c29eb8e3b07b6d2fc09fb05c468bc74cbaadb612e51aa8037' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ApproveRequest' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'approveRequest' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalDetails' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'IncentiveDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'IncentiveDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'basis' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tiers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'unlockAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cap' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaleMatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SaleMatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'season' } },
          { kind: 'Field', name: { kind: 'Name', value: 'segment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'channel' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FactorBoostDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactorBoostDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'boosts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'factor' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalRulesFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalRules' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'startsOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incentiveDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'IncentiveDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'factorBoostDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FactorBoostDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalTermsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalTerms' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'campaign' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dealer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'import' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'filename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'request' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rules' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'dealers' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'accumulatedLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'expendableLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'others' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'undo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lines' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'adjustment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayDecide' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayWithdraw' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApproveRequestMutation, ApproveRequestMutationVariables>;
export const RefuseRequestDocument = {
  __meta__: { hash: 'b818e8ffed0723be593417748f262489369fd630d5ee731e80ebb7db75019089' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RefuseRequest' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'reason' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refuseRequest' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'reason' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'reason' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalDetails' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'IncentiveDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'IncentiveDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'basis' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tiers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'unlockAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cap' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaleMatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SaleMatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'season' } },
          { kind: 'Field', name: { kind: 'Name', value: 'segment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'channel' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FactorBoostDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactorBoostDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'boosts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'factor' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalRulesFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalRules' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'startsOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incentiveDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'IncentiveDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'factorBoostDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FactorBoostDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalTermsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalTerms' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'campaign' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dealer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'import' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'filename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'request' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rules' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'dealers' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'accumulatedLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'expendableLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'others' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'undo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lines' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'adjustment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayDecide' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayWithdraw' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefuseRequestMutation, RefuseRequestMutationVariables>;
export const WithdrawRequestDocument = {
  __meta__: { hash: '0a809089a8b458b08fa96b3469572f20e2ac79df753ca324b335f68716d626d7' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'WithdrawRequest' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawRequest' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalDetails' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'IncentiveDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'IncentiveDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'basis' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tiers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'unlockAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cap' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaleMatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SaleMatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'season' } },
          { kind: 'Field', name: { kind: 'Name', value: 'segment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rimTo' } },
          { kind: 'Field', name: { kind: 'Name', value: 'channel' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FactorBoostDetailFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactorBoostDetail' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'boosts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'factor' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalRulesFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalRules' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'startsOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incentiveDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'IncentiveDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'factorBoostDetail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FactorBoostDetailFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SaleMatchFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalTermsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalTerms' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'campaign' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dealer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'import' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'filename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'request' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rules' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'dealers' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'accumulatedLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'expendableLess' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'others' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalRulesFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'undo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lines' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'adjustment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'settings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'before' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'after' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalTermsFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayDecide' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mayWithdraw' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawRequestMutation, WithdrawRequestMutationVariables>;
export const useApprovalQuery = /*#__PURE__*/ queryHook(ApprovalDocument);
export const useApprovalLazyQuery = /*#__PURE__*/ lazyQueryHook(ApprovalDocument);
export const useApproveRequestMutation = /*#__PURE__*/ mutationHook(ApproveRequestDocument);
export const useRefuseRequestMutation = /*#__PURE__*/ mutationHook(RefuseRequestDocument);
export const useWithdrawRequestMutation = /*#__PURE__*/ mutationHook(WithdrawRequestDocument);
