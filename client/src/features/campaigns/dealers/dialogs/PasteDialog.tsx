import { useNavigate } from 'react-router-dom';
import { PasteGoalsDialog } from '../../../../domain/goals/PasteGoalsDialog';
import type { VisibleDealer } from '../../../../domain/goals/pastedGoals';
import { usePasteGoalsMutation } from '../campaignDealers.generated';

interface PasteDialogProps {
  readonly campaignId: string;
  readonly rows: readonly VisibleDealer[];
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * Pastes goals of a campaign's dealers from a spreadsheet: they are previewed, and become an import, which applies them
 * and can undo them.
 */
export function PasteDialog({ campaignId, rows, text, onClose }: PasteDialogProps) {
  const navigate = useNavigate();
  const [paste] = usePasteGoalsMutation();
  return (
    <PasteGoalsDialog
      draftName={`goals.${campaignId}`}
      rows={rows}
      text={text}
      purpose="import"
      send={async (goals, dryRun) => {
        const { data } = await paste({ variables: { campaignId, goals, dryRun } });
        const started = data?.pasteGoals.import;
        if (started) void navigate(`/imports/${started.id}`);
        return data?.pasteGoals.outcome;
      }}
      onSent={onClose}
      onClose={onClose}
    />
  );
}
