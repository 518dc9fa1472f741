import { createHash } from 'node:crypto';
import { until } from '../../scripts/cluster/processes.mjs';
import { PersistentCaller } from '../faults/persistentCaller.js';
import type { Office } from '../programme/office.js';

/** Long enough for an export that starts again after a failover of the database. */
const wait = { seconds: 180, everyMs: 50 };

interface Export {
  readonly id: number;
  readonly status: string;
  readonly rows: number | null;
  readonly sha256: string | null;
}

/** A caller that exports all dealers to a file and downloads it, again and again. */
export class Exporter {
  readonly complaints: string[] = [];
  /** The exports that were downloaded. */
  done = 0;
  /** The SHA-256 hashes of the files: one for each state of the dealers. */
  readonly hashes = new Set<string>();
  private readonly caller: PersistentCaller;
  private isStopping = false;
  private readonly work: Promise<unknown>;

  constructor(
    private readonly office: Office,
    private readonly rows: number,
  ) {
    this.caller = new PersistentCaller(office);
    this.work = this.exportAll().catch((error: unknown) => this.complaints.push(String(error)));
  }

  get failures(): ReadonlyMap<string, number> {
    return this.caller.failures;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
  }

  private async exportAll(): Promise<void> {
    for (let number = 0; !this.isStopping; number += 1) {
      const { id } = await this.request(number);
      const made = await this.settled(id);
      const { bytes, hash } = await this.download(id);
      if (made.status !== 'done' || (made.rows ?? 0) < this.rows || hash !== made.sha256) {
        throw new Error(`export ${id}: ${JSON.stringify({ ...made, bytes, hash })}`);
      }
      this.hashes.add(hash);
      this.done += 1;
    }
  }

  private async request(number: number): Promise<Export> {
    const reported = await this.caller.sendUntilDone('POST', '/exports', {
      body: { type: 'dealers', format: 'xlsx', sorting: { column: 'businessName' } },
      headers: { 'idempotency-key': `export-${number}` },
    });
    if (reported.status >= 300) throw new Error(`request of an export: ${JSON.stringify(reported)}`);
    return (reported.data as { readonly export: Export }).export;
  }

  private settled(id: number): Promise<Export> {
    return until(
      `export ${id} is made`,
      async () => {
        const reported = await this.caller.sendUntilDone('GET', `/exports/${id}`);
        if (reported.status !== 200) throw new Error(`export ${id}: ${JSON.stringify(reported)}`);
        const { export: found } = reported.data as { readonly export: Export };
        return ['done', 'failed'].includes(found.status) && found;
      },
      wait,
    );
  }

  private download(id: number): Promise<{ readonly bytes: number; readonly hash: string }> {
    return until(
      `export ${id} is downloaded`,
      async () => {
        const response = await fetch(`${this.office.url}/api/download/${id}`, {
          headers: { authorization: `Bearer ${this.office.token}` },
        });
        const bytes = Buffer.from(await response.arrayBuffer());
        if (response.ok) return { bytes: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
        if (response.status !== 503) throw new Error(`download of ${id}: ${response.status} ${bytes.toString()}`);
        return false;
      },
      wait,
    );
  }
}
