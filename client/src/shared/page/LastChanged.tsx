import { FormattedMessage } from 'react-intl';
import { useFormat } from '../i18n/useFormat';

interface LastChangedProps {
  /** The prefix of the messages `never`, `changed` and `changedBy`. */
  readonly messages: string;
  readonly settings: { readonly updatedAt: string | null; readonly updatedBy: string | null };
}

/** When settings were changed last, and by whom. */
export function LastChanged({ messages, settings: { updatedAt, updatedBy } }: LastChangedProps) {
  const format = useFormat();
  if (updatedAt === null) return <FormattedMessage id={`${messages}.never`} />;
  const values = { at: format.dateTime(updatedAt), name: updatedBy };
  return <FormattedMessage id={`${messages}.changed${updatedBy === null ? '' : 'By'}`} values={values} />;
}
