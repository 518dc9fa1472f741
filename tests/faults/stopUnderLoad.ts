import { setTimeout as pause } from 'node:timers/promises';
import { userWith, type StubUpstream } from '../../gateway/src/test/stubUpstream.js';
import { BalancedLoad } from './balancedLoad.js';
import { GatewayProcess, type ProcessEnd } from './gatewayProcess.js';

const query = '{ user { id name } }';
/** Milliseconds of a call of the stubbed REST service: long enough that some calls are always running. */
const callMs = 20;

/** How a gateway ended under load. */
export interface LoadedEnd extends ProcessEnd {
  /** Requests that it served after the signal. */
  readonly after: number;
  /** The failures that were reported to callers. */
  readonly failures: readonly string[];
}

/**
 * Stops one of two gateways that share a load, by a signal.
 *
 * @param upstream the REST service behind both
 * @param probeInterval milliseconds between two readiness probes of the balancer
 */
export async function stopUnderLoad(
  upstream: StubUpstream,
  signal: NodeJS.Signals,
  probeInterval?: number,
): Promise<LoadedEnd> {
  upstream.on('GET /ready', { status: 'ok' }).on('GET /user', async () => pause(callMs, userWith('Dealer')));
  const settings = { REST_URL: upstream.url };
  const gateways = [await GatewayProcess.start(settings), await GatewayProcess.start(settings)] as const;
  const load = await BalancedLoad.start(
    gateways.map(({ url }) => url),
    query,
    { ...(probeInterval !== undefined && { probeInterval }) },
  );
  const before = load.responsesOf(0);
  const ended = await gateways[0].end(signal);
  const after = load.responsesOf(0) - before;
  await load.stop();
  await gateways[1].end('SIGKILL');
  return { ...ended, after, failures: load.failures };
}
