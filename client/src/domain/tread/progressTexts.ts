import type { it } from './messages.it';
import type { Threshold } from './thresholds';

/** The band ends at most at this multiple of the last threshold. */
const beyond = 1.5;

interface Progress {
  /** Tyres. */
  readonly purchased: number;
  /** Tyres, at least 1. */
  readonly goal: number;
  readonly thresholds: readonly Threshold[];
  /** The campaign is closed: nothing more can be reached. */
  readonly isClosed: boolean;
}

/** The formatting functions. */
interface Writer {
  readonly say: (id: keyof typeof it, values: Readonly<Record<string, string | number>>) => string;
  readonly number: (value: number) => string;
  readonly percent: (value: string | number) => string;
}

/** The dealer's progress, with the threshold that comes next or was missed. */
export function progressTexts(
  { purchased, goal, thresholds, isClosed }: Progress,
  { say, number, percent }: Writer,
): { readonly progress: string; readonly next: string } {
  const progress = say('tread.progress', {
    purchased: number(purchased),
    goal: number(goal),
    // Rounded down: 99,97 % is not the goal.
    percent: percent(Math.floor((1000 * purchased) / goal) / 10),
  });
  const next = thresholds.find(({ tires }) => tires > purchased);
  const parts = purchased >= goal ? [say(next ? 'tread.goalReached' : 'tread.allReached', {})] : [];
  if (next !== undefined) {
    const count = next.tires - purchased;
    parts.push(
      say(`tread.${isClosed ? 'missed' : 'next'}.${next.kind}`, {
        count,
        number: number(count),
        percent: percent(next.percent),
      }),
    );
  }
  return { progress, next: parts.join(', ') };
}

/** The end of the band in tyres: the last threshold, or the purchased tyres where they exceed it. */
export function bandEnd({ purchased, goal, thresholds }: Omit<Progress, 'isClosed'>): number {
  const last = thresholds.at(-1)?.tires ?? goal;
  return Math.max(last, Math.min(purchased, last * beyond));
}
