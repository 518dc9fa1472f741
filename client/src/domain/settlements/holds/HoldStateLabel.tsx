import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { FormattedMessage } from 'react-intl';
import { StatusTag } from '../../../shared/page/StatusTag';

/** Whether credits are on hold, or were released. */
export function HoldStateLabel({ isReleased }: { readonly isReleased: boolean }) {
  return isReleased ? (
    <StatusTag icon={LockOpenOutlined} tone="neutral">
      <FormattedMessage id="hold.released" />
    </StatusTag>
  ) : (
    <StatusTag icon={PauseCircleOutlined} tone="warning">
      <FormattedMessage id="hold.held" />
    </StatusTag>
  );
}
