import type { IntlShape } from 'react-intl';
import type { DisputeSubjectFieldsFragment } from './disputes.generated';

/** The subject of a dispute as text: 'Riga 2 di FT-1', 'Premio accumulato'. */
export function disputeTitle({ kind, document, line, figure }: DisputeSubjectFieldsFragment, intl: IntlShape): string {
  const say = (id: string, values: Record<string, string | null> = {}) =>
    intl.formatMessage({ id: `dispute.title.${id}` }, values);
  switch (kind) {
    case 'LINE':
      return say('LINE', { document, line: String(line) });
    case 'MISSING':
      return document === null ? say('MISSING') : say('MISSING.named', { document });
    case 'FIGURE':
      return intl.formatMessage({ id: `dispute.figure.${figure ?? ''}` });
    case 'OTHER':
      return say('OTHER');
  }
}
