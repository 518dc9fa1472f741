import type { Format } from '../../shared/i18n/useFormat';
import type { PendingApprovalFragment } from './approvals.generated';

type Request = Pick<PendingApprovalFragment['request'], 'adjustment' | 'redemption' | 'document'>;

/** The end of the name of a request's text: the change of a document, '.reversal' of an entry taken back, or ''. */
export function requestPart({ document, adjustment, redemption }: Request): string {
  if (document !== null) return `.${document.change}`;
  return (adjustment ?? redemption)?.reversesId == null ? '' : '.reversal';
}

/** The amount of an adjustment, with its sign, or of a redemption; '' of other requests. */
export function requestAmount({ adjustment, redemption }: Request, format: Format): string {
  const amount = (adjustment ?? redemption)?.amount;
  return amount === undefined ? '' : format.euro(amount);
}
