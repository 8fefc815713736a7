import { assistants, documents, fileUrl, type Output } from '@tinystar/contract';
import { Answer, type Actor, type TestServer } from '../../testing/index.ts';
import { formOf } from './form.ts';

/** What tests do with the document library of one actor. */
export interface Library {
  kbBotId: string;
  upload(name: string, bytes: Buffer, fields?: Record<string, string>): Promise<Answer>;
  /** The id of a document the library takes. */
  add(name: string, bytes: Buffer): Promise<string>;
  list(filter?: object): Promise<Output<typeof documents.list>>;
  /** The address of a document's file, by the pass its maker is given. */
  link(kind: 'sourceFile' | 'outputFile', fileId: string): Promise<string>;
}

/** Creates an assistant, personal or of the actor's enterprise, and the handles to its library. */
export async function libraryOf(server: TestServer, actor: Actor): Promise<Library> {
  const family = actor.tenantId ? 'tenant' : 'personal';
  const made = await actor.call('POST', `/api/v1/${family}KbBot`, { name: '文档助手' });
  const kbBotId = made.as(assistants.create).id;
  const library: Library = {
    kbBotId,
    async upload(name, bytes, fields = {}) {
      const { payload, headers } = formOf(fields, { field: 'document', name, bytes });
      const url = `/api/v1/${family}KbBotFile?kbBotId=${kbBotId}`;
      const sent = { method: 'POST', url, payload, headers: { ...headers, ...actor.headers } } as const;
      return new Answer(await server.app.inject(sent));
    },
    async add(name, bytes) {
      const { id, reason } = (await library.upload(name, bytes)).as(documents.upload);
      if (!id) throw new Error(`${name} was not taken: ${reason}`);
      return id;
    },
    async list(filter = {}) {
      return (await actor.call('POST', '/api/v1/kbBotFile/query/list', { id: kbBotId, ...filter })).as(documents.list);
    },
    async link(kind, fileId) {
      const found = await actor.call('GET', `/api/v1/kbBotFile/${fileId}?kbBotId=${kbBotId}`);
      return fileUrl(documents[kind], { id: fileId, ...found.as(documents.get).filePass });
    },
  };
  return library;
}
