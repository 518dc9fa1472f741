/** The built gateway with all its features; the page is one of its trusted documents. */
import { hash } from 'node:crypto';
import { readConfig } from '../../../gateway/dist/config.js';
import { buildGateway } from '../../../gateway/dist/gateway.js';
import { standardOutput } from '../../../gateway/dist/web/requests/logDestination.js';
import { document } from './page.js';

const config = readConfig({
  HOST: '127.0.0.1',
  PORT: '0',
  REST_URL: process.argv[2],
  APP_SECRET: 'a secret of the benchmarks, long enough',
  TRUSTED_PROXIES: '127.0.0.1',
  CLIENT_DIR: '/there/is/no/client',
});
const manifest = { [hash('sha256', document, 'hex')]: document };
const app = await buildGateway({ config, manifest, log: standardOutput() });
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
