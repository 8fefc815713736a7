import { PublicChatPage } from '@tinystar/features/chat';
import { IconButton } from '@tinystar/ui';
import { PanelLeft } from '@tinystar/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { GoTo } from '../front/GoTo.tsx';
import { useAddress } from '../front/location.ts';
import { usePublicParams } from '../front/params.ts';
import { useToken } from '../session/useToken.ts';
import * as css from './PublicChatRoute.css.ts';

/** Ids that are names of pages (C-09): while such a page is not built its address is unknown. */
const RESERVED = 'square';

const ChatColumn = lazy(() => import('../front/ChatColumn.tsx'));

/** /b/:publicId and /bot/:publicId; the latter with the list of one's assistants for whoever is logged in (SHELL-21). */
export default function PublicChatRoute() {
  const { publicId = '' } = usePublicParams();
  const token = useToken();
  const [path = ''] = useAddress().split('?');
  const [openedAt, setOpenedAt] = useState<string>();
  if (publicId === RESERVED) return <GoTo path="/404" />;
  if (token === null || !path.startsWith('/bot/')) return <PublicChatPage key={publicId} publicId={publicId} />;
  const open = openedAt === path;
  return (
    <div className={css.frame}>
      <div className={css.column}>
        <Suspense fallback={null}>
          <ChatColumn token={token} current={path} open={open} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      </div>
      <div className={css.chat}>
        <PublicChatPage
          key={publicId}
          publicId={publicId}
          headerEnd={
            <span className={css.opener}>
              <IconButton
                icon={PanelLeft}
                label="打开助手列表"
                aria-expanded={open}
                onPress={() => setOpenedAt(path)}
              />
            </span>
          }
        />
      </div>
    </div>
  );
}
