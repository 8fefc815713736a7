import * as z from 'zod/mini';
import { EMBED_DOMAINS_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { lateMessages } from './lateMessages.ts';
import { Id, nothing } from './paging.ts';
import { version } from './version.ts';

/**
 * The origin that a website's address stands for, as browsers compare it: `www.example.com` is `https://www.example.com`,
 * `*.example.com` all its subdomains. Undefined for what is none, or names more than an origin.
 */
export function embedOrigin(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname, pathname, search, hash, username, password } = new URL(address);
  // Words are no name of a computer in one's own network, though browsers make one of them.
  if (!hostname.includes('.') && /[^\x21-\x7E]/.test(trimmed)) return undefined;
  if (pathname !== '/' || search || hash || username || password) return undefined;
  // It becomes a part of a header: nothing but letters, digits, dots and hyphens, and no star for a whole country.
  return /^https?:\/\/(\*\.(?=[^.]+\.))?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(origin) && origin.length <= 255
    ? origin
    : undefined;
}

const Website = z.pipe(
  z.string().check(z.refine((text) => embedOrigin(text) !== undefined, lateMessages.website)),
  z.transform((text: string) => embedOrigin(text)!),
);

/** Where the widget's window opens over a website: beside its button, or over the whole page. */
export const embedPositions = ['corner', 'full'] as const;

/** How the widget looks on websites. */
export const EmbedLook = z.object({
  position: z.enum(embedPositions),
  /** Of its button, as #2C5FA8. */
  color: z.string().check(z.regex(/^#[0-9A-F]{6}$/i)),
});
export type EmbedLook = z.infer<typeof EmbedLook>;

/** Showing an assistant's public chat within other websites (API-202, API-210; EMB-01). */
export const embedding = {
  get: endpoint({
    name: 'embedding.get',
    method: 'POST',
    path: '/api/v1/tenantKbBotPublishSetting/query/jsSetting',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ kbBotId: Id }),
    output: z.object({
      kbBotId: Id,
      domains: z.array(z.string()),
      look: EmbedLook,
      /** ms; when the secret was made with which a website signs who its users are. Null before. */
      secretAt: z.nullable(z.number()),
    }),
    summary: 'The websites that may show the public chat in a frame, and how its widget looks there.',
  }),
  update: endpoint({
    name: 'embedding.update',
    method: 'POST',
    path: '/api/v1/tenantKbBotPublishSetting/update/jsSetting',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({
      kbBotId: Id,
      domains: z.array(Website).check(z.maxLength(EMBED_DOMAINS_MAX, lateMessages.websites)),
      look: z.optional(EmbedLook),
      version,
    }),
    output: nothing,
    summary:
      'Sets the websites that may show the public chat in a frame, beside pages of the product; 409 when somebody else has saved since `version`.',
  }),
  renewSecret: endpoint({
    name: 'embedding.renewSecret',
    method: 'POST',
    path: '/api/v1/tenantKbBotPublishSetting/update/jsSetting/secret',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ kbBotId: Id }),
    output: z.object({ secret: z.string() }),
    summary:
      'Makes a new secret with which a website signs who its users are, and shows it this once; what the one before signed is refused at once.',
  }),
};
