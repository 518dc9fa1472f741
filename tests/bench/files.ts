/**
 * `npm run bench -- files [--dealers N] [--megabytes N]`: the dealers of a campaign as XLSX and CSV, the table of all
 * dealers, and a large file in and out, through the real service; with readers without a pause, and with one that
 * stops for a while.
 */
import { randomBytes } from 'node:crypto';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nameWriterVersion } from '../../rest/src/ground/database/connections/writerVersion.js';
import { benchServer, onDatabase } from './postgres.js';
import { filledDatabase, Service } from './service.js';
import { printTable, seconds } from './table.js';

const { values: flags } = parseArgs({
  options: { dealers: { type: 'string', default: '100000' }, megabytes: { type: 'string', default: '200' } },
});
const dealers = Number(flags.dealers);
const bytes = Number(flags.megabytes) * 2 ** 20;
/** How long the pausing reader pauses, in milliseconds. */
const stopMs = 3000;

interface Transfer {
  readonly firstByteMs: number;
  readonly ms: number;
  readonly size: number;
  /** The greatest memory over idle, in MB. */
  readonly memory: number;
}

const server = await benchServer();
try {
  const url = await filledDatabase(server, { dealers, lines: Math.min(100_000, 20 * dealers) });
  const campaignId = await campaignOfAll(url);
  try {
    await measure(url, campaignId);
  } finally {
    await deleteAdded(url, campaignId);
  }
} finally {
  server.stop();
}

/** A campaign that every dealer is in. */
async function campaignOfAll(url: string): Promise<number> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: number }>(`
      insert into campaigns (title, type, duration, is_main, year, starts_on, ends_on, incentive_detail,
        factor_boost_detail, eligibility, created_at, updated_at)
      values ('Tutti', 'all', 'annual', true, 2025, '2025-01-01', '2025-12-31', '{"basis": "marginal", "tiers": []}',
        '{"boosts": []}', '{}', now(), now())
      returning id`);
    const id = rows[0]?.id ?? 0;
    await client.query(nameWriterVersion);
    await client.query(
      `insert into memberships (campaign_id, dealer_id, goal_threshold, added_at, accepted_at, tires_purchased,
         tires_fleet, tires_fleet_percentage, plafond_accumulated, plafond_expendable)
       select $1, id, 100 + id % 900, now(), now(), id % 1500, id % 300, 33.3, id % 5000 + 0.5, id % 5000
       from members where role = 'Dealer' and deleted_at is null`,
      [id],
    );
    await client.query('vacuum analyze');
    return id;
  });
}

/** Deletes what the benchmark added: on a server with kept databases, other benchmarks use this one too. */
async function deleteAdded(url: string, campaignId: number): Promise<void> {
  await onDatabase(url, async (client) => {
    await client.query(nameWriterVersion);
    for (const table of ['campaign_attachments', 'tires_before', 'memberships']) {
      await client.query(`delete from ${table} where campaign_id = $1`, [campaignId]);
    }
    await client.query('delete from campaigns where id = $1', [campaignId]);
    await client.query('delete from uploads');
    await client.query('vacuum analyze');
  });
}

async function measure(url: string, campaignId: number): Promise<void> {
  const service = await Service.start(url);
  const table = (format: string) => ({ route: 'campaignMembership', params: { id: campaignId }, body: { format } });
  await service.tokenOf('ka.admin');
  await pause(2000);
  const rows: [string, Transfer][] = [];
  const idle = service.memory();
  rows.push(['XLSX', await watched(service, idle, () => fetched(service, table('xlsx')))]);
  rows.push(['XLSX, again', await watched(service, idle, () => fetched(service, table('xlsx')))]);
  rows.push(['XLSX, reader stops', await watched(service, idle, () => fetched(service, table('xlsx'), stopMs))]);
  rows.push(['CSV', await watched(service, idle, () => fetched(service, table('csv')))]);
  const everyDealer = { route: 'exportDealers', query: { format: 'xlsx', sort: 'status', direction: 'desc' } };
  rows.push(['dealers, XLSX', await watched(service, idle, () => fetched(service, everyDealer))]);
  let uploadId = 0;
  const upload = await watched(service, idle, async () => {
    const started = performance.now();
    uploadId = await uploaded(service);
    return { firstByteMs: 0, ms: performance.now() - started, size: bytes };
  });
  rows.push(['upload', upload]);
  const attachment = await attachedInDatabase(url, campaignId, uploadId);
  rows.push(['download', await watched(service, idle, () => fetched(service, attachment))]);
  rows.push(['download, reader stops', await watched(service, idle, () => fetched(service, attachment, stopMs))]);
  await service.stop();
  printTable(
    ['file', 'size', 'first byte', 'whole', 'memory over idle', 'bar'],
    rows.map(([name, { firstByteMs, ms, size, memory }]) => [
      name,
      `${(size / 2 ** 20).toFixed(1)} MB`,
      name === 'upload' ? '' : `${firstByteMs.toFixed(0)} ms`,
      seconds(ms),
      `${memory.toFixed(0)} MB`,
      name === 'upload' ? '150 MB' : '150 MB, 1000 ms',
    ]),
  );
  console.log(`\n${dealers} rows; idle ${idle.toFixed(0)} MB`);
}

/** A transfer with its greatest memory over idle. */
async function watched(
  service: Service,
  idle: number,
  work: () => Promise<Omit<Transfer, 'memory'>>,
): Promise<Transfer> {
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, service.memory())), 20);
  try {
    return { ...(await work()), memory: most - idle };
  } finally {
    clearInterval(watching);
  }
}

/** Requests a ticket and downloads the file; its bytes are counted, not stored. */
async function fetched(service: Service, route: object, stopFor = 0): Promise<Omit<Transfer, 'memory'>> {
  const started = performance.now();
  const { ticket } = await service.call<{ ticket: string }>('POST', '/file-tickets', route);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${service.url}/api/files/${ticket}`, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`The file was answered with ${response.statusCode}.`);
  let size = 0;
  let firstByteMs = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (size === 0) {
      firstByteMs = performance.now() - started;
      if (stopFor > 0) await pause(stopFor);
    }
    size += chunk.length;
  }
  return { firstByteMs, ms: performance.now() - started - stopFor, size };
}

async function uploaded(service: Service): Promise<number> {
  const { upload } = await service.call<{ upload: { uploadId: number; ticket: string } }>('POST', '/uploads', {
    purpose: 'import',
    filename: 'grande.csv',
    size: bytes,
    contentType: 'text/csv',
  });
  const chunk = randomBytes(2 ** 16);
  function* chunks() {
    for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length));
  }
  await service.send('PUT', `/uploads/${upload.ticket}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: Readable.toWeb(Readable.from(chunks())) as unknown as ReadableStream,
  });
  return upload.uploadId;
}

/** Attaches the upload in the database, as it is larger than the routes allow: only the download is measured. */
async function attachedInDatabase(url: string, campaignId: number, uploadId: number): Promise<object> {
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ id: number }>(
      `insert into campaign_attachments (campaign_id, filename, content_type, size, content_hash, storage_key, added_at)
       select $1, filename, content_type, size, content_hash, storage_key, now() from uploads where id = $2
       returning id`,
      [campaignId, uploadId],
    ),
  );
  return { route: 'downloadCampaignAttachment', params: { a: campaignId, b: rows[0]?.id ?? 0 } };
}
