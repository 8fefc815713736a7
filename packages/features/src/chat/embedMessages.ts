/** The global of the script that websites put into their pages (packages/app/embed/loader.ts), by public ids. */
export interface TinyStar {
  widgets: Record<string, { open(): void; close(): void; identify(identity: string | null): void; remove(): void }>;
  /** Of several widgets the first one, unless one is named. */
  open(bot?: string): void;
  close(bot?: string): void;
  /** Who the website's user is from now on: a JWT that its server signed, or null after he has logged out. */
  identify(identity: string | null, bot?: string): void;
  /** Takes the button and the chat out of the page, as where a page of an application has none; the script brings them back. */
  remove(bot?: string): void;
}

declare global {
  interface Window {
    TinyStar?: TinyStar;
  }
}

/** What the website tells the chat in its frame, at first and whenever it changes. */
export interface EmbedHost {
  tinystar: 'host';
  identity: string | null;
  /** The frame covers the page because somebody asked for it. */
  expanded: boolean;
  canExpand: boolean;
}

/** What the chat tells the website. It carries no data, because the website is not known before it has spoken. */
export interface EmbedMessage {
  tinystar: 'ready' | 'close' | 'expand' | 'answered';
}

/** A message of the website; undefined for everything else that pages and extensions post. */
export function readEmbedHost(data: unknown): EmbedHost | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { tinystar, identity = null, expanded, canExpand } = data as Partial<Record<keyof EmbedHost, unknown>>;
  if (tinystar !== 'host' || typeof expanded !== 'boolean' || typeof canExpand !== 'boolean') return undefined;
  if (identity !== null && (typeof identity !== 'string' || identity.length > 4096)) return undefined;
  return { tinystar, identity, expanded, canExpand };
}
