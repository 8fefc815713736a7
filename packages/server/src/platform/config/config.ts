import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { alipayKeys } from './alipayKeys.ts';
import { settings } from './settings.ts';
import { strayNames } from './strayNames.ts';

const schema = z.object(settings);

/** The validated settings of this process, plus what follows from them. */
export interface Config extends Omit<z.output<typeof schema>, 'DEMO' | 'DATA_DIR'> {
  /** Absolute path. */
  DATA_DIR: string;
  /** Load demo content into an empty database; on by default in the test deployment only. */
  DEMO: boolean;
  /** Environment variables that look meant for this server but are not known to it. */
  warnings: string[];
}

/** A setting that makes the start impossible. The message names the variable and never repeats its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads all settings from the environment. Throws `ConfigError` naming every bad variable.
 *
 * @example loadConfig({ PORT: '0', DATA_DIR: './data' }).DEPLOYMENT // 'test'
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of Object.keys(settings)) {
    const value = environment[name];
    if (value === undefined) continue;
    if (value.trim() === '') problems.push(`${name} is empty: remove it or give it a value`);
    else given[name] = value;
  }
  const result = schema.safeParse(given);
  if (!result.success) {
    for (const issue of result.error.issues) problems.push(`${String(issue.path[0])} ${plain(issue.message)}`);
  }
  if (problems.length > 0 || !result.success) throw new ConfigError(problems.join('; '));
  const value = result.data;
  const clashes = conflicts(value);
  if (clashes.length > 0) throw new ConfigError(clashes.join('; '));
  return {
    ...value,
    DATA_DIR: resolve(value.DATA_DIR),
    DEMO: value.DEMO ?? value.DEPLOYMENT === 'test',
    warnings: strayNames(Object.keys(environment), Object.keys(settings)).map(
      ({ name, meant }) => `${name} is not a setting of this server${meant ? ` (did you mean ${meant}?)` : ''}`,
    ),
  };
}

/** Providers that send people back to us: all of a provider's settings, or none. */
const providers = {
  WECOM: ['WECOM_CORP_ID', 'WECOM_AGENT_ID', 'WECOM_SECRET'],
  WEKF: [
    'WEKF_SUITE_ID',
    'WEKF_SUITE_SECRET',
    'WEKF_TOKEN',
    'WEKF_ENCODING_AES_KEY',
    'WEKF_PROVIDER_CORP_ID',
    'WEKF_PROVIDER_SECRET',
  ],
  DOUYIN: ['DOUYIN_CLIENT_KEY', 'DOUYIN_CLIENT_SECRET'],
  OAUTH: ['OAUTH_AUTHORIZE_URL', 'OAUTH_TOKEN_URL', 'OAUTH_USERINFO_URL', 'OAUTH_CLIENT_ID', 'OAUTH_CLIENT_SECRET'],
} as const;

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function conflicts(value: z.output<typeof schema>): string[] {
  const found: string[] = [];
  const testOnly = (name: string, broken: boolean) => {
    if (broken && value.DEPLOYMENT !== 'test') found.push(`${name} is allowed only with DEPLOYMENT=test`);
  };
  if (value.SMS_PROVIDER === 'console' && value.DEPLOYMENT !== 'test')
    found.push('SMS_PROVIDER=console is allowed only with DEPLOYMENT=test: set SMS_PROVIDER=http and SMS_HTTP_URL');
  if (value.SMS_PROVIDER === 'http' && !value.SMS_HTTP_URL)
    found.push('SMS_HTTP_URL is required with SMS_PROVIDER=http');
  if (value.SMS_PROVIDER !== 'http' && (value.SMS_HTTP_URL || value.SMS_HTTP_TOKEN))
    found.push('SMS_PROVIDER=http is required with SMS_HTTP_URL or SMS_HTTP_TOKEN');
  if (value.DATABASE_READ_URL && !value.DATABASE_URL) found.push('DATABASE_URL is required with DATABASE_READ_URL');
  found.push(...alipayFaults(value));
  for (const name of ['AGREEMENT_FILE', 'PRIVACY_FILE', 'PAYMENT_AGREEMENT_FILE', 'PRODUCTS_FILE'] as const)
    if (value[name] !== undefined && !isReadable(value[name])) found.push(`${name} must name a file that can be read`);
  for (const [provider, names] of Object.entries(providers)) {
    if (names.every((name) => value[name] === undefined)) continue;
    for (const name of names) if (!value[name]) found.push(`${name} is required with the other ${provider}_ settings`);
    if (!value.PUBLIC_ORIGIN)
      found.push(`PUBLIC_ORIGIN is required with ${provider}_ settings: people come back there`);
  }
  const speech = ['SPEECH_APP_ID', 'SPEECH_API_KEY', 'SPEECH_API_SECRET'] as const;
  if (speech.some((name) => value[name] !== undefined))
    for (const name of speech) if (!value[name]) found.push(`${name} is required with the other SPEECH_ settings`);
  if (value.FILE_ORIGIN) {
    if (!value.PUBLIC_ORIGIN)
      found.push('PUBLIC_ORIGIN is required with FILE_ORIGIN: its pages alone may read files by script');
    if (value.FILE_ORIGIN === value.PUBLIC_ORIGIN || value.FILE_ORIGIN === value.EMBED_ORIGIN)
      found.push('FILE_ORIGIN must differ from PUBLIC_ORIGIN and EMBED_ORIGIN: remove it to serve files there');
    if (value.PUBLIC_ORIGIN?.startsWith('https:') && !value.FILE_ORIGIN.startsWith('https:'))
      found.push('FILE_ORIGIN must be https like PUBLIC_ORIGIN: browsers load nothing else into such pages');
  }
  if (value.ALLOWED_HOSTS.length > 0 && !value.PUBLIC_ORIGIN)
    found.push('PUBLIC_ORIGIN is required with ALLOWED_HOSTS: without it every host is allowed');
  testOnly('CAPTCHA=off', !value.CAPTCHA);
  testOnly('DEMO=on', value.DEMO === true);
  testOnly('EGRESS_ALLOW', value.EGRESS_ALLOW !== undefined);
  if (value.LLM_FALLBACK_BASE_URL && !(value.LLM_FALLBACK_MODEL && value.LLM_BASE_URL))
    found.push('LLM_FALLBACK_MODEL and LLM_BASE_URL are required with LLM_FALLBACK_BASE_URL');
  for (const service of ['LLM', 'EMBEDDINGS', 'RERANK'] as const) {
    if (value[`${service}_BASE_URL`] && !value[`${service}_MODEL`])
      found.push(`${service}_MODEL is required with ${service}_BASE_URL`);
    if (!value[`${service}_BASE_URL`] && (value[`${service}_MODEL`] || value[`${service}_API_KEY`]))
      found.push(`${service}_BASE_URL is required with ${service}_MODEL or ${service}_API_KEY`);
  }
  if (value.FILES_URL) {
    const url = new URL(value.FILES_URL);
    if (!URL.canParse(url.searchParams.get('endpoint') ?? '')) found.push('FILES_URL needs ?endpoint=https://…');
    if (!value.FILES_ACCESS_KEY_ID) found.push('FILES_ACCESS_KEY_ID is required with FILES_URL');
    if (!value.FILES_SECRET_ACCESS_KEY) found.push('FILES_SECRET_ACCESS_KEY is required with FILES_URL');
  }
  if (value.ROLE !== 'all' && !value.DATABASE_URL)
    found.push('DATABASE_URL is required with ROLE=api or ROLE=worker: the embedded database serves one process');
  if (value.ROLE !== 'all' && !value.SECRET_KEY)
    found.push('SECRET_KEY is required with ROLE=api or ROLE=worker: all processes share it');
  return found;
}

// All of them or none: a shop that cannot verify a payment sells nothing, and one that is half set up is a slip.
function alipayFaults(value: z.output<typeof schema>): string[] {
  const keys = ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const;
  const given = (['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', ...keys] as const).some((name) => value[name] !== undefined);
  if (!given && keys.every((name) => value[`${name}_FILE`] === undefined)) return [];
  const found: string[] = [];
  for (const name of ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID'] as const)
    if (value[name] === undefined) found.push(`${name} is required with the other ALIPAY_ settings`);
  if (!value.PUBLIC_ORIGIN)
    found.push('PUBLIC_ORIGIN is required with ALIPAY_ settings: the payment tells the server there');
  if (value.DEPLOYMENT !== 'test' && !value.ALIPAY_GATEWAY.startsWith('https:'))
    found.push('ALIPAY_GATEWAY must be https');
  const usable = keys.filter((name) => {
    const file = value[`${name}_FILE`];
    if (value[name] !== undefined && file !== undefined) found.push(`${name} and ${name}_FILE: give one of them`);
    else if (value[name] === undefined && file === undefined)
      found.push(`${name} or ${name}_FILE is required with the other ALIPAY_ settings`);
    else if (file !== undefined && !isReadable(file)) found.push(`${name}_FILE must name a file that can be read`);
    else return true;
    return false;
  });
  if (usable.length < keys.length) return found;
  const { badKey } = alipayKeys(value);
  if (badKey) found.push(`${value[badKey] === undefined ? `${badKey}_FILE` : badKey} is no RSA key`);
  return found;
}

function plain(message: string): string {
  return message.startsWith('Invalid') ? 'is not valid' : message.startsWith('Too') ? 'is not valid' : message;
}
