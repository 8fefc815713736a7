import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { endpoint } from './endpoint.ts';
import { openPaths } from './openCalls.ts';
import { SiteBanner } from './operator.ts';
import { nothing } from './paging.ts';

/** Texts that a person accepts: two when he logs in, `payment` when he buys. */
export const legalDocuments = ['agreement', 'privacy', 'payment'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const deploymentTypes = ['test', 'saas', 'saasPartner', 'privatization'] as const;

/** Switches the client needs before anybody logs in (API-294). */
export const Config = z.object({
  deploymentType: z.enum(deploymentTypes),
  aiGenerationServiceStatus: z.enum(['on', 'off']),
  publicServiceKbBotPublicId: z.string(),
  voiceTenantIds: z.array(z.string()),
  ssoEnabled: z.boolean(),
  /** Whether something can be bought. */
  paymentServiceStatus: z.optional(z.enum(['on', 'off'])),
  captchaRequired: z.boolean(),
  modelConfigured: z.boolean(),
  publicOrigin: z.string(),
  /** Where files are served, '' for the same origin (DEP-06). */
  fileOrigin: z._default(z.string(), ''),
  /** What the strip along the top of the home page says; null for the product's own words. */
  banner: z.optional(z.nullable(SiteBanner)),
});
export type Config = z.infer<typeof Config>;

/** A starting point for a new assistant; the first four fields are the specification's template entity. */
export const Template = z.object({
  id: z.string(),
  displayName: z.string(),
  avatar: Avatar,
  indexType: z.string(),
  description: z.string(),
  welcomeWords: z.string(),
  questionWords: z.string(),
  replyToneId: z.string(),
});
export type Template = z.infer<typeof Template>;

/** An article of the help centre: `slug` is its part of the address, `summary` one sentence. */
export const HelpArticle = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  markdown: z.string(),
});
export type HelpArticle = z.infer<typeof HelpArticle>;

export const HelpGroup = z.object({ title: z.string(), articles: z.array(HelpArticle) });
export type HelpGroup = z.infer<typeof HelpGroup>;

export const ReplyOption = z.object({ id: z.string(), name: z.string(), hint: z.string() });
export type ReplyOption = z.infer<typeof ReplyOption>;

export const meta = {
  config: endpoint({
    name: 'meta.config',
    method: 'GET',
    path: openPaths.config,
    access: 'public',
    input: nothing,
    output: Config,
    summary: 'Deployment switches.',
  }),
  legal: endpoint({
    name: 'meta.legal',
    method: 'GET',
    path: '/api/v1/open/meta/legal',
    access: 'public',
    input: z.object({ document: z.enum(legalDocuments) }),
    output: z.object({ markdown: z.string(), own: z.boolean(), updatedAt: z.nullable(z.number()) }),
    summary:
      "The service agreement, the privacy policy or the agreement of paid services as Markdown; `own` tells the operator's text from the template that comes with the product, `updatedAt` is ms since the epoch, null for the template.",
  }),
  help: endpoint({
    name: 'meta.help',
    method: 'GET',
    path: '/api/v1/open/meta/help',
    access: 'public',
    input: nothing,
    output: z.object({ groups: z.array(HelpGroup) }),
    summary: 'The articles of the help centre, grouped, in reading order.',
  }),
  models: endpoint({
    name: 'meta.models',
    method: 'GET',
    path: '/api/v1/open/meta/llms',
    access: 'public',
    input: z.object({ kbBotType: z.optional(z.enum(['personal', 'tenant'])) }),
    output: z.object({ rows: z.array(z.object({ name: z.string(), label: z.string() })) }),
    summary: 'Language models an assistant may use.',
  }),
  modelTypes: endpoint({
    name: 'meta.modelTypes',
    method: 'GET',
    path: '/api/v1/meta/llmTypes',
    access: 'user',
    input: nothing,
    output: z.object({ rows: z.array(z.object({ name: z.string(), label: z.string(), indexType: z.string() })) }),
    summary:
      'Kinds of language models by their names, with the index that documents get for them. Names that begin with kz- are custom models.',
  }),
  replyOptions: endpoint({
    name: 'meta.replyOptions',
    method: 'GET',
    path: '/api/v1/replyOption/query/list',
    access: 'user',
    input: z.object({ type: z.enum(['tone', 'role']) }),
    output: z.object({ rows: z.array(ReplyOption) }),
    summary: 'Tones or roles to choose from.',
  }),
  templates: endpoint({
    name: 'meta.templates',
    method: 'POST',
    path: '/api/v1/kbBotTemplate/query/list',
    access: 'user',
    input: nothing,
    output: z.object({ rows: z.array(Template) }),
    summary: 'Templates for new assistants.',
  }),
};
