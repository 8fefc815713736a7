import { shoppes, type Shoppe, type ShoppeBot } from '@tinystar/contract';
import { Button, Result, Skeleton, SkeletonRegion, toast } from '@tinystar/ui';
import { useState } from 'react';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { useDraft } from '../shared/drafts.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { remoteOf } from '../shared/remote.ts';
import { useSession } from '../shared/session.ts';
import { BotPickerDialog } from './BotPickerDialog.tsx';
import { copy } from './copy.ts';
import { copyLink } from './copyLink.ts';
import { BotCoverEditor, CoverEditor } from './CoverEditor.tsx';
import { ShoppeConfigView, type ShoppeDraft } from './ShoppeConfigView.tsx';
import { useChoices } from './useChoices.ts';
import { useSaveShoppe } from './useSaveShoppe.tsx';
import { useShoppeStatus } from './useShoppeStatus.ts';

export interface ShoppeConfigPageProps {
  id: string;
  backHref: string;
  /** Where an own assistant is published. */
  publishHref: (bot: ShoppeBot) => string;
  /** Whole address of its public page. */
  link: string;
}

/** /a/shoppe/:shoppeId/basic */
export function ShoppeConfigPage(props: ShoppeConfigPageProps) {
  const { id, backHref } = props;
  const calls = { shoppe: useCall(shoppes.get, { id }), bots: useCall(shoppes.bots, { shoppeId: id }) };
  const [shoppe, bots] = [remoteOf(calls.shoppe), remoteOf(calls.bots)];
  if (shoppe.kind === 'missing' || bots.kind === 'missing')
    return <Result kind="notFound" title={copy.missing} actions={<Button href={backHref}>{copy.back}</Button>} />;
  const failed = [shoppe, bots].find(({ kind }) => kind === 'failed');
  if (failed) return <FailedResult title={copy.failed} of={failed} onRetry={() => togetherOf(calls).retry()} />;
  if (shoppe.kind !== 'ready' || bots.kind !== 'ready')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={24} />
      </SkeletonRegion>
    );
  return <Config {...props} shoppe={shoppe.data} bots={bots.data.rows} />;
}

function Config({
  shoppe,
  bots,
  backHref,
  publishHref,
  link,
}: ShoppeConfigPageProps & { shoppe: Shoppe; bots: ShoppeBot[] }) {
  const { id, name, description, banner, time } = shoppe;
  const { tenant } = useSession();
  const form = useDraft<ShoppeDraft>(`shoppe:${id}`, { name, description, banner, bots }, time);
  // A draft may be older than what became of an assistant meanwhile.
  const draft = { ...form.draft, bots: form.draft.bots.map((bot) => bots.find((now) => now.id === bot.id) ?? bot) };
  const [picking, setPicking] = useState(false);
  const [covering, setCovering] = useState<ShoppeBot | 'banner'>();
  const { search, setSearch, choices } = useChoices(picking);
  const status = useShoppeStatus();
  const { save, saving, conflict } = useSaveShoppe(id, form.discard);
  const takeOut = (bot: ShoppeBot) => {
    const before = draft.bots;
    form.set({ bots: before.filter((other) => other.id !== bot.id) });
    toast(copy.tookOut(bot.name), {
      tone: 'info',
      action: (dismiss) => (
        <Button
          size="sm"
          onPress={() => {
            form.set({ bots: before });
            dismiss();
          }}
        >
          {copy.undo}
        </Button>
      ),
    });
  };
  return (
    <>
      <ShoppeConfigView
        shoppe={shoppe}
        enterprise={{ name: tenant?.displayName ?? '', avatar: tenant?.avatar ?? { type: 'color', color: 'blue' } }}
        draft={draft}
        dirty={form.changed.length > 0}
        saving={saving}
        switching={status.isPending}
        backHref={backHref}
        publishHref={publishHref}
        link={link}
        onDraft={form.set}
        onSave={() => save(form.origin, form.changes)}
        onStatus={(next) => status.mutate({ id, status: next })}
        onCopyLink={() => void copyLink(link)}
        onAdd={() => setPicking(true)}
        onTakeOut={takeOut}
        onCover={setCovering}
        onBanner={() => setCovering('banner')}
      />
      <ConflictDialog {...conflict} />
      {covering === 'banner' ? (
        <CoverEditor
          name={copy.banner}
          tab="upload"
          removable={draft.banner !== null}
          onSave={async (cover) => form.set({ banner: cover })}
          onClose={() => setCovering(undefined)}
        />
      ) : covering ? (
        <BotCoverEditor bot={covering} onClose={() => setCovering(undefined)} />
      ) : null}
      {picking ? (
        <BotPickerDialog
          choices={remoteOf(choices)}
          search={search}
          placed={new Set(draft.bots.map((bot) => bot.id))}
          onSearch={setSearch}
          onPick={(more) => {
            form.set({ bots: [...draft.bots, ...more] });
            setPicking(false);
          }}
          onRetry={() => void choices.refetch()}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
}
