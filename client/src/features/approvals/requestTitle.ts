import type { IntlShape } from 'react-intl';
import type { Format } from '../../shared/i18n/useFormat';
import { requestAmount, requestPart } from '../../domain/approvals/requestParts';
import type { ApprovalListPage_RowFragment } from './list/ApprovalListPage.generated';

type TitledRequest = Pick<
  ApprovalListPage_RowFragment,
  'kind' | 'campaign' | 'dealer' | 'import' | 'document' | 'request'
>;

/** A request in one line: 'Chiusura di «Annuale 2025»', 'Rettifica di −150,00 € per Gomme Rossi'. */
export function requestTitle(
  { kind, campaign, dealer, import: file, document, request }: TitledRequest,
  intl: IntlShape,
  format: Format,
) {
  return intl.formatMessage(
    { id: `approvals.title.${kind}${requestPart(request)}` },
    {
      campaign: campaign?.title,
      dealer: dealer?.businessName,
      file: file?.filename,
      hasFile: file === null ? 'no' : 'yes',
      number: document?.number,
      person: request.factors?.name ?? request.factors?.username,
      amount: requestAmount(request, format),
    },
  );
}
