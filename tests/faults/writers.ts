import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { Office, programmeFile, programmeJson, type Import } from '../programme/office.js';
import { patience, PersistentCaller, type Reported } from './persistentCaller.js';

/** The number of concurrent callers of each kind. */
const callers = { editors: 10, importers: 3, closers: 3 };
/** The sale lines of a file. */
const linesOfFile = 400;

interface Dealer {
  readonly id: number;
  readonly vat_number: string;
}

/**
 * Concurrent callers of the REST service that edit goals, load files and close campaigns without a pause, and repeat
 * failed requests. They record what was acknowledged.
 */
export class Writers {
  /** The responses that the service should not have given. */
  readonly complaints: string[] = [];
  acknowledged = 0;
  private readonly goals = new Map<number, { goal: number; version: number }>();
  private readonly applied = new Set<string>();
  private readonly sent = new Set<string>();
  private readonly closed = new Set<string>();
  private isStopping = false;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly caller: PersistentCaller,
    private readonly campaignId: number,
    private readonly dealers: readonly Dealer[],
    private readonly name: string,
  ) {}

  /**
   * Loads a network, creates a campaign, and starts.
   *
   * @param name part of the names of all that these writers create
   */
  static async start(url: string, database: pg.Client, name: string): Promise<Writers> {
    const office = await Office.signIn(url);
    const { id } = await office.preview('network', 'rete.csv', programmeFile('rete.csv'));
    await office.apply(id);
    const { campaign } = await office.call<{ readonly campaign: { readonly id: number } }>(
      'POST',
      '/campaigns',
      campaignOf(name),
    );
    const { rows } = await database.query<Dealer>(
      `select id, vat_number from members where role = 'Dealer' and vat_number is not null order by id limit 40`,
    );
    const writers = new Writers(new PersistentCaller(office), campaign.id, rows, name);
    for (const { id: dealer } of rows.slice(0, callers.editors)) {
      await office.call('POST', `/campaigns/${campaign.id}/dealer/add`, { data: { dealer, goalThreshold: 1 } });
      writers.goals.set(dealer, { goal: 1, version: 1 });
    }
    writers.work = Promise.all([
      ...[...writers.goals.keys()].map((dealer) => writers.editGoals(dealer)),
      ...Array.from({ length: callers.importers }, (_, i) => writers.loadFiles(i)),
      ...Array.from({ length: callers.closers }, (_, i) => writers.closeCampaigns(i)),
    ]).catch((error: unknown) => writers.complaints.push(String(error)));
    return writers;
  }

  /** Waits for that many further acknowledgements. */
  acknowledgements(count: number): Promise<void> {
    return this.further(count, () => this.acknowledged);
  }

  /** Waits for that many further files to be applied. */
  files(count: number): Promise<void> {
    return this.further(count, () => this.applied.size);
  }

  /** Waits for that many further reported failures. */
  reportedFailures(count: number): Promise<void> {
    return this.further(count, () => [...this.caller.failures.values()].reduce((sum, each) => sum + each, 0));
  }

  /** Lets every caller finish its current round, then ends. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
  }

  /** Code and reason of a failure → how often it was reported. */
  get failures(): ReadonlyMap<string, number> {
    return this.caller.failures;
  }

  /** The number of acknowledged changes of each kind. */
  get book() {
    const edits = [...this.goals.values()].reduce((sum, { version }) => sum + version - 1, 0);
    return { goalEdits: edits, files: this.applied.size, closings: this.closed.size };
  }

  /** The acknowledged changes that the database lacks or has twice. */
  async differences(database: pg.Client): Promise<readonly string[]> {
    const found = async (text: string, values: readonly unknown[]) =>
      (await database.query<Record<string, string>>(text, [...values])).rows[0] ?? {};
    const wrong: string[] = [];
    const compare = (what: string, is: object, shouldBe: object) => {
      if (JSON.stringify(is) !== JSON.stringify(shouldBe)) wrong.push(`${what}: ${JSON.stringify({ is, shouldBe })}`);
    };
    for (const [dealer, { goal, version }] of this.goals) {
      const is = await found(
        `select goal_threshold as goal, version, (
           select count(*)::int from audit_entries
           where entity = 'campaign' and entity_id = $1 and action = 'goalEdited' and (after->>'dealerId')::int = $2
         ) as edits from memberships where campaign_id = $1 and dealer_id = $2`,
        [this.campaignId, dealer],
      );
      compare(`goal of ${dealer}`, is, { goal, version, edits: version - 1 });
    }
    for (const document of this.sent) {
      const is = await found(
        `select count(*)::int as lines, count(distinct import_id)::int as imports from sales where document = $1`,
        [document],
      );
      const all = { lines: linesOfFile, imports: 1 };
      // a file that was not acknowledged is either missing or complete
      if (this.applied.has(document) || is['lines'] !== (0 as unknown)) compare(`file ${document}`, is, all);
    }
    for (const title of this.closed) {
      const is = await found(
        `select count(*)::int as campaigns, min(state) as state,
           (select count(*)::int from memberships where campaign_id = min(campaigns.id)) as dealers,
           (select count(*)::int from audit_entries
             where entity = 'campaign' and entity_id = min(campaigns.id) and action = 'closed') as closings
         from campaigns where title = $1`,
        [title],
      );
      compare(`campaign ${title}`, is, { campaigns: 1, state: 'closed', dealers: 2, closings: 1 });
    }
    return wrong;
  }

  private async further(count: number, countNow: () => number): Promise<void> {
    const enough = countNow() + count;
    while (countNow() < enough && this.complaints.length === 0) await pause(5);
  }

  private async editGoals(dealer: number): Promise<void> {
    const state = { goal: 1, version: 1 };
    this.goals.set(dealer, state);
    while (!this.isStopping) {
      const data = { goalThreshold: state.goal + 1, version: state.version };
      const route = `/campaigns/${this.campaignId}/dealer/${dealer}/edit`;
      const reported = await this.caller.sendUntilDone('PATCH', route, { body: { data } });
      if (reported.status === 409)
        this.expectDoubt(reported, route, reported.error?.currentVersion === state.version + 1);
      else if (reported.status !== 200) this.complain(route, reported);
      state.goal += 1;
      state.version += 1;
      this.acknowledged += 1;
    }
  }

  private async loadFiles(caller: number): Promise<void> {
    for (let number = 0; !this.isStopping; number += 1) {
      const document = `${this.name}-${caller}-${number}`;
      this.sent.add(document);
      while (!(await this.loadFile(document)));
      this.applied.add(document);
      this.acknowledged += 1;
    }
  }

  /** Imports a file. @returns false where the import failed and must be repeated */
  private async loadFile(document: string): Promise<boolean> {
    const route = `/imports/sales?filename=${document}.csv`;
    const headers = { 'content-type': 'text/csv' };
    const sent = await this.caller.sendUntilDone('POST', route, { body: this.salesFile(document), headers });
    if (sent.status !== 200 && sent.status !== 201) this.complain(route, sent);
    const { id } = (sent.data as { readonly import: Import }).import;
    const read = await this.settled(id);
    if (read.status === 'failed') return false;
    if (read.status === 'applied') return true;
    const reported = await this.caller.sendUntilDone('POST', `/imports/${id}/apply`, { body: {} });
    if (reported.status !== 200) this.complain(`apply of ${document}`, reported);
    const applied = await this.settled(id);
    if (!['applied', 'failed'].includes(applied.status)) this.complaints.push(`${document}: ${applied.status}`);
    return applied.status === 'applied';
  }

  private async settled(id: number): Promise<Import> {
    for (;;) {
      const { data } = await this.caller.sendUntilDone('GET', `/imports/${id}`);
      const { import: current } = data as { readonly import: Import };
      if (!['reading', 'applying'].includes(current.status)) return current;
      await pause(patience);
    }
  }

  private salesFile(document: string): string {
    // an amount of its own: equal lines under another document would want a confirmation
    const euros = 100 + (createHash('sha256').update(document).digest().readUInt32LE() % 1_000_000);
    const lines = Array.from({ length: linesOfFile }, (_, i) => {
      const dealer = this.dealers[i % this.dealers.length];
      return `${document};${i + 1};${dealer?.vat_number};15/10/2025;Lupo;estivo;vettura;17;dettaglio;4;${euros},80`;
    });
    return ['documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo', ...lines].join(
      '\n',
    );
  }

  private async closeCampaigns(caller: number): Promise<void> {
    for (let number = 0; !this.isStopping; number += 1) {
      const title = `${this.name} ${caller}-${number}`;
      const key = (of: string) => ({ headers: { 'idempotency-key': `${this.name}-${caller}-${number}-${of}` } });
      const made = await this.caller.sendUntilDone('POST', '/campaigns', {
        body: campaignOf(title),
        ...key('campaign'),
      });
      if (made.status !== 201) this.complain(title, made);
      const { id } = (made.data as { readonly campaign: { readonly id: number } }).campaign;
      for (const { id: dealer } of this.dealers.slice(0, 2)) {
        const body = { data: { dealer, goalThreshold: 100 } };
        const added = await this.caller.sendUntilDone('POST', `/campaigns/${id}/dealer/add`, {
          body,
          ...key(String(dealer)),
        });
        if (added.status !== 201) this.complain(title, added);
      }
      const reported = await this.caller.sendUntilDone('DELETE', `/campaigns/${id}/close`);
      if (reported.status !== 200) this.complain(title, reported);
      this.closed.add(title);
      this.acknowledged += 1;
    }
  }

  /** A conflict is expected only where an earlier attempt had an unknown outcome and was made exactly once. */
  private expectDoubt(reported: Reported, what: string, isDoneOnce: boolean): void {
    if (!reported.wasDoubtful || !isDoneOnce) this.complain(`${what} was done, and reported as not done`, reported);
  }

  private complain(what: string, { status, error, wasDoubtful }: Reported): void {
    this.complaints.push(`${what}: ${JSON.stringify({ status, error, wasDoubtful })}`);
  }
}

/** The input of a campaign that lasts for the whole of 2025. */
export function campaignOf(title: string): object {
  const [, annual] = programmeJson<readonly object[]>('campagne.json');
  return { ...annual, title };
}
