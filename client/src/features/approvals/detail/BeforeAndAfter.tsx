import { useIntl } from 'react-intl';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';

/** A change that a request makes, as text. */
interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** A table of the changes that a request makes, before and after. */
export function BeforeAndAfter({ rows }: { readonly rows: readonly Change[] }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `approvals.changes${id}` });
  return (
    <Surface title={say('')}>
      <PlainTable
        caption={say('')}
        captionHidden
        columns={[
          { key: 'what', label: say('.what'), cell: ({ what }) => what, width: 34 },
          { key: 'before', label: say('.before'), cell: ({ before }) => before, width: 33 },
          { key: 'after', label: say('.after'), cell: ({ after }) => after, width: 33 },
        ]}
        rows={rows}
        rowKey={({ what }) => what}
      />
    </Surface>
  );
}
