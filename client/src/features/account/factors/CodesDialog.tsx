import { useIntl } from 'react-intl';
import { SecretDialog } from '../../../shared/forms/SecretDialog';

/** Recovery codes that were just made, shown once. */
export function CodesDialog({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `account.factors.codes${id}` });
  return (
    <SecretDialog
      title={label('.title')}
      warning={label('.warning')}
      label={label('')}
      secret={codes.join('\n')}
      doneLabel={label('.done')}
      onClose={onClose}
    />
  );
}
