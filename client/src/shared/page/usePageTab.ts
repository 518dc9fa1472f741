import { useSearchParams } from 'react-router-dom';

/** The parameter that names a page's open tab: `?scheda=regole`. */
export const tabParameter = 'scheda';

/**
 * The open tab of a page, which is stored in the address.
 *
 * @param names the words of the tabs in the address; the first is the default and is left out of it
 * @param leftOut parameters that belong to a single tab and are dropped with it
 * @returns the tab that the address names, undefined if it names none; and the query that opens a tab
 */
export function usePageTab<Name extends string>(
  names: readonly Name[],
  leftOut: readonly string[] = [],
): { readonly named: Name | undefined; readonly hrefOf: (name: Name) => string } {
  const [search] = useSearchParams();
  const word = search.get(tabParameter);
  return {
    named: names.find((name) => name === word),
    hrefOf: (name) => {
      const next = new URLSearchParams(search);
      for (const parameter of [tabParameter, ...leftOut]) next.delete(parameter);
      if (name !== names[0]) next.set(tabParameter, name);
      return `?${next.toString()}`;
    },
  };
}
