import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../../shared/permissions/useCan';
import { useStepText, type Step } from './useStepText';

interface CauseProps {
  readonly step: Step;
  /** Where the lines of the statement are. */
  readonly linesAt: string;
  /** Where the versions of the campaign's rules are, for who may see them. */
  readonly rulesAt?: string | undefined;
}

/** What changed figures: an import leads to its page, for who may see it, its lines to the statement's, rules to theirs. */
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
    <Link {...(to.startsWith('#') ? { href: to } : { component: RouterLink, to })} color="inherit">
      {text}
    </Link>
  );
}
