import * as z from 'zod/mini';
import { questionFields } from './answers.ts';
import { AttachmentIds, ChatAttachment, MentionedDocument, MentionText } from './attachments.ts';
import { Avatar } from './avatar.ts';
import { AnswerStreamEvent, ChatMessage, ThumbReason, thumbs } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { FilePass } from './filePass.ts';
import { Id, listOf, nothing, paging } from './paging.ts';

/** What a visitor may see of an assistant; brand fields only when the enterprise enabled them. */
export const PublicAssistant = z.object({
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  description: z.string(),
  type: z.enum(['personal', 'tenant']),
  isPreset: z.boolean(),
  isShowSimilarQuestions: z.boolean(),
  isShowQuickButtons: z.boolean(),
  /** An advertisement may follow its answers. */
  showsAds: z.optional(z.boolean()),
  /** Pictures and files may go with a question; a question may keep to documents. */
  attaches: z.optional(z.boolean()),
  mentions: z.optional(z.boolean()),
  /** Its agents can be asked; with an offer of them after two disliked answers in a row. */
  asksAgents: z.optional(z.object({ afterDislikes: z.boolean() })),
  welcomeWords: z.object({ content: z.string(), type: z.enum(['plainText', 'markdown']) }),
  questionWords: z.object({ content: z.string(), isShowQuestionBar: z.boolean() }),
  display: z.object({
    showHeader: z.enum(['enabled', 'disabled']),
    showDescription: z.enum(['enabled', 'disabled']),
    bubbleColor: z.string(),
    gradientStartColor: z.string(),
    gradientEndColor: z.string(),
    gradientAngle: z.number(),
  }),
  tenant: z.nullable(
    z.object({ brandAvatar: Avatar, brandDisplayName: z.string(), brandStatus: z.literal('enabled') }),
  ),
});
export type PublicAssistant = z.infer<typeof PublicAssistant>;

/** An assistant that a visitor has talked to; its time in ms since the epoch. */
export const PublicConversation = z.object({
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  lastMessageTime: z.number(),
  /** The question asked last. */
  lastQuestion: z.string(),
});
export type PublicConversation = z.infer<typeof PublicConversation>;

/** Server-issued, signed anonymous id; the only key to a visitor's history. */
export const VisitorId = z.string().check(z.minLength(1), z.maxLength(128));
const userId = VisitorId;
const visitor = { publicId: Id, userId };

/** The public page (API-089, API-183, API-195, API-196, API-198). No token is ever sent to these calls (C-23). */
export const publicChat = {
  info: endpoint({
    name: 'publicChat.info',
    method: 'GET',
    path: '/api/v1/public/kbBot/info',
    access: 'public',
    input: z.object({
      publicId: z.string().check(z.maxLength(64)),
      userId: z.optional(z.string().check(z.maxLength(128))),
    }),
    output: z.object({ kbBot: PublicAssistant, userId: z.string(), fileOrigin: z._default(z.string(), '') }),
    summary:
      'A published assistant, and the visitor id to keep (a new one when none or a forged one was sent), and where its files are.',
  }),
  tenantAssistant: endpoint({
    name: 'publicChat.tenantAssistant',
    method: 'GET',
    path: '/api/v1/open/tenantKbBot/query/detail',
    access: 'public',
    input: z.object({ publicId: z.string().check(z.maxLength(64)) }),
    output: PublicAssistant,
    summary: "An enterprise's published assistant with its brand, for pages that need no visitor.",
  }),
  identify: endpoint({
    name: 'publicChat.identify',
    method: 'POST',
    path: '/api/v1/public/kbBot/identify',
    access: 'public',
    input: z.object({ publicId: Id, identity: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    output: z.object({ userId: z.string() }),
    summary:
      "The visitor id of a website's own user, whom the website names in a JWT that it signs with the assistant's secret (HS256; `sub`, `exp`, at most a day; `name` if it likes). The same user gets the same id on every device; 401 for a JWT that is not valid.",
  }),
  ask: endpoint({
    name: 'publicChat.ask',
    method: 'POST',
    path: '/api/v1/public/kbBot/chat',
    access: 'public',
    kind: 'stream',
    input: z.object({ ...visitor, ...questionFields }),
    output: AnswerStreamEvent,
    summary: 'Answer stream for a visitor.',
  }),
  stop: endpoint({
    name: 'publicChat.stop',
    method: 'POST',
    path: '/api/v1/public/kbBot/chat/stop',
    access: 'public',
    input: z.object({ ...visitor, id: Id }),
    output: nothing,
    summary: 'Stops an answer; what was written stays.',
  }),
  history: endpoint({
    name: 'publicChat.history',
    method: 'POST',
    path: '/api/v1/public/kbBotChatHistory/query/listByTimestamp',
    access: 'public',
    input: z.object({ ...visitor, timestamp: z.optional(z.number()) }),
    output: z.object({ rows: z.array(ChatMessage) }),
    summary: 'Up to 20 messages of this visitor older than `timestamp`, oldest first.',
  }),
  // The specification prints the paths of these two as {hash} only; these are ours (C-53).
  wholeHistory: endpoint({
    name: 'publicChat.wholeHistory',
    method: 'POST',
    path: '/api/v1/public/kbBotChatHistory/query/list',
    access: 'public',
    input: z.object({ ...visitor, ...paging }),
    output: listOf(ChatMessage),
    summary: 'All messages of this visitor with one assistant, newest first, by pages.',
  }),
  conversations: endpoint({
    name: 'publicChat.conversations',
    method: 'POST',
    path: '/api/v1/public/kbBot/query/list4Conversation',
    access: 'public',
    input: z.object({ userId, ...paging }),
    output: listOf(PublicConversation),
    summary: 'Published assistants that this visitor has talked to, latest first.',
  }),
  filePass: endpoint({
    name: 'publicChat.filePass',
    method: 'POST',
    path: '/api/v1/public/kbBotFile/query/pass',
    access: 'public',
    input: z.object({ ...visitor, fileId: Id, version: FilePass.shape.version }),
    output: z.object({ filePass: FilePass }),
    summary:
      'A new pass to a document, or to a version of it, that the answers to this visitor cited, or to an own attachment; 404 for every other.',
  }),
  attach: endpoint({
    name: 'publicChat.attach',
    method: 'POST',
    path: '/api/v1/public/kbBotChatAttachment/upload',
    access: 'public',
    kind: 'upload',
    query: ['publicId', 'userId'],
    input: z.object({ ...visitor, file: z.file() }),
    output: z.object({ attachment: ChatAttachment }),
    summary: 'Takes in a picture or file for the next question; 403 where the assistant takes none of visitors.',
  }),
  attachments: endpoint({
    name: 'publicChat.attachments',
    method: 'POST',
    path: '/api/v1/public/kbBotChatAttachment/query/list',
    access: 'public',
    input: z.object({ ...visitor, ids: AttachmentIds }),
    output: z.object({ rows: z.array(ChatAttachment) }),
    summary: 'How far attachments of this visitor have been read; 404 when none of them is there.',
  }),
  detach: endpoint({
    name: 'publicChat.detach',
    method: 'POST',
    path: '/api/v1/public/kbBotChatAttachment/delete',
    access: 'public',
    input: z.object({ ...visitor, id: Id }),
    output: nothing,
    summary: 'Deletes an attachment of this visitor that was not sent yet.',
  }),
  mentionable: endpoint({
    name: 'publicChat.mentionable',
    method: 'POST',
    path: '/api/v1/public/kbBotChatMention/query/list',
    access: 'public',
    input: z.object({ ...visitor, text: MentionText }),
    output: z.object({ rows: z.array(MentionedDocument) }),
    summary: 'Documents that answers may cite, found by their name; none where references are not shown.',
  }),
  thumb: endpoint({
    name: 'publicChat.thumb',
    method: 'POST',
    path: '/api/v1/public/kbBotChatHistory/update/thumb',
    access: 'public',
    input: z.object({ ...visitor, id: Id, thumb: z.enum(thumbs), reason: z.optional(ThumbReason) }),
    output: nothing,
    summary: 'Rates an answer; a thumb down may say why.',
  }),
  sourceOpened: endpoint({
    name: 'publicChat.sourceOpened',
    method: 'POST',
    path: '/api/v1/public/kbBotChatHistory/update/sourceOpened',
    access: 'public',
    input: z.object({ ...visitor, id: Id }),
    output: nothing,
    summary: 'Tells that whoever asked has looked at a source of the answer.',
  }),
  clear: endpoint({
    name: 'publicChat.clear',
    method: 'POST',
    path: '/api/v1/public/session/clear',
    access: 'public',
    input: z.object(visitor),
    output: z.object({ message: ChatMessage }),
    summary: 'Ends the session with a clear marker.',
  }),
};
