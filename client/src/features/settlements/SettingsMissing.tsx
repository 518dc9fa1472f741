import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { Notice } from '../../shared/page/Notice';

interface SettingsMissingProps {
  /** Whether the settings say how notes are taxed, and who issues them. */
  readonly configured: { readonly tax: boolean; readonly sender: boolean };
}

/** Says what the settings lack for documents and their files, with a link to them; nothing if they are complete. */
export function SettingsMissing({ configured: { tax, sender } }: SettingsMissingProps) {
  const { say } = useTexts('settlements');
  if (tax && sender) return null;
  return (
    <Notice>
      <span>{say(tax ? 'senderMissing' : 'taxMissing')}</span>
      <Link component={RouterLink} to="/settlements/settings">
        {say('toSettings')}
      </Link>
    </Notice>
  );
}
