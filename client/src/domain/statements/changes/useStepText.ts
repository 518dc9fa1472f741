import { useIntl } from 'react-intl';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { BridgeStepFieldsFragment } from './changes.generated';

export type Step = Pick<BridgeStepFieldsFragment, 'cause' | 'import' | 'lines' | 'entry' | 'rulesVersion'>;

/** The cause of a change as text: 'importazione vendite-ottobre.csv, 12 righe'. */
export function useStepText(): (step: Step) => string {
  const intl = useIntl();
  const format = useFormat();
  return ({ cause, import: imported, lines, entry, rulesVersion }) => {
    const say = (id: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `statement.change.${id}` }, values);
    if (imported !== null) {
      const { filename } = imported;
      if (lines === null) return say(cause, { filename });
      return say('importOfLines', { filename, lines, number: format.number(lines) });
    }
    if (cause === 'IMPORT_APPLIED' || cause === 'IMPORT_UNDONE') return say(cause, { filename: '' });
    if (entry !== null) return say(`entry.${entry.kind}`, { day: format.date(entry.day) });
    return rulesVersion === null ? say(cause) : say('rulesVersion', { version: rulesVersion });
  };
}
