import type { Endpoint } from '@tinystar/contract';
import type * as z from 'zod/mini';

type Schema = Pick<z.ZodMiniType, '_zod'>;

/** The parts of a schema's definition that the sweep looks at (zod 4 core). */
interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  entries?: Record<string, string>;
  values?: unknown[];
  shape?: Record<string, Schema>;
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** Values for which the shape alone is not enough. */
const known: Record<string, unknown> = {
  phoneNumber: '13812345678',
  name: '名称',
  description: '简介',
  realName: '林知夏',
  replyToneId: 'friendly',
  siteUrl: 'http://127.0.0.1/',
  address: 'http://127.0.0.1/',
  smsCode: '123456',
  newPassword: 'N3wGuardian1',
  question: '年假有几天？',
  privateDomainKnowledgeNotFound: '没有找到。',
  systemException: '出错了。',
  tenantId: '',
  startDateKey: '20261101',
  endDateKey: '20261130',
  dateKey: '20261101',
  templateId: 'product-manual',
  cover: null,
  banner: null,
};

/** Input keys that name a stored thing. */
export const idKeys = [
  'id',
  'ids',
  'kbBotId',
  'kbBotFileId',
  'fileId',
  'userIds',
  'inviteLinkId',
  'publicId',
  'csTicketId',
  'orderId',
  'qaPairId',
  'qaPairIds',
  'kbBotIds',
  'shoppeId',
  'topicId',
  'conversationId',
  'runId',
];

/** A valid value for every required key of a call; `ids` gives the values of keys that name something. */
export function sampleInput(endpoint: Endpoint, ids: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(endpoint.input._zod.def.shape)
      .filter(([key, schema]) => key in ids || !['optional', 'default'].includes(definitionOf(schema).type))
      .map(([key, schema]) => [key, key in ids ? ids[key] : sampleOf(schema, key)]),
  );
}

function sampleOf(schema: Schema, key: string): unknown {
  const definition = definitionOf(schema);
  // What can only be one of a few takes one of them, whatever the same key is elsewhere.
  if (key in known && definition.type !== 'enum') return known[key];
  switch (definition.type) {
    case 'string':
      return '文字';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'literal':
      return definition.values?.[0];
    case 'array':
      return definition.element ? [sampleOf(definition.element, '')] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {})
          .filter(([, inner]) => definitionOf(inner).type !== 'optional')
          .map(([name, inner]) => [name, sampleOf(inner, name)]),
      );
    case 'union':
      // The only union of the contract is the avatar; its colour needs no stored picture.
      return { type: 'color', color: 'blue' };
    case 'pipe':
      return definition.in ? sampleOf(definition.in, key) : undefined;
    default:
      return definition.innerType ? sampleOf(definition.innerType, key) : undefined;
  }
}
