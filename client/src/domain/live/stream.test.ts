import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { beatMs } from '@gdd/schema/live';
import { http, HttpResponse } from 'msw';
import { LiveSignals } from '../../shared/live/LiveSignals';
import { respond, serveNetwork } from '../../shared/test/network';
import { followLive } from './stream';

serveNetwork();

const url = 'http://localhost/graphql/stream';

/** The streams that were opened: what they were asked for, and what they say. */
interface Opened {
  readonly after: string | undefined;
  readonly authorization: string | null;
  readonly say: (kind: string, cursor: string, id?: string) => void;
  readonly cut: () => void;
}

let opened: Opened[];
let status: number;
let hidden: boolean;
let stop: (() => void) | undefined;
let live: LiveSignals;
let heard: string[];
const onEnded = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  opened = [];
  status = 200;
  hidden = false;
  heard = [];
  onEnded.mockReset();
  live = new LiveSignals();
  for (const kind of ['IMPORT', 'INBOX'] as const) live.listen(kind, (id) => heard.push(`${kind} ${id ?? ''}`));
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  respond(
    http.post(url, async ({ request }) => {
      if (status !== 200) return HttpResponse.json({}, { status });
      const { variables } = (await request.json()) as { variables: { after?: string } };
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({ start: (each) => void (controller = each) });
      const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
      opened.push({
        after: variables.after,
        authorization: request.headers.get('authorization'),
        say: (kind, cursor, id) =>
          write(`event: next\ndata: ${JSON.stringify({ data: { live: { kind, cursor, id: id ?? null } } })}\n\n`),
        cut: () => controller?.error(new Error('cut')),
      });
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    }),
  );
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

function follow(): void {
  stop = followLive({ live, url, token: 'mine', onEnded, browser: document, random: () => 0.5 });
}

const realTimeout = setTimeout;

/** Lets the network's stand-in go on, whatever the tests' clock says. */
const turn = () => new Promise<void>((resolve) => void realTimeout(resolve, 5));

/** Waits for something that comes by the network's stand-in. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 200) throw new Error('It did not come.');
    await turn();
  }
}

const stream = async (index: number): Promise<Opened> => {
  await until(() => opened.length > index);
  return opened[index] as Opened;
};

test('a tab hears signals, and after a cut goes on where it was', async () => {
  follow();
  const first = await stream(0);
  expect([first.after, first.authorization]).toEqual([undefined, 'Bearer mine']);
  first.say('BEAT', 'a');
  await until(live.isOpen);
  // what was read before the stream began may be older than it
  expect(heard.splice(0)).toEqual(['IMPORT ', 'INBOX ']);
  first.say('IMPORT', 'b', '7');
  await until(() => heard.length > 0);
  first.cut();
  await until(() => !live.isOpen());
  jest.advanceTimersByTime(1_000);
  const second = await stream(1);
  expect(second.after).toBe('b');
  second.say('INBOX', 'c');
  second.say('RESET', 'd');
  await until(() => heard.length === 4);
  expect(heard).toEqual(['IMPORT 7', 'INBOX ', 'IMPORT ', 'INBOX ']);
});

test('a stream that has gone silent counts as cut', async () => {
  follow();
  (await stream(0)).say('BEAT', 'a');
  await until(live.isOpen);
  jest.advanceTimersByTime(2.5 * beatMs);
  await until(() => !live.isOpen());
  jest.advanceTimersByTime(1_000);
  expect((await stream(1)).after).toBe('a');
});

test('the end of the session is the end of the stream', async () => {
  follow();
  (await stream(0)).say('ENDED', 'a');
  await until(() => onEnded.mock.calls.length === 1);
  jest.advanceTimersByTime(120_000);
  expect(opened).toHaveLength(1);
});

test('who is refused as nobody does not ask again; what is away is asked again, ever more seldom', async () => {
  status = 503;
  follow();
  await turn();
  status = 401;
  for (let minutes = 0; minutes < 10 && onEnded.mock.calls.length === 0; minutes += 1) {
    jest.advanceTimersByTime(30_000);
    for (let turns = 0; turns < 10; turns += 1) await turn();
  }
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('a tab that is hidden for a while has no stream, and goes on when it is looked at', async () => {
  follow();
  (await stream(0)).say('BEAT', 'a');
  await until(live.isOpen);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(15_000);
  await until(() => !live.isOpen());
  jest.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await stream(1)).after).toBe('a');
});
