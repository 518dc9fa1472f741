import type { ImportFailure, ImportReason } from '@gdd/schema/imports';
import type { ReasonText } from '@gdd/schema/importTexts';

/** The messages for reasons and failures: `imports.reason.tooLong`, `imports.reason.tooLong.detail`. */
export function reasonMessages(
  reasons: Readonly<Record<ImportReason, ReasonText>>,
  failures: Readonly<Record<ImportFailure, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...Object.entries(reasons).flatMap(([reason, { text, detail }]) => [
      [`imports.reason.${reason}`, text],
      ...(detail === undefined ? [] : [[`imports.reason.${reason}.detail`, detail]]),
    ]),
    ...Object.entries(failures).map(([failure, text]) => [`imports.failure.${failure}`, text]),
  ]) as Readonly<Record<string, string>>;
}
