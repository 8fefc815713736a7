import type { SourceKind, SourceRunState, WEBHOOK_TEST, WebhookEvent } from '@tinystar/contract';

/** What each event carries (docs/webhooks.md): ids, short names and figures, never the text of a document. */
export interface EventData {
  'document.changed': {
    document_id: string;
    name: string;
    action: 'added' | 'new_version' | 'removed';
    /** Where what answers now comes from; `manual` where a person deleted it or put an earlier version back. */
    cause: 'upload' | 'source' | 'capture' | 'manual';
    /** The source it belongs to; null where it belongs to none. */
    source_id: string | null;
    version: number;
  };
  'source.run.ended': {
    run_id: string;
    source_id: string;
    name: string;
    kind: SourceKind;
    state: Extract<SourceRunState, 'done' | 'failed' | 'stopped'>;
    reason: string;
    added: number;
    changed: number;
    moved: number;
    removed: number;
    refused: number;
  };
  'answer.disliked': {
    message_id: string;
    question: string;
    answer_excerpt: string;
    reason: string;
  };
  'ticket.opened': {
    ticket_id: string;
    /** The platform where the person asks; null on the product's own pages. */
    channel: string | null;
  };
  'balance.low': {
    balance: number;
    threshold: number;
  };
  [WEBHOOK_TEST]: { message: string };
}

export type AnyEvent = { [T in keyof EventData]: { type: T; data: EventData[T] } }[keyof EventData];
export type Happened = Extract<AnyEvent, { type: WebhookEvent }>;

/** The body of a delivery. */
export const bodyOf = (id: string, kbBotId: string, { type, data }: AnyEvent, at: Date): string =>
  JSON.stringify({ id, type, created_at: at.toISOString(), assistant_id: kbBotId, data });
