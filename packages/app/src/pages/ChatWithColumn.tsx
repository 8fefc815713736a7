import { IconButton } from '@tinystar/ui';
import { PanelLeft } from '@tinystar/ui/icons';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import * as css from './ChatWithColumn.css.ts';
import { pageCopy } from './copy.ts';

const ChatColumn = lazy(() => import('../front/ChatColumn.tsx'));

export interface ChatWithColumnProps {
  /** Address of the chat shown. */
  path: string;
  /** Null of a visitor. */
  token: string | null;
  /** Number of answers that came while the page is open. */
  answered: number;
  /** Stands below the header of the site instead of filling the window. */
  below?: boolean;
  /** The chat, with what opens the list on small screens in its header. */
  chat: (opener: ReactNode) => ReactNode;
}

/** A chat at its public address with the list of one's assistants beside it, on small screens in a drawer (SHELL-21). */
export default function ChatWithColumn({ path, token, answered, below = false, chat }: ChatWithColumnProps) {
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === path;
  return (
    <div className={css.frame({ below })}>
      <div className={css.column({ below })}>
        <Suspense fallback={null}>
          <ChatColumn
            token={token}
            current={path}
            open={open}
            answered={answered}
            onClose={() => setOpenedAt(undefined)}
          />
        </Suspense>
      </div>
      <div className={css.chat}>
        {chat(
          <span className={css.opener}>
            <IconButton
              icon={PanelLeft}
              label={pageCopy.openColumn}
              aria-expanded={open}
              onPress={() => setOpenedAt(path)}
            />
          </span>,
        )}
      </div>
    </div>
  );
}
