import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childServer, type ChildServer } from './testing/childServer.ts';
import { longPdf } from './testing/pdf.ts';
import { docxOf } from './testing/zip.ts';

/** Processes whose command line holds these texts. */
const running = (...texts: string[]): number[] =>
  execFileSync('ps', ['-eo', 'pid,stat,args'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, state, ...args]) => !state?.startsWith('Z') && texts.every((text) => args.join(' ').includes(text)))
    .map(([pid]) => Number(pid));

async function upload(server: ChildServer, headers: Record<string, string>, name: string, bytes: Buffer) {
  const more = { 'content-type': 'application/json' };
  const made = await fetch(`${server.url}/api/v1/personalKbBot`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ name: '助手' }),
  });
  const { id } = (await made.json()) as { id: string };
  const body = new FormData();
  body.append('document', new Blob([new Uint8Array(bytes)]), name);
  await fetch(`${server.url}/api/v1/personalKbBotFile?kbBotId=${id}`, { method: 'POST', headers, body });
}

it('what reads a document ends with a killed server, whole programs too, and their folders go at the next start', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'tinystar-orphans-'));
  try {
    // A program as deep in its work as LibreOffice with a large file, with a process of its own.
    const office = join(temporary, 'soffice');
    writeFileSync(office, `#!/bin/sh\nsh -c 'exec sleep 571' ${temporary} &\nwait\n`);
    chmodSync(office, 0o755);
    const work = join(temporary, 'tmp');
    execFileSync('mkdir', [work]);
    await using server = childServer({ PATH: `${temporary}:${process.env.PATH}`, TMPDIR: work });
    await server.start();
    const headers = await server.logIn('13700000063');
    const long = await longPdf(800);
    await upload(server, headers, 'word.docx', docxOf(['安装前请阅读']));
    await expect.poll(() => running('sleep 571').length, { interval: 50 }).toBeGreaterThan(0);
    const parser = () => running('cook/child/main.ts', work);
    await upload(server, headers, 'long.pdf', long);
    await expect.poll(() => parser().length, { interval: 20 }).toBeGreaterThan(0);
    const doomed = [...running('sleep 571'), ...running(office), ...parser()];
    await server.kill();
    const left = () => {
      const living = running('');
      return doomed.filter((pid) => living.includes(pid));
    };
    await expect.poll(left, { interval: 50 }).toEqual([]);
    const folders = () => readdirSync(work).filter((name) => name.startsWith('tinystar-work-'));
    const before = folders();
    expect(before.length).toBeGreaterThan(0);
    await server.start();
    expect(folders().filter((name) => before.includes(name))).toEqual([]);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}, 120_000);
