import { ApiError, constants, messages, shoppes } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { ShoppeView, type OpenShoppe } from './ShoppeView.tsx';

export interface ShoppePageProps {
  id: string;
  category?: string | undefined;
  /** Address of a category of this page, '' for all. */
  categoryHref: (category: string) => string;
  /** Address of an assistant's chat. */
  hrefOf: (publicId: string) => string;
}

// Anybody may see it: no token to send.
const api = createApi('personal', { token: () => null });

/** /shoppe/:shoppeId, a showcase for everybody who has its link. */
export function ShoppePage({ id, ...addresses }: ShoppePageProps) {
  const [found, setFound] = useState<OpenShoppe>({ kind: 'loading' });
  const ask = useCallback(() => {
    setFound({ kind: 'loading' });
    Promise.all([
      api(shoppes.open, { id }),
      api(shoppes.shown, { shoppeId: id, size: constants.SHOPPE_BOTS_MAX }),
    ]).then(
      ([shoppe, { rows }]) => {
        setFound({ kind: 'ready', shoppe, bots: rows });
      },
      (error: unknown) => setFound(failureOf(error)),
    );
  }, [id]);
  useEffect(ask, [ask]);
  const title = found.kind === 'ready' ? found.shoppe.name : undefined;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return <ShoppeView found={found} onRetry={ask} {...addresses} />;
}

function failureOf(error: unknown): OpenShoppe {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messages.unexpected };
  return { kind: error.status === 404 ? 'gone' : 'failed', message: error.message };
}
