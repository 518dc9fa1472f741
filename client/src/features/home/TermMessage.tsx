import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Explained } from '../../shared/page/Explained';

interface TermMessageProps {
  /** The message, in which `<term>` encloses the programme's word. */
  readonly id: string;
  /** The message that says what the word means. */
  readonly meaning: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A message with a word of the programme that explains itself. */
export function TermMessage({ id, meaning, values }: TermMessageProps) {
  const text = useIntl().formatMessage({ id: meaning });
  const term = (word: ReactNode) => <Explained text={text}>{word}</Explained>;
  return <FormattedMessage id={id} values={{ ...values, term }} />;
}
