// Serves the built Storybook on a free port, runs the command that follows, and ends with its exit code.
// Usage: node .storybook/serve.mjs <folder> <command> [arguments…], where %URL% stands for the address.
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const [folder, command, ...rest] = process.argv.slice(2);
const root = path.resolve(folder);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = path.join(root, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
  const found = file.startsWith(root) && (await stat(file).catch(() => undefined))?.isFile();
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
});

server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const child = spawn(
    command,
    rest.map((part) => part.replace('%URL%', url)),
    { stdio: 'inherit' },
  );
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  child.on('exit', (code) => {
    server.close();
    server.closeAllConnections();
    process.exitCode = code ?? 1;
  });
});
