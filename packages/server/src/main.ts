import { existsSync } from 'node:fs';
import { ConfigError, loadConfig } from './config/config.ts';
import { createLog } from './log/log.ts';
import { startServer } from './server.ts';

// One process: settings, start, and a stop on SIGTERM or Ctrl-C. A second signal ends it at once.
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = loadConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  for (const warning of config.warnings) log.warn(warning);
  const server = await startServer(config, log);
  log.info({ url: server.url, role: config.ROLE }, 'ready');
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      log.info({ signal }, 'stopping');
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  const problem = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${problem instanceof ConfigError ? 'Bad setting: ' : 'Start failed: '}${problem.message}\n`);
  process.exit(1);
}
