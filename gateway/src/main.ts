import { readConfig } from './config.js';
import { buildGateway } from './gateway.js';

const config = readConfig();
const app = await buildGateway({ config });

const stop = (): void => {
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent that started this process is gone: nobody will ever stop it.
process.once('disconnect', stop);

const listening = await app.listen({ host: config.host, port: config.port });
process.send?.({ ready: true, url: config.port === 0 ? listening : config.publicUrl });
