import { inspect } from 'node:util';

/** An error that the operator can fix. Its message is a sentence for the operator, printed without a stack. */
export class OperatorError extends Error {}

/** The text that a failed program prints: the message of an OperatorError, or any other error with its stack. */
export function failureText(error: unknown): string {
  return `${error instanceof OperatorError ? error.message : inspect(error)}\n`;
}
