import { inspect } from 'node:util';

/** Something that whoever runs the program can mend: the message says what, and is all that is printed. */
export class OperatorError extends Error {}

/** What a program that failed prints last: the sentence for the operator, or all there is to find the fault. */
export function failureText(error: unknown): string {
  return `${error instanceof OperatorError ? error.message : inspect(error)}\n`;
}
