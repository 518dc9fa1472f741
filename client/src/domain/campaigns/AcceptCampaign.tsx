import Button from '@mui/material/Button';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { useAcceptCampaignMutation } from './acceptCampaign.generated';

// Loaded when it is first opened: the dealer's home has this button.
const ActionDialog = lazy(async () => ({ default: (await import('../../shared/actions/ActionDialog')).ActionDialog }));

interface AcceptCampaignProps {
  readonly campaign: {
    readonly id: string;
    readonly title: string;
    readonly startsOn: string;
    readonly endsOn: string;
  };
  readonly goalThreshold: number;
  readonly variant: 'contained' | 'outlined';
  /**
   * Queries of the page to refetch after the acceptance: the prize begins to count, and they show more of it than the
   * response.
   */
  readonly refetchQueries?: readonly string[];
}

/** The button that accepts a campaign, with a dialog that explains it; possible once, while registration is open. */
export function AcceptCampaign({ campaign, goalThreshold, variant, refetchQueries = [] }: AcceptCampaignProps) {
  const { say, format } = useTexts('campaign');
  const [isAsking, setAsking] = useState(false);
  const { id, title, startsOn, endsOn } = campaign;
  const [accept] = useAcceptCampaignMutation({
    refetchQueries: [...refetchQueries],
    awaitRefetchQueries: true,
  });

  return (
    <>
      <Button
        variant={variant}
        onClick={() => startTransition(() => setAsking(true))}
        aria-label={say('accept.name', { title })}
      >
        {say('accept')}
      </Button>
      <Suspense>
        {isAsking && (
          <ActionDialog
            title={say('accept.title', { title })}
            text={say('accept.text', {
              count: goalThreshold,
              goal: format.number(goalThreshold),
              from: format.date(startsOn),
              to: format.date(endsOn),
            })}
            confirmLabel={say('accept')}
            act={() => accept({ variables: { id } })}
            done={say('accept.done', { title })}
            name={title}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
