import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { useFormat } from '../../shared/i18n/useFormat';
import { useAcceptCampaignMutation } from './acceptCampaign.generated';

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
  const intl = useIntl();
  const format = useFormat();
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
        onClick={() => setAsking(true)}
        aria-label={intl.formatMessage({ id: 'campaign.accept.name' }, { title })}
      >
        <FormattedMessage id="campaign.accept" />
      </Button>
      <ActionDialog
        open={isAsking}
        title={intl.formatMessage({ id: 'campaign.accept.title' }, { title })}
        text={intl.formatMessage(
          { id: 'campaign.accept.text' },
          {
            count: goalThreshold,
            goal: format.number(goalThreshold),
            from: format.date(startsOn),
            to: format.date(endsOn),
          },
        )}
        confirmLabel={intl.formatMessage({ id: 'campaign.accept' })}
        act={() => accept({ variables: { id } })}
        done={intl.formatMessage({ id: 'campaign.accept.done' }, { title })}
        name={title}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
