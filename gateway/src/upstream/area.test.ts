import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { GatewayError } from '../errors/gatewayError.js';
import { AreaGuard, type Ended } from './area.js';
import type { Outcome } from './resilience/breaker.js';
import { Cancellation } from './resilience/cancellation.js';
import { SendError } from './send.js';

const bulkhead = { concurrency: 2, queue: 2 };
const breaker = { window: 10_000, minimum: 2, share: 0.5, pause: 2_000 };
const idle = { name: 'campaigns', breaker: 'closed', openings: 0, running: 0, queued: 0 };

let time: number;
let area: AreaGuard;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  time = 1_700_000_000_000;
  area = new AreaGuard('campaigns', { now: () => time }, { breaker, bulkhead });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A call that runs until the test ends it. */
class PendingCall {
  readonly cancellation = new Cancellation();
  sent = false;
  result: unknown = 'waiting';
  private finish: (outcome: Outcome) => void = () => undefined;

  constructor(patience = 1_000) {
    const send = () =>
      new Promise<Outcome>((resolve) => {
        this.sent = true;
        this.finish = resolve;
      });
    const outcome = ({ response = 'unknown' }: Ended<Outcome>) => response;
    area.call({ cancellation: this.cancellation, patience, send, outcome }).then(
      (response) => (this.result = response),
      (error: unknown) => (this.result = error),
    );
  }

  async end(outcome: Outcome = 'success'): Promise<void> {
    this.finish(outcome);
    await settled();
  }
}

/** Everything that needs no time has happened. */
async function settled(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

const unavailable = (retryAfter: number) => new GatewayError('UPSTREAM_UNAVAILABLE', { retryAfter });

describe('the calls of an area', () => {
  test('run at once up to their number, and the others wait in their order', async () => {
    const calls = [new PendingCall(), new PendingCall(), new PendingCall(), new PendingCall()] as const;
    expect(calls.map(({ sent }) => sent)).toEqual([true, true, false, false]);
    expect(area.state).toEqual({ ...idle, running: 2, queued: 2 });
    await calls[1].end();
    expect(calls.map(({ sent }) => sent)).toEqual([true, true, true, false]);
    await calls[0].end();
    expect(area.state).toEqual({ ...idle, running: 2 });
    await calls[2].end();
    await calls[3].end();
    expect(area.state).toEqual(idle);
  });

  test('are refused at once where the queue is full, and nothing was sent', async () => {
    const pending = [new PendingCall(), new PendingCall(), new PendingCall(), new PendingCall()];
    const refused = new PendingCall();
    await settled();
    expect([refused.sent, refused.result]).toEqual([false, unavailable(1)]);
    expect(area.state).toMatchObject({ running: pending.length - 2, queued: 2 });
  });

  test('leave the queue without a trace when their request ends', async () => {
    const running = [new PendingCall(), new PendingCall()];
    const waiting = new PendingCall();
    waiting.cancellation.cancel();
    await settled();
    expect([waiting.sent, waiting.result]).toEqual([false, new SendError('aborted', false)]);
    expect(area.state).toEqual({ ...idle, running: 2 });
    for (const call of running) await call.end();
    expect([area.state, waiting.sent]).toEqual([idle, false]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('do not even join the queue when their request is over', async () => {
    const cancellation = new Cancellation();
    cancellation.cancel();
    void [new PendingCall(), new PendingCall()];
    const call = { cancellation, patience: 1_000, send: () => Promise.resolve('x'), outcome: () => 'success' as const };
    await expect(area.call(call)).rejects.toEqual(new SendError('aborted', false));
    expect(area.state.queued).toBe(0);
  });

  test('wait no longer than their patience', async () => {
    void [new PendingCall(), new PendingCall()];
    const waiting = new PendingCall(700);
    await jest.advanceTimersByTimeAsync(700);
    expect([waiting.sent, waiting.result]).toEqual([false, unavailable(1)]);
    expect(area.state.queued).toBe(0);
  });

  test('let the next one start when sending fails', async () => {
    const broken = {
      cancellation: new Cancellation(),
      patience: 1_000,
      send: () => Promise.reject(new Error('broken')),
      outcome: () => 'unknown' as const,
    };
    await expect(area.call(broken)).rejects.toThrow('broken');
    expect(area.state).toEqual(idle);
  });
});

describe('an area that fails', () => {
  const opened = { ...idle, openings: 1 };
  beforeEach(async () => {
    for (const call of [new PendingCall(), new PendingCall()]) await call.end('failure');
    expect(area.state.breaker).toBe('open');
  });

  test('refuses at once and says when to try again', async () => {
    const refused = new PendingCall();
    await settled();
    expect([refused.sent, refused.result]).toEqual([false, unavailable(2)]);
    expect(area.state).toEqual({ ...opened, breaker: 'open' });
  });

  test('sends nothing of those who waited while it began to fail', async () => {
    time += breaker.pause;
    await new PendingCall().end('success');
    const running = [new PendingCall(), new PendingCall()] as const;
    const waiting = [new PendingCall(), new PendingCall()];
    await running[0].end('failure');
    const [admitted, last] = waiting;
    expect([admitted?.sent, last?.sent]).toEqual([true, false]);
    await running[1].end('failure');
    expect([last?.sent, last?.result]).toEqual([false, unavailable(2)]);
    await admitted?.end('failure');
    expect(area.state).toEqual({ ...idle, breaker: 'open', openings: 2 });
  });

  test('is tried by one call after the pause', async () => {
    time += breaker.pause;
    const probe = new PendingCall();
    const beside = new PendingCall();
    await settled();
    expect([probe.sent, beside.sent, beside.result]).toEqual([true, false, unavailable(2)]);
    await probe.end('success');
    expect(area.state).toEqual(opened);
  });
});
