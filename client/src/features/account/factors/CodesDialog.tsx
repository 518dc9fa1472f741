import { useTexts } from '../../../shared/i18n/useTexts';
import { SecretDialog } from '../../../shared/forms/SecretDialog';

/** Recovery codes that were just made, shown once. */
export function CodesDialog({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { say } = useTexts('account.factors');
  const label = (id: string) => say(`codes${id}`);
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
