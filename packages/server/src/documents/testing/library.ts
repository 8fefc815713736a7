import type { Document } from '@tinystar/contract';
import type { Actor, Answer, TestServer } from '../../testing/index.ts';
import { formOf } from './form.ts';

/** What tests do with the document library of one actor. */
export interface Library {
  kbBotId: string;
  upload(name: string, bytes: Buffer, fields?: Record<string, string>): Promise<Answer>;
  list(filter?: object): Promise<{ rows: Document[]; count: number; blockCount: number }>;
}

/** Creates an assistant, personal or of the actor's enterprise, and the handles to its library. */
export async function libraryOf(server: TestServer, actor: Actor): Promise<Library> {
  const family = actor.tenantId ? 'tenant' : 'personal';
  const made = await actor.call('POST', `/api/v1/${family}KbBot`, { name: '文档助手' });
  const kbBotId: string = made.json.id;
  return {
    kbBotId,
    async upload(name, bytes, fields = {}) {
      const { payload, headers } = formOf(fields, { field: 'document', name, bytes });
      const url = `/api/v1/${family}KbBotFile?kbBotId=${kbBotId}`;
      const sent = await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...actor.headers } });
      return { status: sent.statusCode, headers: sent.headers, text: sent.body, json: sent.json() };
    },
    async list(filter = {}) {
      return (await actor.call('POST', '/api/v1/kbBotFile/query/list', { id: kbBotId, ...filter })).json;
    },
  };
}
