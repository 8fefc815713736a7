#!/usr/bin/env node
// Takes the arguments with which the server prints a page by an installed Chromium, and prints with the pinned one: its
// package lacks the files behind --print-to-pdf, so that it would wait for ever. The tests of the server name it as CHROMIUM.
// The browser stays for the next page (printService.ts): starting one takes a second of a core.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const given = process.argv.slice(2);
const pdf = given.find((argument) => argument.startsWith('--print-to-pdf='))?.slice('--print-to-pdf='.length);
const own = ['--headless', '--print-to-pdf', '--user-data-dir', '--no-pdf-header-footer'];
const args = given.filter((argument) => argument.startsWith('--') && !own.includes(argument.split('=')[0]));

// One service for whoever prints in the same way by the same files. Its socket has a name that lies in no folder.
const service = path.join(import.meta.dirname, 'printService.ts');
const key = createHash('sha256')
  .update(JSON.stringify([service, process.getuid?.(), args]))
  .digest('hex');
const name = `tinystar-printer-${key}`;

/** What the service answered: empty, or what went wrong; undefined where none took the page. */
const ask = async () => {
  const socket = connect(`\0${name}`);
  let answer = '';
  try {
    await once(socket, 'connect');
    socket.write(`${JSON.stringify({ address: given.at(-1), pdf })}\n`);
    for await (const piece of socket) answer += piece;
  } catch {
    return undefined;
  }
  return answer ? JSON.parse(answer).wrong : undefined;
};

const until = Date.now() + 15_000;
let wrong = await ask();
if (wrong === undefined)
  spawn(process.execPath, [service, name, ...args], { cwd: '/', detached: true, stdio: 'ignore' }).unref();
while (wrong === undefined && Date.now() < until) {
  await sleep(20);
  wrong = await ask();
}
if (wrong !== '') {
  process.stderr.write(`${wrong ?? 'the service that prints did not start'}\n`);
  process.exitCode = 1;
}
