import { HttpResponse, type RequestHandler } from 'msw';
import type { AnalyticsDimension, AnalyticsInput } from '../../../shared/apollo/schema.generated';
import { graphql } from '../../../shared/test/graphql';

/** A mock of the gateway for analytics: any dimension has these groups, and the requests are recorded. */
interface AnalyticsGateway {
  /** Value, name and tyres of the groups, in descending order. */
  groups: readonly (readonly [value: string, label: string | null, tires: number])[];
  readonly inputs: AnalyticsInput[];
  readonly handlers: readonly RequestHandler[];
}

const noValues = {
  __typename: 'AnalyticsValues',
  tires: null,
  tiresFleet: null,
  fleetPercentage: null,
  amount: null,
  dealers: null,
  goalAttainment: null,
};

export function analyticsGateway(groups: AnalyticsGateway['groups']): AnalyticsGateway {
  const gateway = { groups, inputs: [] as AnalyticsInput[], handlers: [] as RequestHandler[] };
  const valuesOf = (tires: number) => ({ ...noValues, tires });
  const toDayOf = (tires: number) => ({
    __typename: 'AnalyticsToDay',
    values: valuesOf(tires),
    before: valuesOf(tires / 2),
  });
  const result = (input: AnalyticsInput) => {
    const { page = 1, pageSize = 10, compareYear } = input;
    const rows = gateway.groups.slice((page - 1) * pageSize, page * pageSize);
    const sum = gateway.groups.reduce((total, [, , tires]) => total + tires, 0);
    return {
      __typename: 'Analytics',
      total: gateway.groups.length,
      items: rows.map(([value, label, tires]) => ({
        __typename: 'AnalyticsRow',
        keys: input.dimensions.map((dimension) => keyOf(dimension, value, label)),
        values: valuesOf(tires),
        before: compareYear === true ? valuesOf(tires / 2) : null,
        toDay: compareYear === true ? toDayOf(tires) : null,
      })),
      totals: {
        __typename: 'AnalyticsTotals',
        values: valuesOf(sum),
        before: compareYear === true ? valuesOf(sum / 2) : null,
        toDay: compareYear === true ? toDayOf(sum) : null,
      },
    };
  };
  const respondTo = (operation: string, keep: boolean) =>
    graphql.query(operation, ({ variables }) => {
      const input = variables['input'] as AnalyticsInput;
      if (keep) gateway.inputs.push(input);
      return HttpResponse.json({ data: { analytics: result(input) } });
    });
  gateway.handlers.push(
    respondTo('Analytics', true),
    respondTo('AnalyticsParts', false),
    graphql.query('CurrentYear', () =>
      HttpResponse.json({
        data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-12-31' } },
      }),
    ),
    graphql.query('AnalyticsChoices', () =>
      HttpResponse.json({
        data: {
          brands: ['Aquila', 'Vento'],
          campaignsByYear: [{ __typename: 'CampaignSummary', id: '113', title: 'Inverno 2025', state: 'OPEN' }],
        },
      }),
    ),
  );
  return gateway;
}

function keyOf(dimension: AnalyticsDimension, value: string, label: string | null) {
  return { __typename: 'AnalyticsKey', dimension, value, label };
}
