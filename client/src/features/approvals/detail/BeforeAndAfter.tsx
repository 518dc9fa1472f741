import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { New, Old } from '../../../domain/rules/OldAndNew';
import type { RuleChange } from '../../../domain/rules/useRuleChanges';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';

interface BeforeAndAfterProps {
  readonly rows: readonly RuleChange[];
  /** What stands below the table. */
  readonly foot?: ReactNode;
}

/** A table of the changes that a request makes: what is replaced is struck through, what replaces it is bold. */
export function BeforeAndAfter({ rows, foot }: BeforeAndAfterProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `approvals.changes${id}` });
  return (
    <Surface title={say('')}>
      <PlainTable
        caption={say('')}
        captionHidden
        columns={[
          { key: 'what', label: say('.what'), cell: ({ what }) => what, width: 34 },
          { key: 'before', label: say('.before'), cell: ({ before }) => <Old>{before}</Old>, width: 33 },
          { key: 'after', label: say('.after'), cell: ({ after }) => <New>{after}</New>, width: 33 },
        ]}
        rows={rows}
        rowKey={({ what }) => what}
      />
      {foot}
    </Surface>
  );
}
