import { pricePerCall } from '../limits/cost.js';
import { requestExport } from '../upstream/endpoints.generated.js';

/** The request for an export of a document: it costs only a write, since its pages are charged one by one. */
export const documentEndpoint = { ...requestExport, cost: pricePerCall.write };
