import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { enumText } from '../../shared/apollo/enumTexts';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import type { RowAction } from '../../shared/list/columns/ListColumn';
import type { AuditListState } from './auditList';

/**
 * The actions of an entry's row.
 *
 * @param setFilter filters the list by the entry's user or object
 * @param onDetails opens the entry
 */
export function useAuditActions(
  setFilter: (change: Partial<AuditListState['filter']>) => void,
  onDetails: (row: AuditRowFieldsFragment) => void,
): (row: AuditRowFieldsFragment) => readonly RowAction[] {
  const { say } = useTexts('audit.list');
  return (row) => {
    const { actor, entity, entityId } = row;
    return [
      {
        key: 'details',
        label: say('details'),
        icon: VisibilityOutlined,
        onSelect: () => onDetails(row),
      },
      ...(actor === null
        ? []
        : [
            {
              key: 'person',
              label: say('onlyPerson'),
              icon: PersonSearchOutlined,
              onSelect: () => setFilter({ userId: actor.id }),
            },
          ]),
      ...(entityId === null
        ? []
        : [
            {
              key: 'thing',
              label: say('onlyThing'),
              icon: FilterAltOutlined,
              onSelect: () => setFilter({ entity: [enumText(entity)], entityId }),
            },
          ]),
    ];
  };
}
