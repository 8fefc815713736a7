import type { PlatformChannel } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { newId } from '../platform/database/columns.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Call } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { accountOf, sealSecrets } from './accounts.ts';
import { kbBotChannel, type ChannelRow } from './schema.ts';

export async function findChannel(
  { db }: Services,
  kbBotId: string,
  channel: PlatformChannel,
): Promise<ChannelRow | undefined> {
  const [row] = await db
    .select()
    .from(kbBotChannel)
    .where(and(eq(kbBotChannel.kbBotId, kbBotId), eq(kbBotChannel.channel, channel)));
  return row;
}

interface Draft {
  kbBotId: string;
  channel: PlatformChannel;
  account: string;
  status: 'enabled' | 'disabled';
  settings?: ChannelRow['settings'];
  /** What the maker typed; one left out stays as it is. */
  secrets: Record<string, string | undefined>;
  /** What is said of a secret that is missing, by its name. */
  missing: Record<string, string>;
  /** Secrets of our own, made when the channel is. */
  made?: () => Record<string, string>;
  /** What the change was made from; left out where no form makes it. */
  version?: number | undefined;
  /** The row as the maker sees it. */
  present?: (row: ChannelRow) => object;
}

/** Stores the settings of a channel. Another account begins anew: the secrets of the one before are not taken over. */
export async function saveChannel({ owner, services }: Call<unknown>, draft: Draft): Promise<ChannelRow> {
  const { db, now } = services;
  const { kbBotId, channel, account, status, settings = {}, version } = draft;
  return await db.transaction(async (tx) => {
    // Locked, so that two makers cannot both make the first one.
    await loadOwnAssistant(tx, owner, kbBotId, 'update');
    const [known] = await tx
      .select()
      .from(kbBotChannel)
      .where(and(eq(kbBotChannel.kbBotId, kbBotId), eq(kbBotChannel.channel, channel)));
    const at = now();
    const current = () => known && draft.present?.(known);
    const updatedAt = await nextVersion({ version, savedAt: known?.updatedAt, now: at, current });
    const id = known?.id ?? newId();
    const kept = known ? accountOf(services, known).secrets : {};
    const typed = Object.fromEntries(
      Object.entries(draft.secrets).flatMap(([name, value]) => {
        const secret = value ?? (known?.account === account ? kept[name] : undefined);
        if (secret === undefined) throw invalid(name, draft.missing[name] ?? '');
        return [[name, secret]];
      }),
    );
    const own = Object.fromEntries(
      Object.entries(draft.made?.() ?? {}).map(([name, fresh]) => [name, kept[name] ?? fresh]),
    );
    const values = {
      account,
      status,
      settings,
      secrets: sealSecrets(services, id, { ...typed, ...own }),
      accessToken: '',
      accessTokenUntil: null,
      refused: 0,
      lastError: '',
      lastErrorAt: null,
      updatedAt,
    };
    const [row] = known
      ? await tx.update(kbBotChannel).set(values).where(eq(kbBotChannel.id, id)).returning()
      : await tx
          .insert(kbBotChannel)
          .values({ id, kbBotId, channel, createdAt: at, ...values })
          .returning();
    return row!;
  });
}
