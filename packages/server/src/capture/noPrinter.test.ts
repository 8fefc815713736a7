import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodes, lateMessages } from '@tinystar/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { examine } from '../doctor/checks.ts';
import { libraryOf } from '../documents/testing/library.ts';
import { workFolder } from '../platform/files/workFolder.ts';
import { createTestServer } from '../testing/index.ts';

afterEach(() => vi.unstubAllEnvs());

it('where nothing prints, makers are told to ask, and log and doctor say what is missing [DOC-07]', async () => {
  await using server = await createTestServer();
  const ann = await server.actor();
  const { kbBotId } = await libraryOf(server, ann);
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  const siteUrl = 'https://www.example.com/guide';
  const answers = [
    await ann.call('POST', '/api/v1/kbBotFile/captureSite2Pdf', { siteUrl }),
    await ann.call('POST', '/api/v1/personalKbBotFile/site', { kbBotId, siteUrl }),
  ];
  for (const { status, error } of answers)
    expect([status, error.errorCode, error.errorMessage]).toEqual([
      503,
      errorCodes.unavailable,
      lateMessages.captureUnavailable,
    ]);
  expect(lateMessages.captureUnavailable).not.toMatch(/[a-z]/i);
  const said = server.logged.filter(({ msg }) => msg === 'web pages cannot be captured on this machine');
  expect(JSON.stringify(said)).toContain('neither Chromium nor LibreOffice is installed');
  expect(said).toHaveLength(answers.length);
  const { config, db } = server.services;
  expect(await examine({ config, db, fetch })).toContainEqual({
    part: 'chromium',
    state: 'note',
    said: expect.stringContaining('not installed, nor is LibreOffice: web pages cannot be captured'),
  });
});

it('what is installed but does not print is told as out of order, not as missing [DOC-07]', async () => {
  await using server = await createTestServer();
  const ann = await server.actor();
  await using work = await workFolder();
  const chromium = join(work.path, 'chromium');
  await writeFile(chromium, '#!/bin/sh\nexit 1\n');
  await chmod(chromium, 0o755);
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CHROMIUM', chromium);
  const siteUrl = 'https://www.example.com/guide';
  const ask = async () => (await ann.call('POST', '/api/v1/kbBotFile/captureSite2Pdf', { siteUrl })).error;
  const broken = { errorCode: errorCodes.unavailable, errorMessage: lateMessages.captureBroken };
  // The second one is told the same: nothing of the failure is kept.
  expect([await ask(), await ask()]).toMatchObject([broken, broken]);
  expect(lateMessages.captureBroken).not.toContain('尚未配置');
});
