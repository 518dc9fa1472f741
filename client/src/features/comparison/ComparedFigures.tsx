import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { useFormat } from '../../shared/i18n/useFormat';
import { Surface } from '../../shared/page/Surface';
import { PlainTable, type TableColumn } from '../../shared/table/PlainTable';
import type { CampaignComparisonQuery } from './comparison.generated';

export type Comparison = NonNullable<CampaignComparisonQuery['campaignComparison']>;

const counts = ['dealers', 'accepted', 'goalReached', 'unlocked', 'tiresPurchased'] as const;
const amounts = ['plafondAccumulated', 'plafondExpendable'] as const;

interface FigureRow {
  readonly key: string;
  readonly here: string;
  readonly other: string;
  readonly difference: string;
  readonly percentage: string;
}

/** The figures of two campaigns side by side, with difference and percentage. */
export function ComparedFigures({ comparison }: { readonly comparison: Comparison }) {
  const { say } = useTexts('comparison');
  const rows = useFigureRows(comparison);
  const { here, other } = comparison;
  const columns: readonly TableColumn<FigureRow>[] = [
    { key: 'figure', label: say('figure'), cell: ({ key }) => say(`figures.${key}`) },
    { key: 'here', label: here.campaign.title, cell: (row) => row.here, align: 'end' },
    { key: 'other', label: other.campaign.title, cell: (row) => row.other, align: 'end' },
    { key: 'difference', label: say('difference'), cell: ({ difference }) => difference, align: 'end' },
    { key: 'percentage', label: say('percentage'), cell: ({ percentage }) => percentage, align: 'end' },
  ];
  return (
    <Surface
      title={say('figures')}
      actions={[here, other].map(({ campaign }) => (
        <Link key={campaign.id} component={RouterLink} to={`/campaigns/${campaign.id}`} sx={{ displayPrint: 'none' }}>
          {campaign.title}
        </Link>
      ))}
    >
      <PlainTable caption={say('figures')} captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />
    </Surface>
  );
}

function useFigureRows({ here, other, differences, percentages }: Comparison): readonly FigureRow[] {
  const format = useFormat();
  const percentText = (percentage: string | null) =>
    percentage === null ? '–' : format.percent(percentage, { minimumFractionDigits: 1, signDisplay: 'exceptZero' });
  return [
    ...counts.map((key) => ({
      key,
      here: format.number(here.figures[key]),
      other: format.number(other.figures[key]),
      difference: format.number(differences[key], { signDisplay: 'exceptZero' }),
      percentage: percentText(percentages[key]),
    })),
    ...amounts.map((key) => ({
      key,
      here: format.euro(here.figures[key]),
      other: format.euro(other.figures[key]),
      difference: format.euro(differences[key], { signDisplay: 'exceptZero' }),
      percentage: percentText(percentages[key]),
    })),
  ];
}
