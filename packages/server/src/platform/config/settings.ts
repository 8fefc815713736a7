import { constants } from '@tinystar/contract';
import * as z from 'zod/mini';

const deployments = ['test', 'saas', 'saasPartner', 'privatization'] as const;

const text = z.string().check(z.minLength(1));
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')),
  z.pipe(
    z.transform((value: string) => Number(value)),
    z.number().check(z.gte(0, 'must be a port number'), z.lte(65535, 'must be a port number')),
  ),
);
const onOff = z.pipe(
  z.enum(['on', 'off'], { error: 'must be on or off' }),
  z.transform((value: 'on' | 'off') => value === 'on'),
);
const httpUrl = z.string().check(z.refine((value) => /^https?:$/.test(schemeOf(value)), 'must be an http(s) URL'));
const socketUrl = z.string().check(z.refine((value) => /^wss?:$/.test(schemeOf(value)), 'must be a ws(s) URL'));
const origin = z
  .string()
  .check(
    z.refine(
      (value) => /^https?:$/.test(schemeOf(value)) && new URL(value).origin === value,
      'must be an origin like https://host',
    ),
  );
const list = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);
const secret = z.string().check(
  z.minLength(32, 'must have at least 32 characters'),
  z.refine(
    (value) => !/change-?me|secret|example|password|^(.)\1+$/i.test(value),
    'looks like a sample; use random characters',
  ),
);
const phones = z.pipe(
  z.string().check(z.regex(/^1\d{10}(\s*,\s*1\d{10})*$/, 'must be a comma-separated list of phone numbers')),
  list,
);
const takeable = [...constants.UPLOAD_TYPES, ...constants.UPLOAD_TYPES_MORE];
const documentTypes = z.pipe(
  list,
  z
    .array(z.enum(takeable, { error: `must be a comma-separated list of ${takeable.join(', ')}` }))
    .check(z.minLength(1, 'must name at least one kind of file')),
);

const postgresUrl = z
  .string()
  .check(z.refine((value) => /^postgres(ql)?:$/.test(schemeOf(value)), 'must be a postgres:// URL'));

const share = z.pipe(
  z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0+)?)$/, 'must be a number from 0 to 1')),
  z.transform((value: string) => Number(value)),
);

const hostNames = z
  .string()
  .check(z.regex(/^[a-z0-9.:-]+(,[a-z0-9.:-]+)*$/i, 'must be a comma-separated list of host or host:port'));

/**
 * Every setting of the server, by environment variable. The defaults here are the documented ones of `.env.example`;
 * rules between settings live in `config.ts`.
 */
export const settings = {
  PORT: z._default(port, 5273),
  HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_READ_URL: z.optional(postgresUrl),
  DATABASE_READ_LAG: z._default(count(1, 60), 5),
  DATABASE_POOL: z._default(count(2, 200), 20),
  FILES_URL: z.optional(
    z.string().check(z.refine((value) => schemeOf(value) === 's3:', 'must look like s3://bucket?endpoint=…&region=…')),
  ),
  FILES_ACCESS_KEY_ID: z.optional(text),
  FILES_SECRET_ACCESS_KEY: z.optional(text),
  ROLE: z._default(z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }), 'all'),
  DOCUMENT_TYPES: z._default(documentTypes, [...constants.UPLOAD_TYPES]),
  JOB_CONCURRENCY: z._default(count(1, 64), 2),
  DEPLOYMENT: z._default(z.enum(deployments, { error: `must be one of ${deployments.join(', ')}` }), 'test'),
  SECRET_KEY: z.optional(secret),
  PUBLIC_ORIGIN: z.optional(origin),
  EMBED_ORIGIN: z.optional(origin),
  FILE_ORIGIN: z.optional(origin),
  ALLOWED_HOSTS: z._default(z.pipe(hostNames, list), []),
  TRUSTED_PROXIES: z.optional(list),
  LLM_BASE_URL: z.optional(httpUrl),
  LLM_API_KEY: z.optional(text),
  LLM_MODEL: z.optional(text),
  LLM_PICTURES: z._default(onOff, false),
  LLM_CONTEXT: z._default(count(2_000, 999_999), 16_000),
  LLM_FALLBACK_BASE_URL: z.optional(httpUrl),
  LLM_FALLBACK_API_KEY: z.optional(text),
  LLM_FALLBACK_MODEL: z.optional(text),
  EMBEDDINGS_BASE_URL: z.optional(httpUrl),
  EMBEDDINGS_API_KEY: z.optional(text),
  EMBEDDINGS_MODEL: z.optional(text),
  EMBEDDINGS_QUERY_PREFIX: z.optional(text),
  EMBEDDINGS_PASSAGE_PREFIX: z.optional(text),
  RERANK_BASE_URL: z.optional(httpUrl),
  RERANK_API_KEY: z.optional(text),
  RERANK_MODEL: z.optional(text),
  SMS_PROVIDER: z._default(z.enum(['console', 'http'], { error: 'must be console or http' }), 'console'),
  SMS_HTTP_URL: z.optional(httpUrl),
  SMS_HTTP_TOKEN: z.optional(text),
  WECOM_CORP_ID: z.optional(text),
  WECOM_AGENT_ID: z.optional(text),
  WECOM_SECRET: z.optional(text),
  WECOM_BASE_URL: z._default(httpUrl, 'https://qyapi.weixin.qq.com'),
  WEKF_SUITE_ID: z.optional(text),
  WEKF_SUITE_SECRET: z.optional(text),
  WEKF_TOKEN: z.optional(text),
  WEKF_ENCODING_AES_KEY: z.optional(text),
  WEKF_PROVIDER_CORP_ID: z.optional(text),
  WEKF_PROVIDER_SECRET: z.optional(text),
  WECHAT_BASE_URL: z._default(httpUrl, 'https://api.weixin.qq.com'),
  WECHAT_MINI_APP_ID: z.optional(text),
  WECHAT_MINI_APP_SECRET: z.optional(text),
  FEISHU_BASE_URL: z._default(httpUrl, 'https://open.feishu.cn'),
  DINGTALK_BASE_URL: z._default(httpUrl, 'https://api.dingtalk.com'),
  DINGTALK_WEBHOOK_ORIGIN: z._default(origin, 'https://oapi.dingtalk.com'),
  DOUYIN_CLIENT_KEY: z.optional(text),
  DOUYIN_CLIENT_SECRET: z.optional(text),
  DOUYIN_BASE_URL: z._default(httpUrl, 'https://open.douyin.com'),
  OUTGOING_IPS: z._default(list, []),
  OAUTH_AUTHORIZE_URL: z.optional(httpUrl),
  OAUTH_TOKEN_URL: z.optional(httpUrl),
  OAUTH_USERINFO_URL: z.optional(httpUrl),
  OAUTH_CLIENT_ID: z.optional(text),
  OAUTH_CLIENT_SECRET: z.optional(text),
  OAUTH_SCOPE: z._default(text, 'openid phone'),
  ALIPAY_APP_ID: z.optional(text),
  ALIPAY_SELLER_ID: z.optional(text),
  ALIPAY_PRIVATE_KEY: z.optional(text),
  ALIPAY_PRIVATE_KEY_FILE: z.optional(text),
  ALIPAY_PUBLIC_KEY: z.optional(text),
  ALIPAY_PUBLIC_KEY_FILE: z.optional(text),
  ALIPAY_GATEWAY: z._default(httpUrl, 'https://openapi.alipay.com/gateway.do'),
  PRODUCTS_FILE: z.optional(text),
  ANSWERS_PER_ASKER: z._default(count(1, 1_000), 3),
  ANSWERS_PER_ASSISTANT: z._default(count(1, 100_000), 50),
  ANSWERS_IN_ALL: z._default(count(1, 100_000), 500),
  ANSWER_QUEUE: z._default(count(0, 10_000), 100),
  VISITOR_DAILY_QUESTIONS: z.optional(count(1, 1_000_000)),
  PERSON_DAILY_QUESTIONS: z.optional(count(1, 1_000_000)),
  ASSISTANT_DAILY_QUESTIONS: z.optional(count(1, 1_000_000)),
  ASSISTANT_DAILY_TOKENS: z.optional(count(1_000, 1_000_000_000)),
  CHAT_RETENTION_DAYS: z.optional(count(30, 36_500)),
  LOG_RETENTION_DAYS: z.optional(count(30, 36_500)),
  DOCUMENT_VERSIONS: z._default(count(0, 50), 5),
  RECYCLE_BIN_DAYS: z._default(count(1, 365), 30),
  CAPTCHA: z._default(onOff, true),
  DEMO: z.optional(onOff),
  GENERATION: z._default(onOff, false),
  ASSISTANT_STATUS: z._default(z.enum(['enabled', 'disabled'], { error: 'must be enabled or disabled' }), 'enabled'),
  PUBLIC_SERVICE_BOT: z.optional(text),
  AGREEMENT_FILE: z.optional(text),
  PAYMENT_AGREEMENT_FILE: z.optional(text),
  PRIVACY_FILE: z.optional(text),
  OPERATOR_PHONES: z._default(phones, []),
  VOICE_TENANTS: z._default(list, []),
  SPEECH_APP_ID: z.optional(text),
  SPEECH_API_KEY: z.optional(text),
  SPEECH_API_SECRET: z.optional(text),
  SPEECH_ASR_URL: z._default(socketUrl, 'wss://iat-api.xfyun.cn/v2/iat'),
  SPEECH_TTS_URL: z._default(socketUrl, 'wss://tts-api.xfyun.cn/v2/tts'),
  SOURCE_HOSTS: z._default(z.pipe(hostNames, list), []),
  WEBHOOK_HOSTS: z._default(z.pipe(hostNames, list), []),
  EGRESS_ALLOW: z.optional(z.pipe(hostNames, list)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(text),
  OTEL_SERVICE_NAME: z._default(text, 'tinystar'),
  OTEL_TRACES_SAMPLER_ARG: z._default(share, 1),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }),
    'info',
  ),
};

function count(least: number, most: number) {
  const complaint = `must be a whole number from ${least} to ${most}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, complaint)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.gte(least, complaint), z.lte(most, complaint)),
    ),
  );
}

function schemeOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
