import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { PlainTable, type TableColumn } from '../../shared/table/PlainTable';
import type { Widget_WidgetFragment, WidgetItem_ItemFragment } from './Dashboard.generated';

type Item = WidgetItem_ItemFragment;

/** A campaign under way with what each widget reports of it; undefined where the widget failed. */
interface Row {
  readonly id: string;
  readonly title: string;
  readonly accepted: Item | undefined;
  readonly progress: Item | undefined;
  readonly prizes: Item | undefined;
}

/** The campaigns under way: who accepted, how far the goals are, and the prizes, in one table. */
export function CampaignTable({ widgets }: { readonly widgets: readonly Widget_WidgetFragment[] }) {
  const { say } = useTexts('home');
  const columns = useColumns();
  const title = say('campaigns');
  return (
    <Surface title={title}>
      <PlainTable
        caption={title}
        captionHidden
        columns={columns}
        rows={rowsOf(widgets)}
        rowKey={({ id }) => id}
        empty={say('PARTICIPATION.none')}
      />
    </Surface>
  );
}

function rowsOf(widgets: readonly Widget_WidgetFragment[]): readonly Row[] {
  const itemsOf = (key: Widget_WidgetFragment['key']) => widgets.find((widget) => widget.key === key)?.items ?? [];
  const [accepted, progress, prizes] = [itemsOf('PARTICIPATION'), itemsOf('PROGRESS'), itemsOf('PRIZES')];
  const rows = new Map<string, Row>();
  for (const { id, label: title } of [...accepted, ...progress, ...prizes]) {
    if (id === null || rows.has(id)) continue;
    const of = (items: readonly Item[]) => items.find((item) => item.id === id);
    rows.set(id, { id, title, accepted: of(accepted), progress: of(progress), prizes: of(prizes) });
  }
  return [...rows.values()];
}

function useColumns(): readonly TableColumn<Row>[] {
  const { intl, say, format } = useTexts('home');
  const percent = (value: string | null | undefined) =>
    value == null ? '–' : format.percent(value, { minimumFractionDigits: 1 });
  const euro = (value: string | null | undefined) => (value == null ? '–' : format.euro(value));
  const counted = (item: Item | undefined) =>
    item?.part == null || item.whole === null
      ? '–'
      : `${percent(item.value)} · ${format.number(item.part)} / ${format.number(item.whole)}`;
  return [
    {
      key: 'title',
      label: say('campaigns.title'),
      cell: ({ id, title }) => (
        <Link component={RouterLink} to={`/campaigns/${id}`}>
          {title}
        </Link>
      ),
    },
    { key: 'accepted', label: say('PARTICIPATION'), align: 'end', cell: ({ accepted }) => counted(accepted) },
    { key: 'progress', label: say('PROGRESS'), align: 'end', cell: ({ progress }) => counted(progress) },
    {
      key: 'expected',
      label: say('campaigns.expected'),
      explanation: intl.formatMessage({ id: 'campaign.expected.meaning' }),
      align: 'end',
      cell: ({ progress }) => percent(progress?.comparison),
    },
    { key: 'prizes', label: say('PRIZES'), align: 'end', cell: ({ prizes }) => euro(prizes?.value) },
    {
      key: 'expendable',
      label: say('campaigns.expendable'),
      align: 'end',
      cell: ({ prizes }) => euro(prizes?.comparison),
    },
  ];
}
