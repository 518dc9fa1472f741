import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';
import type { SimulationHeadFragment } from './simulations.generated';

const looks = {
  QUEUED: { icon: ScheduleOutlined, tone: 'neutral' },
  RUNNING: { icon: AutorenewOutlined, tone: 'info' },
  DONE: { icon: CheckCircleOutlined, tone: 'success' },
  FAILED: { icon: ErrorOutlineOutlined, tone: 'error' },
} as const;

/** Whether a simulation is unfinished: it has no results yet, or not all the rows of its dealers. */
export function isUnderWay({ status }: Pick<SimulationHeadFragment, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}

/** A simulation's status: icon, text and colour. */
export function SimulationStatusLabel({ status }: Pick<SimulationHeadFragment, 'status'>) {
  const { say } = useTexts('simulations.status');
  return <StatusTag {...looks[status]}>{say(status)}</StatusTag>;
}

/** Marks a simulation whose campaign has changed its rules since. */
export function RulesChangedTag() {
  const { say } = useTexts('simulations');
  return (
    <StatusTag icon={WarningAmberOutlined} tone="warning">
      {say('rulesChanged')}
    </StatusTag>
  );
}

/** The progress of an unfinished simulation. */
export function SimulationProgress({ progress: { done, total } }: Pick<SimulationHeadFragment, 'progress'>) {
  const { say, format } = useTexts('simulations');
  const values = { done: format.number(done), total: format.number(total), count: total };
  return (
    <Box sx={{ minWidth: 120 }}>
      {total > 0 && (
        <Box component="p" sx={{ m: 0, mb: 0.5 }}>
          {say('progress', values)}
        </Box>
      )}
      <LinearProgress
        {...(total > 0 && { variant: 'determinate', value: (100 * done) / total })}
        aria-label={say('progress.label')}
      />
    </Box>
  );
}
