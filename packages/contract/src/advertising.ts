import * as z from 'zod/mini';
import { AdContent, AdStrategy } from './adContent.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';
import { version } from './version.ts';

/** Advertisements of an enterprise's assistants (API-153 to API-156); personal ones have none (C-13). */
export const advertising = {
  strategy: endpoint({
    name: 'advertising.strategy',
    method: 'GET',
    path: '/api/v1/tenantKbBotAdStrategy/{id}',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ id: Id }),
    output: AdStrategy,
    summary: 'When an assistant shows its advertisement.',
  }),
  updateStrategy: endpoint({
    name: 'advertising.updateStrategy',
    method: 'PUT',
    path: '/api/v1/tenantKbBotAdStrategy/{id}',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.extend(AdStrategy, { id: Id, version }),
    output: z.object({ version: z.number() }),
    summary: 'Saves when the advertisement is shown, and answers with the new version; 409 as for other settings.',
  }),
  content: endpoint({
    name: 'advertising.content',
    method: 'GET',
    path: '/api/v1/tenantKbBotAdContent/{id}',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ id: Id }),
    output: z.object({ adContent: AdContent }),
    summary: 'The advertisement of an assistant.',
  }),
  updateContent: endpoint({
    name: 'advertising.updateContent',
    method: 'PUT',
    path: '/api/v1/tenantKbBotAdContent/{id}',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ id: Id, adContent: AdContent, version }),
    output: z.object({ version: z.number() }),
    summary: 'Saves the advertisement, and answers with the new version; 409 as for other settings.',
  }),
};
