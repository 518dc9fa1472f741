import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import type { ComponentProps } from 'react';
import type { DocumentDelivery } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks: Readonly<Record<DocumentDelivery, Pick<ComponentProps<typeof StatusTag>, 'icon' | 'tone'>>> = {
  NOT_SENT: { icon: PendingOutlined, tone: 'neutral' },
  PREPARED: { icon: DraftsOutlined, tone: 'info' },
  SENT: { icon: SendOutlined, tone: 'info' },
  DELIVERED: { icon: MarkEmailReadOutlined, tone: 'success' },
  UNDELIVERED: { icon: ReportProblemOutlined, tone: 'warning' },
  REJECTED: { icon: BlockOutlined, tone: 'error' },
};

/** How far a credit note has come on its way to the dealer. */
export function DeliveryLabel({ delivery }: { readonly delivery: DocumentDelivery }) {
  const { say } = useTexts('document.delivery');
  return <StatusTag {...looks[delivery]}>{say(delivery)}</StatusTag>;
}
