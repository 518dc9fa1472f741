import { GatewayError } from '../errors/gatewayError.js';

/**
 * The channel by which an operation came in (docs/decisions/0007-channels-and-trusted-documents.md):
 *
 * - `portal`: a trusted document, named by its hash: the portal's own operations, with whatever bearer;
 * - `analyst`: a free document with a personal access token, which only reads;
 * - `share`: a trusted document that has only share fields: the token in its variables is the only credential;
 * - `open`: any other free document, where the mode accepts them from everybody (demo and development).
 */
export const channels = ['portal', 'analyst', 'share', 'open'] as const;
export type RequestChannel = (typeof channels)[number];

/** The refusal of a free document whose caller may send only trusted ones. */
export function untrusted(): GatewayError {
  return new GatewayError('FORBIDDEN', { reason: 'untrustedDocument' });
}
