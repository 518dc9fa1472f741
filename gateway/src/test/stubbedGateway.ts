import type { Role } from '@gdd/schema/permissions';
import { afterAll, afterEach, beforeEach } from '@jest/globals';
import { StubUpstream, userWith } from './stubUpstream.js';
import { forgetfulClock, TestGateway } from './testGateway.js';

/**
 * One gateway over one stub of the REST service for all tests of a file; the stub forgets its calls and responses
 * after each.
 *
 * @param role the role of the caller, where a test does not set another
 */
export async function startStubbedGateway(role?: Role): Promise<{ upstream: StubUpstream; gateway: TestGateway }> {
  const upstream = await StubUpstream.start();
  const gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
  if (role) beforeEach(() => void upstream.on('GET /user', userWith(role)));
  afterEach(() => upstream.reset());
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });
  return { upstream, gateway };
}
