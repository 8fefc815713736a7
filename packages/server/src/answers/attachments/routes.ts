import { attachments, publicChat, type Side } from '@tinystar/contract';
import { loadAssistant, mayMake } from '../../assistants/load.ts';
import type { AssistantRow } from '../../assistants/schema.ts';
import { filePass } from '../../documents/filePass.ts';
import { refuseStopped } from '../../identity/stopped.ts';
import { notFound } from '../../platform/http/failure.ts';
import { allow, clientOf } from '../../platform/http/limit.ts';
import { implement, implementFile, implementUpload, type Call, type Route } from '../../platform/http/route.ts';
import { holderAsking, personAsking, type Asker } from '../asker.ts';
import { visit } from '../visit.ts';
import { isOwnAttachment } from './isOwn.ts';
import { attachmentLimits } from './limits.ts';
import { checkMayAttach } from './mayAttach.ts';
import { mentionable } from './mentions.ts';
import { openAttachment } from './openAttachment.ts';
import { presentAttachment } from './present.ts';
import { takeIn } from './takeIn.ts';
import { loadUnsent, removeUnsent } from './unsent.ts';

interface Talk {
  bot: AssistantRow;
  asker: Asker;
}

async function talkOf({ input, services, caller }: Call<{ kbBotId: string; side?: Side }>): Promise<Talk> {
  const bot = await loadAssistant(services.db, caller, input.kbBotId, input.side === 'make' ? 'make' : 'use');
  return { bot, asker: personAsking(caller) };
}

async function listed({ services }: Pick<Call<unknown>, 'services'>, talk: Talk, ids: readonly string[]) {
  const rows = await loadUnsent(services.db, talk, ids);
  if (rows.length === 0) throw notFound();
  return { rows: rows.map((row) => presentAttachment(services, row, holderAsking(talk.asker))) };
}

/** Pictures and files for the next question, and the documents that it may keep to. */
export const attachmentRoutes: readonly Route[] = [
  implementUpload(attachments.upload, async (call, upload) => {
    const { services, caller, input, signal } = call;
    const talk = await upload.holds(async () => {
      const now = await talkOf(call);
      refuseStopped(call.caller);
      checkMayAttach(now.bot, input.side);
      return now;
    });
    await allow(services, `attachment:${caller.userId}`, attachmentLimits.person);
    const row = await takeIn(services, upload, { ...talk, signal });
    return { attachment: presentAttachment(services, row, holderAsking(talk.asker)) };
  }),
  implement(attachments.list, async (call) => await listed(call, await talkOf(call), call.input.ids)),
  implement(attachments.remove, async (call) => {
    await removeUnsent(call.services, await talkOf(call), call.input.id);
    return {};
  }),
  implement(attachments.pass, async (call) => {
    const { services, input } = call;
    const talk = await talkOf(call);
    if (!(await isOwnAttachment(services.db, talk, input.id))) throw notFound();
    return { filePass: filePass(services, input.id, holderAsking(talk.asker)) };
  }),
  implement(attachments.mentionable, async (call) => {
    const { bot } = await talkOf(call);
    const { side, text } = call.input;
    const maker = side === 'make' && mayMake(bot, call.caller);
    return { rows: await mentionable(call.services.db, bot, maker, text) };
  }),
  implementFile(attachments.file, ({ services, input }) => openAttachment(services, input)),
  implementUpload(publicChat.attach, async (call, upload) => {
    const { services, ip, signal } = call;
    const talk = await upload.holds(async () => {
      const now = await visit(call);
      checkMayAttach(now.bot, 'web');
      return now;
    });
    await allow(services, `attachment:ip:${clientOf(ip)}`, attachmentLimits.address);
    await allow(services, `attachment:${talk.asker.userId}`, attachmentLimits.visitor);
    const row = await takeIn(services, upload, { ...talk, signal });
    return { attachment: presentAttachment(services, row, holderAsking(talk.asker)) };
  }),
  implement(publicChat.attachments, async (call) => await listed(call, await visit(call), call.input.ids)),
  implement(publicChat.detach, async (call) => {
    await removeUnsent(call.services, await visit(call), call.input.id);
    return {};
  }),
  implement(publicChat.mentionable, async (call) => {
    const { bot } = await visit(call);
    return { rows: await mentionable(call.services.db, bot, false, call.input.text) };
  }),
];
