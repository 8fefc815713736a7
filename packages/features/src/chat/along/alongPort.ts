import {
  attachments,
  publicChat,
  type ChatAttachment,
  type FilePass,
  type MentionedDocument,
} from '@tinystar/contract';
import type { Api, CallOptions } from '@tinystar/contract/client';

/** The calls of what goes with questions. Throws ApiError. */
export interface AlongPort {
  upload(file: File, options: CallOptions): Promise<ChatAttachment>;
  /** How far those that were not sent have been read. */
  look(ids: readonly string[]): Promise<readonly ChatAttachment[]>;
  remove(id: string): Promise<void>;
  mentionable(text: string): Promise<readonly MentionedDocument[]>;
}

export const ownAlong = (api: Api, kbBotId: string, side: 'make' | 'use'): AlongPort => ({
  upload: async (file, options) => (await api(attachments.upload, { kbBotId, side, file }, options)).attachment,
  look: async (ids) => (await api(attachments.list, { kbBotId, ids: [...ids] })).rows,
  async remove(id) {
    await api(attachments.remove, { kbBotId, id });
  },
  mentionable: async (text) => (await api(attachments.mentionable, { kbBotId, side, text })).rows,
});

export const publicAlong = (api: Api, visitor: { publicId: string; userId: string }): AlongPort => ({
  upload: async (file, options) => (await api(publicChat.attach, { ...visitor, file }, options)).attachment,
  look: async (ids) => (await api(publicChat.attachments, { ...visitor, ids: [...ids] })).rows,
  async remove(id) {
    await api(publicChat.detach, { ...visitor, id });
  },
  mentionable: async (text) => (await api(publicChat.mentionable, { ...visitor, text })).rows,
});

/** A new pass to what a person has sent along; visitors fetch all of theirs by one call. */
export const ownPass = async (api: Api, kbBotId: string, id: string): Promise<FilePass> =>
  (await api(attachments.pass, { kbBotId, id })).filePass;
