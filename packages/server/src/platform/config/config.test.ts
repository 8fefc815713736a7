import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { settings } from './settings.ts';

const base = { DATA_DIR: '/srv/tinystar' };

test('every setting refuses an empty value by name (REC-06)', () => {
  for (const name of Object.keys(settings)) expect(() => loadConfig({ [name]: ' ' })).toThrow(`${name} is empty`);
});

test.each([
  ['PORT', '99999'],
  ['PORT', '-1'],
  ['PORT', '5273a'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_POOL', '1'],
  ['FILES_URL', '/data'],
  ['ROLE', 'both'],
  ['DEPLOYMENT', 'prod'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY', 'please-change-me-please-change-me-please'],
  ['PUBLIC_ORIGIN', 'https://x.example/path'],
  ['EMBED_ORIGIN', 'x.example'],
  ['FILE_ORIGIN', 'https://files.example/'],
  ['FILE_ORIGIN', 'files.example'],
  ['FILE_ORIGIN', 'ftp://files.example'],
  ['LLM_BASE_URL', 'ftp://x'],
  ['EMBEDDINGS_BASE_URL', 'x'],
  ['RERANK_BASE_URL', 'x'],
  ['SMS_PROVIDER', 'pigeon'],
  ['CAPTCHA', 'no'],
  ['DEMO', 'yes'],
  ['GENERATION', '1'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['JOB_CONCURRENCY', '0'],
  ['DOCUMENT_TYPES', 'pdf,exe'],
  ['DOCUMENT_TYPES', ','],
  ['EGRESS_ALLOW', 'http://x'],
  ['SOURCE_HOSTS', 'http://x'],
])('%s=%s is refused by name, without repeating the value (REC-06) (AUTHN-10)', (name, value) => {
  expect(() => loadConfig({ ...base, [name]: value })).toThrow(name);
  expect(() => loadConfig({ ...base, [name]: value })).not.toThrow(
    new RegExp(`${value.replace(/[/.?]/g, '.')}(?!\\w)`),
  );
});

test.each([
  [{ DEPLOYMENT: 'saas' }, 'SMS_PROVIDER=console'],
  [{ DEPLOYMENT: 'saas' }, 'SMS_PROVIDER=http'],
  [{ SMS_PROVIDER: 'http' }, 'SMS_HTTP_URL'],
  [{ SMS_HTTP_TOKEN: 'x' }, 'SMS_PROVIDER=http'],
  [{ SMS_PROVIDER: 'http', SMS_HTTP_URL: 'sms.example' }, 'SMS_HTTP_URL must be'],
  [{ DEPLOYMENT: 'saas', CAPTCHA: 'off' }, 'CAPTCHA=off'],
  [{ DEPLOYMENT: 'saas', DEMO: 'on' }, 'DEMO=on'],
  [{ LLM_BASE_URL: 'https://x/v1' }, 'LLM_MODEL'],
  [{ LLM_MODEL: 'x' }, 'LLM_BASE_URL'],
  [{ RERANK_BASE_URL: 'https://x/v1' }, 'RERANK_MODEL'],
  [{ RERANK_API_KEY: 'x' }, 'RERANK_BASE_URL'],
  [{ LLM_FALLBACK_BASE_URL: 'https://x/v1', LLM_FALLBACK_MODEL: 'x' }, 'LLM_BASE_URL'],
  [{ FILES_URL: 's3://bucket?region=x' }, 'endpoint'],
  [{ ROLE: 'worker' }, 'DATABASE_URL'],
])('%o do not go together (REC-06)', (environment, named) => {
  expect(() => loadConfig({ ...base, ...environment })).toThrow(named);
});

test('starts in production with a gateway for its codes (REC-06)', () => {
  const gateway = { SMS_PROVIDER: 'http', SMS_HTTP_URL: 'https://sms.example/send' };
  expect(loadConfig({ ...base, DEPLOYMENT: 'saas', ...gateway })).toMatchObject({ ...gateway, DEMO: false });
});

test('knows a slip of the pen and a stranger of its own families (REC-06)', () => {
  const { warnings } = loadConfig({
    ...base,
    DATA_DRI: 'x',
    LLM_MODLE: 'x',
    LLM_TEMPERATURE: '1',
    PATH: '/bin',
    HOME: '/root',
  });
  expect(warnings).toEqual([
    'DATA_DRI is not a setting of this server (did you mean DATA_DIR?)',
    'LLM_MODLE is not a setting of this server (did you mean LLM_MODEL?)',
    'LLM_TEMPERATURE is not a setting of this server',
  ]);
});

test('a bad setting ends the process, in one line (REC-06)', () => {
  const main = join(import.meta.dirname, '../..', 'main.ts');
  const ended = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: 'x' },
    encoding: 'utf8',
    cwd: '/',
  });
  expect([ended.status, ended.stderr]).toEqual([1, 'Bad setting: PORT must be a port number\n']);
});

test.each([
  [
    { WECOM_CORP_ID: 'corp', PUBLIC_ORIGIN: 'https://x.example' },
    /WECOM_AGENT_ID is required.*WECOM_SECRET is required/,
  ],
  [{ OAUTH_CLIENT_ID: 'client', PUBLIC_ORIGIN: 'https://x.example' }, /OAUTH_TOKEN_URL is required/],
  [{ WECOM_CORP_ID: 'corp', WECOM_AGENT_ID: '1', WECOM_SECRET: 'key' }, /PUBLIC_ORIGIN is required with WECOM_/],
])('half a log-in provider is refused by the names that are missing (REC-06)', (given, complaint) => {
  expect(() => loadConfig({ ...base, ...given })).toThrow(complaint);
});

test.each([
  [{ FILE_ORIGIN: 'https://files.example' }, /^PUBLIC_ORIGIN is required with FILE_ORIGIN/],
  [{ FILE_ORIGIN: 'https://x.example', PUBLIC_ORIGIN: 'https://x.example' }, /^FILE_ORIGIN must differ/],
  [
    { FILE_ORIGIN: 'https://e.example', PUBLIC_ORIGIN: 'https://x.example', EMBED_ORIGIN: 'https://e.example' },
    /^FILE_ORIGIN must differ/,
  ],
  [{ FILE_ORIGIN: 'http://files.example', PUBLIC_ORIGIN: 'https://x.example' }, /^FILE_ORIGIN must be https/],
])('a file host that no page could read from is refused: %o (REC-06)', (given, complaint) => {
  expect(() => loadConfig({ ...base, ...given })).toThrow(complaint);
});

test('files have a host of their own beside the product, or none', () => {
  const given = { PUBLIC_ORIGIN: 'https://x.example', FILE_ORIGIN: 'https://files.example:8443' };
  expect(loadConfig({ ...base, ...given }).FILE_ORIGIN).toBe(given.FILE_ORIGIN);
  expect(loadConfig(base).FILE_ORIGIN).toBeUndefined();
});
