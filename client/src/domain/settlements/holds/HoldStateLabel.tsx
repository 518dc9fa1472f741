import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';

/** Whether credits are on hold, or were released. */
export function HoldStateLabel({ isReleased }: { readonly isReleased: boolean }) {
  const { say } = useTexts('hold');
  return isReleased ? (
    <StatusTag icon={LockOpenOutlined} tone="neutral">
      {say('released')}
    </StatusTag>
  ) : (
    <StatusTag icon={PauseCircleOutlined} tone="warning">
      {say('held')}
    </StatusTag>
  );
}
