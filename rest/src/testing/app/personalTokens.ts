import { demonstrationPassword } from '@gdd/schema/demonstration';
import type { Call, TestApp } from './testApp.js';

/** The response to the creation of a personal token. */
export interface CreatedToken {
  readonly personalToken: {
    readonly id: number;
    readonly name: string;
    readonly ending: string;
    readonly createdAt: string;
    readonly expiresAt: string;
    readonly expired: boolean;
    readonly lastUsedAt: string | null;
  };
  readonly token: string | null;
}

/** The headers of a call with a bearer token. */
export function bearing(token: string): Pick<Call, 'headers'> {
  return { headers: { authorization: `Bearer ${token}` } };
}

/** Creates a personal token of a demonstration user. */
export async function personalTokenOf(service: TestApp, username: string, expiresInDays = 30): Promise<string> {
  const body = { data: { name: 'Foglio delle vendite', expiresInDays, current_password: demonstrationPassword } };
  const response = await service.call('POST', '/api/user/tokens', { as: username, body });
  return response.json<{ data: CreatedToken }>().data.token ?? 'there is no token';
}
