import type { ChatAttachment, MentionedDocument } from '@tinystar/contract';
import { atom } from 'jotai';
import type { Owner } from '../../shared/kept.ts';
import { storage } from '../../shared/storage.ts';

/** What goes with a question that is on its way, or was sent. */
export interface SentAlong {
  attachments: readonly ChatAttachment[];
  mentions: readonly MentionedDocument[];
}

/** A picture or file in the box. Only what is `ready` can be sent. */
export interface HeldAttachment {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Address of a picture. */
  picture?: string | undefined;
  phase: 'sending' | 'reading' | 'ready' | 'failed';
  /** How much of it is sent, 0 to 1. */
  share: number;
  /** Why it failed. */
  reason?: string | undefined;
  /** Sending it again may help. */
  again?: boolean;
  /** As the server knows it. */
  attachment?: ChatAttachment;
}

/** What is in the box beside the text. */
export interface Along {
  held: readonly HeldAttachment[];
  mentions: readonly MentionedDocument[];
}

export const nothingAlong: Along = { held: [], mentions: [] };
export const alongAtom = atom(nothingAlong);

/** What of the box goes with a question, or is kept for later; undefined for nothing. */
export const sentOf = ({ held, mentions }: Along): SentAlong | undefined => {
  const attachments = held.flatMap(({ attachment }) => attachment ?? []);
  return attachments.length + mentions.length > 0 ? { attachments, mentions } : undefined;
};

/** What a message was sent with. */
export const alongOfMessage = ({ attachments = [], mentions = [] }: Partial<SentAlong>): SentAlong | undefined =>
  attachments.length + mentions.length > 0 ? { attachments, mentions } : undefined;

/** Keeps what is in the box, or sent and not yet confirmed, over a reload. */
export interface AlongStore {
  read(): SentAlong | undefined;
  write(along: SentAlong | undefined): void;
}

export const alongStoreOf = (owner: Owner, conversation: string): AlongStore => {
  const own = storage.of(owner);
  return {
    read() {
      try {
        const kept = JSON.parse(own.read('beside', conversation) || 'null') as SentAlong | null;
        return kept && Array.isArray(kept.attachments) && Array.isArray(kept.mentions) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    write: (along) => own.write('beside', along ? JSON.stringify(along) : '', conversation),
  };
};
