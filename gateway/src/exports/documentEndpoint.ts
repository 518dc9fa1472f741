import { pricePerCall } from '../limits/cost.js';
import { requestExport } from '../upstream/endpoints.generated.js';

/** The request for an export whose making is paid for page by page. */
export const documentEndpoint = { ...requestExport, cost: pricePerCall.write };
