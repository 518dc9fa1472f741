import { GatewayError } from '../errors/gatewayError.js';

/** The REST service's ids are positive integers of four bytes. */
const largest = 2_147_483_647;

/** The id in the path of a call. @throws GatewayError NOT_FOUND if it is invalid */
export function pathId(id: string): number {
  const value = idNumber(id);
  if (value === undefined) throw new GatewayError('NOT_FOUND');
  return value;
}

/** The id in an input field. @throws GatewayError BAD_USER_INPUT naming the field */
export function inputId(field: string, id: string): number {
  const value = idNumber(id);
  if (value === undefined) throw new GatewayError('BAD_USER_INPUT', { fields: { [field]: 'unknown' } });
  return value;
}

/** The ids of a filter, if given. @throws GatewayError BAD_USER_INPUT for an invalid one */
export function idsGiven<Column extends string>(
  column: Column,
  ids: readonly string[] | null | undefined,
): { readonly [C in Column]?: number[] } {
  if (!ids) return {};
  return { [column]: ids.map((id) => inputId(`filter.${column}`, id)) } as { readonly [C in Column]: number[] };
}

function idNumber(id: string): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return value <= largest ? value : undefined;
}
