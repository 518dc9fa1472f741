import { it as analytics } from '../../features/analytics/messages.it';
import { it as reports } from '../../features/reports/messages.it';

/** Italian: what only the pages of reports and analytics say. */
export const messages = { ...analytics, ...reports };
