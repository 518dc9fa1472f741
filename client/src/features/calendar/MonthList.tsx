import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { Surface } from '../../shared/page/Surface';
import { useFormat } from '../../shared/i18n/useFormat';
import { CampaignText, type CalendarYearProps } from './YearBars';
import { monthsOf } from './yearShare';

/** The campaigns by the month in which they start; those that started before the year are in its first month. */
export function MonthList({ campaigns, year, hrefOf }: CalendarYearProps) {
  const format = useFormat();
  const firstDay = `${year}-01-01`;
  return (
    <Stack spacing={2}>
      {monthsOf(year).map((month) => {
        const beginning = campaigns.filter(
          ({ startsOn }) => (startsOn < firstDay ? firstDay : startsOn).slice(0, 7) === month,
        );
        return beginning.length === 0 ? null : (
          <Surface key={month} title={format.month(month, { month: 'long', year: 'numeric' })}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
              {beginning.map((campaign) => (
                <li key={campaign.id}>
                  <CampaignText campaign={campaign} href={hrefOf(campaign)} />
                </li>
              ))}
            </Box>
          </Surface>
        );
      })}
    </Stack>
  );
}
