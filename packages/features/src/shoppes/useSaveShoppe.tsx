import { ShoppeConflict, shoppes } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { runCall } from '../shared/calls/runCall.ts';
import { useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import { CoverPicture } from './CoverImage.tsx';
import type { ShoppeDraft } from './ShoppeConfigView.tsx';

const fields: FormFields<ShoppeDraft> = {
  name: { label: copy.name, show: (text) => text },
  description: { label: copy.description, show: (text) => text },
  banner: { label: copy.banner, show: (cover) => (cover ? <CoverPicture cover={cover} /> : '') },
  bots: { label: copy.bots, show: (bots) => bots.map(({ name }) => name).join('、') },
};

/** Saves a showcase with its assistants over what the changes were made from. */
export const useSaveShoppe = (id: string, discard: () => void) => {
  const api = useApi();
  return useVersionedSave<ShoppeDraft>({
    fields,
    async send({ values: { name, description, banner, bots }, version }) {
      const kbBotIds = bots.map((bot) => bot.id);
      const placed = await runCall(api, shoppes.setBots, { shoppeId: id, kbBotIds, version });
      const texts = { name: name.trim(), description: description.trim(), banner };
      return await runCall(api, shoppes.update, { id, ...texts, version: placed.version });
    },
    read(current) {
      const now = ShoppeConflict.safeParse(current);
      if (!now.success) return undefined;
      const { shoppe, bots } = now.data;
      const { name, description, banner, time } = shoppe;
      return { version: time, values: { name, description, banner, bots } };
    },
    touches: [shoppes.get, shoppes.bots, shoppes.page],
    onSaved() {
      discard();
      toast(copy.saved);
    },
    onTheirs: discard,
  });
};
