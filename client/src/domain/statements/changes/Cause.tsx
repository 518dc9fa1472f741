import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../../shared/permissions/useCan';
import { useStepText, type Step } from './useStepText';

interface CauseProps {
  readonly step: Step;
  /** The address of the statement's lines. */
  readonly linesAt: string;
  /** The address of the campaign's rule versions, for users who may see them. */
  readonly rulesAt?: string | undefined;
}

/**
 * The cause of a change of figures, as a link: to the import or the versions of the rules for users who may see them,
 * else to the statement's lines.
 */
export function Cause({ step, linesAt, rulesAt }: CauseProps) {
  const can = useCan();
  const text = useStepText()(step);
  const to =
    step.import !== null && can('accessImportManager')
      ? `/imports/${step.import.id}`
      : step.rulesVersion !== null && can('accessCampaigns')
        ? rulesAt
        : step.lines !== null
          ? linesAt
          : undefined;
  if (to === undefined) return text;
  return (
    <Link component={RouterLink} to={to} color="inherit">
      {text}
    </Link>
  );
}
