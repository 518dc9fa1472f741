import { beforeEach, describe, expect, test } from '@jest/globals';
import { Breaker, type BreakerSettings, type Outcome, type Pass } from './breaker.js';

const settings: BreakerSettings = { window: 10_000, minimum: 4, share: 0.5, pause: 2_000 };

let time: number;
let breaker: Breaker;
beforeEach(() => {
  time = 1_700_000_000_000;
  breaker = new Breaker({ now: () => time }, settings);
});

function admitted(): Pass {
  const pass = breaker.admit();
  if (pass === undefined) throw new Error('The breaker refused.');
  return pass;
}

function calls(...outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) breaker.settle(admitted(), outcome);
}

function openUp(): void {
  calls('failure', 'failure', 'failure', 'failure');
  expect(breaker.state).toBe('open');
}

describe('a closed breaker', () => {
  test('opens once enough calls fail', () => {
    calls('success', 'success', 'failure');
    expect(breaker.state).toBe('closed');
    calls('failure');
    expect(breaker.state).toBe('open');
  });

  test('concludes nothing from few calls', () => {
    calls('failure', 'failure', 'failure');
    expect(breaker.state).toBe('closed');
  });

  test('stays closed while most calls succeed', () => {
    for (let round = 0; round < 50; round += 1) calls('success', 'success', 'failure');
    expect(breaker.state).toBe('closed');
  });

  test('hears nothing from callers who left', () => {
    calls('unknown', 'unknown', 'unknown', 'unknown', 'failure', 'failure', 'failure');
    expect(breaker.state).toBe('closed');
  });

  test('forgets what is older than the window', () => {
    calls('failure', 'failure', 'failure');
    time += settings.window;
    calls('failure');
    expect(breaker.state).toBe('closed');
  });

  test('remembers over the half of a window', () => {
    calls('failure', 'failure', 'failure');
    time += settings.window / 2;
    calls('failure');
    expect(breaker.state).toBe('open');
  });
});

describe('an open breaker', () => {
  beforeEach(openUp);

  test('refuses every call until its pause is over', () => {
    expect(breaker.admit()).toBeUndefined();
    expect(breaker.refusesForMs).toBe(settings.pause);
    time += settings.pause - 1;
    expect(breaker.admit()).toBeUndefined();
    expect(breaker.refusesForMs).toBe(1);
  });

  test('lets one call through after the pause, and no second one beside it', () => {
    time += settings.pause;
    admitted();
    expect(breaker.state).toBe('halfOpen');
    expect(breaker.admit()).toBeUndefined();
  });

  test('lets another call try when that one takes longer than a pause', () => {
    time += settings.pause;
    const slow = admitted();
    time += settings.pause;
    calls('success');
    breaker.settle(slow, 'failure');
    expect(breaker.state).toBe('closed');
  });

  test('closes when that call succeeds, and begins to count anew', () => {
    time += settings.pause;
    calls('success', 'failure', 'failure', 'failure');
    expect(breaker.state).toBe('closed');
  });

  test('opens again for a whole pause when that call fails', () => {
    time += settings.pause;
    calls('failure');
    expect(breaker.refusesForMs).toBe(settings.pause);
  });

  test('lets another call try when the caller of the first left', () => {
    time += settings.pause;
    calls('unknown');
    expect(breaker.state).toBe('halfOpen');
    calls('success');
    expect(breaker.state).toBe('closed');
  });

  test('a breaker does not stay open because the clock was set back', () => {
    time -= 3_600_000;
    expect(breaker.admit()).toBeDefined();
  });
});

test('a call that began before the breaker changed says nothing of the service as it is now', () => {
  const early = admitted();
  openUp();
  breaker.settle(early, 'success');
  expect(breaker.state).toBe('open');
  time += settings.pause;
  const probe = admitted();
  breaker.settle(early, 'failure');
  expect(breaker.state).toBe('halfOpen');
  breaker.settle(probe, 'success');
  expect(breaker.state).toBe('closed');
});
