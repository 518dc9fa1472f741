import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useWorseningTexts } from '../../../domain/worsenings/useWorseningTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ImportRecordFragment } from '../imports.generated';
import { TitledList } from './TitledList';

type Worsening = NonNullable<ImportRecordFragment['worsening']>;

/** The dealers that accepted goals which a file makes worse: what gets worse, and by how much. */
export function ImportWorsening({ worsening }: { readonly worsening: Worsening }) {
  const { say, format } = useTexts('worsening.goals');
  const { dealers, goals } = worsening;
  const more = dealers - goals.length;
  return (
    <TitledList
      title={say('title')}
      items={goals}
      keyOf={({ campaignId, dealerId }) => `${campaignId} ${dealerId}`}
      foot={
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
          {more > 0 && <>{say('more', { count: more, number: format.number(more) })} </>}
          {say('text', {
            dealers,
            number: format.number(dealers),
            accumulated: format.euro(worsening.accumulatedLess),
            expendable: format.euro(worsening.expendableLess),
          })}
        </Typography>
      }
    >
      {(goal) => <WorsenedGoal goal={goal} />}
    </TitledList>
  );
}

function WorsenedGoal({ goal }: { readonly goal: Worsening['goals'][number] }) {
  const { intl, say, format } = useTexts('worsening.goals');
  const texts = useWorseningTexts();
  const { campaignId, dealerId, businessName, title } = goal;
  const change = (part: string, before: string, after: string) => say(part, { before, after });
  return (
    <>
      <Link to={`/campaigns/${campaignId}/dealers/${dealerId}`}>{`${businessName}, ${title}`}</Link>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {intl.formatList(
          [
            change('goal', format.number(goal.goalBefore), format.number(goal.goalAfter)),
            change('accumulated', format.euro(goal.accumulatedBefore), format.euro(goal.accumulatedAfter)),
            change('expendable', format.euro(goal.expendableBefore), format.euro(goal.expendableAfter)),
          ],
          { type: 'unit' },
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{texts.list(goal.terms)}</Box>
    </>
  );
}
