/**
 * `npm run bench -- gateway [--rounds N] [--seconds N]`: requests a second and CPU time a request of the gateway, of
 * rivals and of a pass-through, interleaved in one run. Every subject has the first core to itself; the REST service
 * and the load have the second.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { csrfCookieName, csrfHeaderName } from '../../../schema/session.js';
import { quantile, printTable } from '../table.js';
import { document, sizes, variables } from './page.js';

const { values: flags } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
});
const rounds = Number(flags.rounds);
const duration = Number(flags.seconds);
/** The number of concurrent users, each with a bearer of its own. */
const people = 300;
/** Clock ticks a second in /proc: 100 on every Linux. */
const ticks = 100;

interface Subject {
  readonly name: string;
  readonly file: string;
  /** Whether the document is sent by its hash, as the portal does from a browser; else as a text. */
  readonly byHash?: boolean;
  readonly isFloor?: boolean;
}

const subjects: readonly Subject[] = [
  { name: 'pass-through, node:http', file: 'floor.ts', isFloor: true },
  { name: 'pass-through, Fastify', file: 'fastifyFloor.ts', isFloor: true },
  { name: 'gateway, portal', file: 'portal.ts', byHash: true },
  { name: 'gateway, free document', file: 'portal.ts' },
  { name: 'Apollo Server, defaults', file: 'defaultApollo.ts' },
  { name: 'Mercurius with JIT', file: 'mercuriusJit.ts' },
];

interface Measured {
  readonly perSecond: number;
  /** Microseconds of CPU time a request. */
  readonly cpu: number;
}

class Running {
  private constructor(
    readonly subject: Subject,
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly browserHeaders: Readonly<Record<string, string>>,
  ) {}

  static async start(subject: Subject, restUrl: string): Promise<Running> {
    const child = start(0, subject.file, restUrl);
    const url = await address(child);
    return new Running(subject, url, child, subject.byHash ? await csrfOf(url) : {});
  }

  /** Requests pages of that many rows for that many seconds. */
  async measure(rows: number, seconds: number): Promise<Measured> {
    const before = this.cpuTicks();
    const { requests, non2xx, errors, statusCodeStats } = await autocannon({
      url: this.url,
      connections: 20,
      duration: seconds,
      requests: Array.from({ length: people }, (_, person) => this.request(rows, person)),
    });
    if (non2xx + errors > 0)
      throw new Error(`${this.subject.name}: ${JSON.stringify(statusCodeStats)}, ${errors} without an answer.`);
    const used = (this.cpuTicks() - before) / ticks;
    return { perSecond: requests.total / seconds, cpu: (used * 1e6) / requests.total };
  }

  /** The subject's response data of a page, as JSON. */
  async page(rows: number): Promise<string> {
    const { path: route, ...request } = this.request(rows, 0);
    const response = await fetch(`${this.url}${route}`, request);
    return JSON.stringify(((await response.json()) as { readonly data: unknown }).data);
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  private request(rows: number, person: number) {
    const sha256Hash = hash('sha256', document, 'hex');
    const named = this.subject.byHash
      ? { extensions: { persistedQuery: { version: 1, sha256Hash } } }
      : { query: document };
    return {
      method: 'POST' as const,
      path: '/graphql',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json,application/json;q=0.9',
        authorization: `Bearer ${`person-${person}`.padStart(43, '-')}`,
        // a user that is not cached yet is rate-limited by address
        'x-forwarded-for': `10.0.${person >> 8}.${person & 255}`,
        ...this.browserHeaders,
      },
      body: JSON.stringify({ operationName: 'BenchDealers', variables: variables(rows), ...named }),
    };
  }

  private cpuTicks(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  }
}

function start(core: number, file: string, ...args: readonly string[]): ChildProcess {
  const script = path.join(import.meta.dirname, file);
  // each with the Node options of this process, which are those of the gateway in production
  const node = [process.execPath, ...process.execArgv, script, ...args];
  return spawn('taskset', ['--cpu-list', String(core), ...node], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function address(child: ChildProcess): Promise<string> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('A subject ended before it was ready.'))),
  ])) as [string];
  return message;
}

/** The headers of a browser beside the bearer: the origin, the CSRF cookie and the header that repeats it. */
async function csrfOf(url: string): Promise<Record<string, string>> {
  const refused = await fetch(`${url}/graphql`, { method: 'POST', headers: { origin: url } });
  const cookie = refused.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { origin: url, cookie, [csrfHeaderName]: cookie.slice(csrfCookieName.length + 1) };
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

spawnSync('taskset', ['--cpu-list', '--pid', '1', String(process.pid)]);
const rest = start(1, 'rest.ts');
const running: Running[] = [];
try {
  const restUrl = await address(rest);
  for (const subject of subjects) running.push(await Running.start(subject, restUrl));
  for (const rows of sizes) {
    const rivals = running.filter(({ subject }) => !subject.isFloor);
    const pages = await Promise.all(rivals.map((each) => each.page(rows)));
    // ignoring case: the compared servers return enum values as the REST service writes them
    if (new Set(pages.map((page) => page.toLowerCase())).size > 1)
      throw new Error('The subjects differ in their answers.');
    for (const each of running) await each.measure(rows, duration);
    const measured = new Map<Running, Measured[]>(running.map((each) => [each, []]));
    for (let round = 0; round < rounds; round++) {
      for (const each of running) measured.get(each)?.push(await each.measure(rows, duration));
    }
    const medians = running.map((each) => {
      const all = measured.get(each) ?? [];
      return {
        name: each.subject.name,
        perSecond: median(all.map(({ perSecond }) => perSecond)),
        cpu: median(all.map(({ cpu }) => cpu)),
      };
    });
    const [bare = NaN, served = NaN] = medians.map(({ perSecond }) => perSecond);
    console.log(`\n${rows} rows`);
    printTable(
      ['subject', 'requests/s', '× node:http', '× Fastify', 'CPU µs/request'],
      medians.map(({ name, perSecond, cpu }) => [
        name,
        perSecond.toFixed(0),
        (perSecond / bare).toFixed(2),
        (perSecond / served).toFixed(2),
        cpu.toFixed(0),
      ]),
    );
  }
} finally {
  for (const each of running) each.stop();
  rest.kill('SIGKILL');
}
