import type { ChildProcess } from 'node:child_process';

/** The message by which a service reports that it is ready; its earlier messages are ignored. */
interface ReadyMessage {
  readonly ready: true;
  readonly url: string;
}

/**
 * Waits until a service that was started is ready.
 *
 * @throws Error where it ends before that
 */
export function readyMessage(child: ChildProcess): Promise<ReadyMessage> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Partial<ReadyMessage>) => {
      if (message.ready === true) resolve(message as ReadyMessage);
    });
    child.once('exit', () => reject(new Error('The service ended before it was ready.')));
  });
}
