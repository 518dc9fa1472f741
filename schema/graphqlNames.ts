/** The name of a value in a GraphQL enum: `businessName` → `BUSINESS_NAME`, `monthly-fleet` → `MONTHLY_FLEET`. */
export function enumName(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[ .-]/g, '_')
    .toUpperCase();
}
