import './platform/fastImports.ts';
import { existsSync } from 'node:fs';
import { ConfigError, loadConfig } from './platform/config/config.ts';
import { takeDirectory } from './platform/database/takeDirectory.ts';
import { createLog } from './platform/log/log.ts';

// One process: settings, start, and a stop on SIGTERM or Ctrl-C. A second signal ends it at once.
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  for (const warning of config.warnings) log.warn(warning);
  const asked = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked.signal.aborted) process.exit(1);
      log.info({ signal }, 'stopping');
      asked.abort();
    });
  }
  const release = takeDirectory(config);
  // Loaded only now, so that a bad setting and a taken directory are told at once.
  const { startServer } = await import('./server.ts');
  const { welcome } = await import('./welcome.ts');
  const server = await startServer(config, log, release);
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  if (asked.signal.aborted) stop();
  else {
    asked.signal.addEventListener('abort', stop);
    log.info({ url: server.url, role: config.ROLE }, 'ready');
    if (server.url) process.stdout.write(welcome(server.url, config));
  }
} catch (error) {
  const kind = error instanceof ConfigError ? 'Bad setting' : 'Start failed';
  process.stderr.write(`${kind}: ${rootOf(error)}\n`);
  process.exit(1);
}

// The first line of the innermost reason: database errors carry statements and their values around it.
function rootOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error && !(inner instanceof ConfigError)) inner = inner.cause;
  return (inner instanceof Error ? inner.message : String(inner)).split('\n')[0] ?? '';
}
