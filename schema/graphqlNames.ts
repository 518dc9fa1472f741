/** `businessName`, `KA Administrator`, `monthly-fleet` and `N2.1` as an enum of GraphQL names them. */
export function enumName(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[ .-]/g, '_')
    .toUpperCase();
}
