import { constants, newId, type ChatAttachment, type MentionedDocument } from '@tinystar/contract';
import { attachmentUrl } from '../../shared/attachmentUrl.ts';
import { problemOf } from '../problem.ts';
import type { ChatCore } from '../chatCore.ts';
import { alongAtom, sentOf, type HeldAttachment, type SentAlong } from './along.ts';
import type { AlongPort } from './alongPort.ts';
import { alongCopy } from './copy.ts';

/** How often is asked how far an attachment has been read, in milliseconds. */
const PAUSE = 700;
const kinds = '.png,.jpg,.jpeg,.webp,.pdf,.doc,.docx,.pptx,.xlsx,.csv,.txt,.md,.html';

/** What one can do with what goes along with the next question. */
export interface AlongActions {
  /** Opens the system's choice of files. */
  choose(): void;
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): void;
  mention(document: MentionedDocument): void;
  unmention(id: string): void;
  mentionable: AlongPort['mentionable'];
  /** Takes over what was kept, or what another device holds. */
  take(along: SentAlong): Promise<void>;
}

const made = new WeakMap<ChatCore, AlongActions>();

/** Those of a conversation, the same each time. */
export const alongActionsOf = (core: ChatCore, port: AlongPort): AlongActions => {
  let actions = made.get(core);
  if (!actions) made.set(core, (actions = createAlong(core, port)));
  return actions;
};

const createAlong = (core: ChatCore, port: AlongPort): AlongActions => {
  const { store, options } = core;
  const files = new Map<string, { file: File; leave: AbortController }>();
  let watching: ReturnType<typeof setTimeout> | undefined;
  const now = () => store.get(alongAtom);

  const put = (change: Partial<ReturnType<typeof now>>) => {
    store.set(alongAtom, { ...now(), ...change });
    options.along?.write(sentOf(now()));
  };
  const patch = (key: string, change: Partial<HeldAttachment>) =>
    put({ held: now().held.map((each) => (each.key === key ? { ...each, ...change } : each)) });
  /** What the server says of one. */
  const seen = (key: string, attachment: ChatAttachment) =>
    patch(key, { attachment, phase: attachment.state, reason: attachment.reason, size: attachment.size, again: false });

  const watch = () => {
    clearTimeout(watching);
    const reading = now().held.filter(({ phase }) => phase === 'reading');
    if (reading.length === 0 || core.closed) return;
    watching = setTimeout(async () => {
      const ids = reading.flatMap(({ attachment }) => attachment?.id ?? []);
      // Without a connection it is asked again.
      for (const row of await port.look(ids).catch(() => [])) {
        const held = now().held.find(({ attachment }) => attachment?.id === row.id);
        if (held && row.state !== 'reading') seen(held.key, row);
      }
      watch();
    }, PAUSE);
  };

  const send = async (key: string) => {
    const { file, leave } = files.get(key)!;
    patch(key, { phase: 'sending', share: 0, reason: undefined });
    try {
      const attachment = await port.upload(file, {
        signal: leave.signal,
        onProgress: (sent, total) => patch(key, { share: total > 0 ? sent / total : 0 }),
      });
      if (leave.signal.aborted) return void port.remove(attachment.id).catch(() => undefined);
      seen(key, attachment);
      watch();
    } catch (error) {
      if (leave.signal.aborted) return;
      const { status, message } = problemOf(error);
      patch(key, { phase: 'failed', reason: message, again: status === 0 || status === 429 || status >= 500 });
    }
  };

  const add = (chosen: readonly File[]) => {
    const room = constants.ATTACHMENTS_MAX - now().held.length;
    if (chosen.length > room) options.notify(alongCopy.tooMany, 'danger');
    for (const given of chosen.slice(0, Math.max(0, room))) {
      const file = named(given);
      const key = newId();
      const isPicture = file.type.startsWith('image/');
      const reason = refusalOf(file, isPicture);
      files.set(key, { file, leave: new AbortController() });
      const picture = isPicture && !reason ? URL.createObjectURL(file) : undefined;
      const held: HeldAttachment = { key, name: file.name, size: file.size, picture, phase: 'sending', share: 0 };
      put({ held: [...now().held, reason ? { ...held, phase: 'failed', reason } : held] });
      if (!reason) void send(key);
    }
  };

  // Addresses of pictures hold their bytes until they are given back.
  let before = now().held;
  store.sub(alongAtom, () => {
    const { held } = now();
    for (const { key, picture } of before) {
      if (held.some((each) => each.key === key)) continue;
      if (picture?.startsWith('blob:')) URL.revokeObjectURL(picture);
      files.delete(key);
    }
    before = held;
  });

  return {
    choose() {
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', multiple: true, accept: kinds });
      input.onchange = () => add([...(input.files ?? [])]);
      input.click();
    },
    add,
    retry: (key) => void (files.has(key) && send(key)),
    remove(key) {
      const held = now().held.find((each) => each.key === key);
      files.get(key)?.leave.abort();
      put({ held: now().held.filter((each) => each.key !== key) });
      // What cannot be removed now goes by itself after some days.
      if (held?.attachment) void port.remove(held.attachment.id).catch(() => undefined);
    },
    mention(document) {
      const { mentions } = now();
      if (mentions.some(({ id }) => id === document.id)) return;
      if (mentions.length >= constants.MENTIONS_MAX) return options.notify(alongCopy.tooManyMentions, 'neutral');
      put({ mentions: [...mentions, document] });
    },
    unmention: (id) => put({ mentions: now().mentions.filter((each) => each.id !== id) }),
    mentionable: port.mentionable,
    async take({ attachments, mentions }) {
      const ids = attachments.map(({ id }) => id);
      const rows = ids.length > 0 ? await port.look(ids).catch(() => []) : [];
      if (rows.length < ids.length) options.notify(alongCopy.lost, 'neutral');
      put({ mentions, held: rows.map(heldOf) });
      watch();
    },
  };
};

const heldOf = (attachment: ChatAttachment): HeldAttachment => ({
  key: attachment.id,
  name: attachment.name,
  size: attachment.size,
  picture: attachment.kind === 'picture' ? attachmentUrl(attachment) : undefined,
  phase: attachment.state,
  share: 1,
  reason: attachment.reason,
  attachment,
});

/** Pictures of the clipboard have no name of their own. */
const named = (file: File): File =>
  /^image\.(png|jpe?g|webp)$/i.test(file.name)
    ? new File([file], `${alongCopy.pasted}.${file.name.split('.').at(-1)}`, { type: file.type })
    : file;

const refusalOf = ({ size }: File, isPicture: boolean): string | undefined => {
  if (size === 0) return alongCopy.empty;
  if (isPicture) return size > constants.AVATAR_MAX ? alongCopy.pictureTooLarge : undefined;
  return size > constants.ATTACHMENT_MAX ? alongCopy.tooLarge : undefined;
};
