import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';

/** Icon and tone of each level of a budget. */
export const budgetLooks = {
  within: { icon: CheckCircleOutlined, tone: 'success' },
  near: { icon: WarningAmberOutlined, tone: 'warning' },
  expectedNear: { icon: WarningAmberOutlined, tone: 'warning' },
  over: { icon: ErrorOutlined, tone: 'error' },
  expectedOver: { icon: ErrorOutlined, tone: 'error' },
} as const;
