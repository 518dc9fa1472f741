/** What Sandbox opens with; `schema/operations/` has more. */
export const exampleDocument = `# Sign in first, then send the answer's apiToken as the header "Authorization: Bearer …".
mutation SignIn {
  login(username: "ka.administrator", password: "the demonstration password") {
    apiToken
    maxAge
  }
}

query FirstPageOfDealers {
  dealersTable(input: { sort: { column: BUSINESS_NAME }, pageSize: 10 }) {
    total
    items {
      id
      code
      businessName
      city
      status
      tier
      parent {
        businessName
      }
    }
  }
}
`;
