/** A client of the REST service for tests: signs in, calls routes, and imports files. */
import type { ErrorBody } from '@gdd/schema/errors';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The password of every demonstration user. */
export const demonstrationPassword = 'Pneus-2025!';

/** A dealer's figures in a campaign. */
export interface Figures {
  readonly goalThreshold: number;
  readonly accepted: boolean;
  readonly tiresPurchased: number;
  readonly tiresMissing: number;
  readonly tiresFleet: number;
  readonly tiresFleetPercentage: string;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
}

/** Campaign title → VAT number → figures. */
export type FiguresByCampaign = Readonly<Record<string, Readonly<Record<string, Figures>>>>;

/** The expected figures of the programme. */
interface Expected {
  readonly lines: number;
  readonly months: Readonly<
    Record<string, { readonly tires: number; readonly fleet: number; readonly amount: string }>
  >;
  readonly campaigns: FiguresByCampaign;
}

/** A file of the programme, as the office exported it. */
export function programmeFile(name: string): Buffer {
  return readFileSync(path.resolve(import.meta.dirname, '../data/programma', name));
}

/** A JSON file of the programme. */
export function programmeJson<T>(name: string): T {
  return JSON.parse(programmeFile(name).toString()) as T;
}

export const expected = programmeJson<Expected>('atteso.json');

/** The part of an import that the tests read. */
export interface Import {
  readonly id: number;
  readonly status: string;
  readonly rowsRead: number;
  readonly rowsValid: number;
  readonly errorCount: number;
  readonly errors: readonly { readonly row: number; readonly column: string }[];
  readonly totals: {
    readonly created: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly months: readonly {
      readonly month: string;
      readonly tiresAfter: number;
      readonly fleetAfter: number;
      readonly amountAfter: string;
    }[];
  };
  readonly failure: string | null;
}

/** Renews the proof of the session of a demonstration user (docs/domain/step-up.md). @param url of the REST service */
export async function proveAgain(url: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/user/proof`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: demonstrationPassword }),
  });
  if (!response.ok) throw new Error(`POST /user/proof: ${response.status} ${await response.text()}`);
}

/** The REST service as an administrator uses it. */
export class Office {
  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  /** @param username default: the first administrator */
  static async signIn(url: string, username = 'ka.admin'): Promise<Office> {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: demonstrationPassword }),
    });
    const { api_token: token } = (await response.json()) as { readonly api_token: string };
    return new Office(url, token);
  }

  /** Calls a route, after a step-up where it wants one: a run may be long. @returns the `data` of its response */
  async call<T>(method: string, route: string, body?: object, contentType = 'application/json'): Promise<T> {
    const result = await this.send<T>(method, route, body, contentType);
    if (result.success) return result.data;
    if (result.error.reason !== 'stepUpRequired') throw new Error(`${method} ${route}: ${JSON.stringify(result)}`);
    await proveAgain(this.url, this.token);
    return this.call(method, route, body, contentType);
  }

  private async send<T>(
    method: string,
    route: string,
    body: object | undefined,
    contentType: string,
  ): Promise<{ readonly success: true; readonly data: T } | ErrorBody> {
    const response = await fetch(`${this.url}/api${route}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body !== undefined && { 'content-type': contentType }) },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return (await response.json()) as { readonly success: true; readonly data: T } | ErrorBody;
  }

  /** Sends a file and waits for its preview. */
  async preview(kind: 'network' | 'sales' | 'goals', filename: string, bytes: Buffer): Promise<Import> {
    const route = `/imports/${kind}?filename=${encodeURIComponent(filename)}`;
    const { import: started } = await this.call<{ readonly import: Import }>('POST', route, bytes, 'text/csv');
    return this.settled(started.id);
  }

  async apply(id: number): Promise<Import> {
    await this.call('POST', `/imports/${id}/apply`, {});
    return this.settled(id);
  }

  async undo(id: number): Promise<Import> {
    await this.call('POST', `/imports/${id}/undo`);
    return this.settled(id);
  }

  /** Waits until an import is not in progress. */
  async settled(id: number): Promise<Import> {
    for (;;) {
      const { import: current } = await this.call<{ readonly import: Import }>('GET', `/imports/${id}`);
      if (!['reading', 'applying', 'undoing'].includes(current.status)) return current;
      await pause(20);
    }
  }

  /**
   * Loads the whole programme: the network, both years of sales, the campaigns, the goals.
   *
   * @returns title → id of the campaigns, and the imports of sales
   */
  async loadProgramme(): Promise<{
    readonly idByTitle: ReadonlyMap<string, number>;
    readonly salesImports: readonly Import[];
  }> {
    const load = async (kind: 'network' | 'sales' | 'goals', name: string) => {
      const { id } = await this.preview(kind, name, programmeFile(name));
      return this.apply(id);
    };
    await load('network', 'rete.csv');
    const salesImports = [await load('sales', 'vendite-2024.csv'), await load('sales', 'vendite-2025.csv')];
    const idByTitle = new Map<string, number>();
    for (const input of programmeJson<readonly { readonly title: string }[]>('campagne.json')) {
      const { campaign } = await this.call<{ readonly campaign: { readonly id: number } }>('POST', '/campaigns', input);
      idByTitle.set(input.title, campaign.id);
    }
    await load('goals', 'obiettivi.csv');
    return { idByTitle, salesImports };
  }
}
