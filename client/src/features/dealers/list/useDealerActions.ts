import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { RowAction } from '../../../shared/list/columns/ListColumn';
import type { DealerRow } from './dealerList';
import type { OpenDialog } from './DealerListDialogs';

/** The actions of a dealer's row. */
export function useDealerActions(open: (dialog: OpenDialog) => void): (dealer: DealerRow) => readonly RowAction[] {
  const { say } = useTexts('dealers.action');
  const navigate = useNavigate();
  return useCallback(
    (dealer) => {
      return [
        {
          key: 'edit',
          label: say('edit'),
          icon: EditOutlined,
          onSelect: () => void navigate(`/dealers/${dealer.id}/edit`),
        },
        {
          key: 'status',
          label: say('status'),
          icon: PublishedWithChangesOutlined,
          onSelect: () => open({ kind: 'status', dealer }),
        },
        {
          key: 'delete',
          label: say('delete'),
          icon: DeleteOutlined,
          destructive: true,
          onSelect: () => open({ kind: 'delete', dealer }),
        },
      ];
    },
    [say, navigate, open],
  );
}
