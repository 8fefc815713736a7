import { constants, shoppes, type Cover } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useEffect, useState } from 'react';
import * as css from './ShoppeCover.css.ts';

export interface ShoppeCoverProps {
  shoppeId: string;
  /** Of the assistant. */
  publicId: string;
}

// Anybody may see it: no token to send.
const api = createApi('personal', { token: () => null });

/** The picture by which a showcase shows an assistant; nothing where it has none. */
export function ShoppeCover({ shoppeId, publicId }: ShoppeCoverProps) {
  const [cover, setCover] = useState<Cover | null>();
  useEffect(() => {
    let left = false;
    api(shoppes.shown, { shoppeId, size: constants.SHOPPE_BOTS_MAX }).then(
      ({ rows }) => {
        if (!left) setCover(rows.find((bot) => bot.publicId === publicId)?.cover);
      },
      // An extra: the chat is whole without it.
      () => undefined,
    );
    return () => void (left = true);
  }, [shoppeId, publicId]);
  return cover ? <img className={css.cover} src={cover.url} alt="" style={{ aspectRatio: cover.aspect }} /> : null;
}
