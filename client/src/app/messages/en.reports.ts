import { en as analytics } from '../../features/analytics/messages.en';
import { en as reports } from '../../features/reports/messages.en';

/** English: what only the pages of reports and analytics say. */
export const messages = { ...analytics, ...reports };
