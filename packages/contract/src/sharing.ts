import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** What a poster shows of an assistant; the browser draws it. */
export const PosterData = z.object({
  id: Id,
  name: z.string(),
  avatar: Avatar,
  /** Welcome words as plain text. */
  welcomeWords: z.string(),
  gradient: z.object({ from: z.string(), to: z.string() }),
});
export type PosterData = z.infer<typeof PosterData>;

const asked = { method: 'POST', scopes: ['tenant'], access: 'adminPlus', input: z.object({ kbBotId: Id }) } as const;

/** Pictures by which people share an assistant: the poster for WeChat moments, and the code of the mini program. */
export const sharing = {
  poster: endpoint({
    ...asked,
    name: 'sharing.poster',
    path: '/api/v1/tenantKbBotPublish/moments/poster',
    output: PosterData,
    summary: 'What the poster of a public assistant shows; 409 while it is not public.',
  }),
  miniProgramCode: endpoint({
    ...asked,
    name: 'sharing.miniProgramCode',
    path: '/api/v1/tenantKbBotPublishSetting/query/weMiniSetting',
    output: z.object({ image: z.nullable(z.string()) }),
    summary:
      'The code that opens a public assistant in the WeChat mini program, as a data URI; null where the deployment has no mini program, 409 while the assistant is not public.',
  }),
};
