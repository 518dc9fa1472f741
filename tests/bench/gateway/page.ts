/** The document sent to every subject of `npm run bench -- gateway`: a page of dealers, twelve fields a row. */
export const document = `query BenchDealers($input: DealerTableInput!) {
  dealersTable(input: $input) {
    items { id code businessName vatNumber region province city status tier isProspect joinedOn version }
    total
  }
}`;

/** The schema of the compared servers, with the same page. */
export const rivalSchema = `
  input DealerTableInput { page: Int! pageSize: Int! }
  type DealerRow {
    id: ID! code: String! businessName: String! vatNumber: String! region: String! province: String! city: String!
    status: String! tier: String! isProspect: Boolean! joinedOn: String! version: Int!
  }
  type DealerPage { items: [DealerRow!]! total: Int! }
  type Query { dealersTable(input: DealerTableInput!): DealerPage }`;

/** The measured numbers of rows a page. */
export const sizes = [10, 100] as const;

/** The REST service's response with that many rows. */
export function restResponse(rows: number): string {
  const items = Array.from({ length: rows }, (_, index) => ({
    id: index + 1,
    code: `D-${String(index + 1).padStart(5, '0')}`,
    businessName: `Pneumatici Città ${index + 1} S.r.l.`,
    vatNumber: '01234567897',
    region: 'Lombardia',
    province: 'MI',
    city: 'Milano',
    status: 'active',
    tier: 'gold',
    isProspect: false,
    joinedOn: '2020-01-31',
    parentId: 7,
    version: 3,
  }));
  return JSON.stringify({ success: true, data: { items, total: 1200 } });
}

/** The variables of a page. */
export function variables(rows: number): object {
  return { input: { page: 1, pageSize: rows } };
}
