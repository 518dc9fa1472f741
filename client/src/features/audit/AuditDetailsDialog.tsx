import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';
import { auditActor } from '../../domain/audit/auditLabels';
import { ChangeList } from '../../domain/audit/ChangeList';
import { actionLabels, useAuditRowLabels } from '../../domain/audit/useAuditRowLabels';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/i18n/useTexts';
import { FactList } from '../../shared/page/Facts';
import { thingLink } from './thingLink';
import { thingText } from './thingText';

interface AuditDetailsDialogProps {
  readonly row: AuditRowFieldsFragment;
  readonly onClose: () => void;
}

/** An entry of the audit with all its facts, and its changes by field. */
export function AuditDetailsDialog({ row, onClose }: AuditDetailsDialogProps) {
  const { intl, say, format } = useTexts('audit.list');
  const id = useId();
  const { changes } = useAuditRowLabels()(row);
  const objectText = thingText(row, intl);
  const link = thingLink(row);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['at', format.dateTime(row.at)],
    ['actor', auditActor(row, intl)],
    ['address', row.address ?? say('noValue')],
    [
      'thing',
      link === undefined ? (
        objectText
      ) : (
        <Link component={RouterLink} to={link}>
          {objectText}
        </Link>
      ),
    ],
    ...(row.times > 1 ? ([['times', format.number(row.times)]] as const) : []),
    ...(row.import ? ([['import', `${row.import.filename} (${row.import.id})`]] as const) : []),
    ...(row.requestId === null ? [] : ([['requestId', row.requestId]] as const)),
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{actionLabels(row.action, intl)}</DialogTitle>
      <DialogContent>
        <FactList
          facts={facts.map(([name, value]) => ({ label: say(name), value }))}
          sx={{ gridTemplateColumns: { sm: '140px minmax(0, 1fr)' }, rowGap: 0.5 }}
        />
        {changes.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <Typography sx={{ fontWeight: 550 }}>{say('changes')}</Typography>
            <ChangeList changes={changes} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
