import { PublicChatPage } from '@tinystar/features/chat';
import { IconButton } from '@tinystar/ui';
import { PanelLeft } from '@tinystar/ui/icons';
import { Suspense, lazy, useState } from 'react';
import * as css from './ChatWithColumn.css.ts';

const ChatColumn = lazy(() => import('../front/ChatColumn.tsx'));

export interface ChatWithColumnProps {
  publicId: string;
  /** Address of the chat shown. */
  path: string;
  token: string;
}

/** A public chat with the list of one's assistants beside it, on small screens in a drawer (SHELL-21). */
export default function ChatWithColumn({ publicId, path, token }: ChatWithColumnProps) {
  const [openedAt, setOpenedAt] = useState<string>();
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
