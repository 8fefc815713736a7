import { createHash } from 'node:crypto';
import { openApi } from '@tinystar/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { docsPage, docsStyle } from './docsPage.ts';

/** The OpenAPI 3.1 document and a page to read it, both made from the contract. */
export function addDocs(app: FastifyInstance, { FILE_ORIGIN }: Pick<Config, 'FILE_ORIGIN'>): void {
  // Made for the first reader: it is most of the work of a start, and hardly a server is asked for them.
  let made: { document: object; page: string } | undefined;
  const docs = () => {
    if (!made) {
      const document = openApi(FILE_ORIGIN);
      made = { document, page: docsPage(document) };
    }
    return made;
  };
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');
  app.get('/api/openapi.json', () => docs().document);
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(docs().page),
  );
}
