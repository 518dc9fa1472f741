import Typography from '@mui/material/Typography';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ApprovalDetailsFragment } from '../approval.generated';
import { BeforeAndAfter } from './BeforeAndAfter';

type Goals = NonNullable<ApprovalDetailsFragment['request']['goals']>;

/** The goals that a request makes worse, before and after: that of one dealer, or those of a file, by dealer. */
export function GoalsBeforeAndAfter({ goals }: { readonly goals: Goals }) {
  return goals.goalBefore === null ? <FileGoals goals={goals} /> : <DealerGoal goals={goals} />;
}

function DealerGoal({ goals: { goalBefore, goalAfter } }: { readonly goals: Goals }) {
  const { say, format } = useTexts('approvals');
  const none = say('noValue');
  return (
    <BeforeAndAfter
      rows={[
        {
          what: say('goal'),
          before: goalBefore === null ? none : format.number(goalBefore),
          after: goalAfter === null ? none : format.number(goalAfter),
        },
      ]}
    />
  );
}

/** The first dealers of a file, by name and campaign, and how many more there are. */
function FileGoals({ goals: { dealers, changes } }: { readonly goals: Goals }) {
  const { say, format } = useTexts('approvals.goals');
  const tires = (id: string, count: number) => say(id, { count, tires: format.number(count) });
  if (changes.length === 0) return null;
  const more = dealers - changes.length;
  return (
    <BeforeAndAfter
      rows={changes.map(({ title, code, businessName, goalBefore, goalAfter, isWithdrawn }) => ({
        what: say('of', { dealer: businessName, code, campaign: title }),
        before: tires('tires', goalBefore),
        after: goalAfter === null ? say('removed') : tires(isWithdrawn ? 'withdrawn' : 'tires', goalAfter),
      }))}
      foot={
        more > 0 && (
          <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
            {say('more', { count: more, number: format.number(more) })}
          </Typography>
        )
      }
    />
  );
}
