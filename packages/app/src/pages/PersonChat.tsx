import { meta } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { PersonChatPage, type PersonChatPageProps } from '@tinystar/features/chat';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { balancePath, rechargePath } from '../front/balancePath.ts';
import { goTo } from '../front/location.ts';
import { onTabs } from '../session/channel.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { setToken } from '../session/useToken.ts';
import ChatWithColumn from './ChatWithColumn.tsx';

export interface PersonChatProps {
  publicId: string;
  /** Address of the chat shown. */
  path: string;
  token: string;
  /** Where the page was entered from. */
  back?: PersonChatPageProps['back'];
  /** Stands above the greeting. */
  cover?: ReactNode;
}

/** The public address of an assistant for whoever is logged in; on /bot/ beside the list of his assistants. */
export default function PersonChat({ publicId, path, token, back, cover }: PersonChatProps) {
  const api = useMemo(() => createApi('personal', { token: () => token }), [token]);
  // A log-in that has ended makes him a visitor here, and does not throw him out (C-23).
  const onLoggedOut = useCallback(() => setToken(null), []);
  // Another tab acts as somebody else: this one begins anew with what is his.
  const [turn, setTurn] = useState(0);
  useEffect(() => onTabs((word) => word === 'identityChanged' && setTurn((count) => count + 1)), []);
  const [answered, setAnswered] = useState(0);
  const onAnswered = useCallback(() => setAnswered((count) => count + 1), []);
  const topUp = async (whose: 'recharge' | 'topUpEnterprise') => {
    // Asked for at the press: a visitor's first load has no use for it.
    const config = await api(meta.config, {}).catch(() => undefined);
    goTo(config?.paymentServiceStatus === 'on' ? rechargePath : balancePath(whose === 'topUpEnterprise'));
  };
  const chat = (headerEnd?: ReactNode) => (
    <PersonChatPage
      key={`${turn} ${publicId}`}
      api={api}
      publicId={publicId}
      back={back}
      onLoggedOut={onLoggedOut}
      onAnswered={onAnswered}
      headerEnd={headerEnd}
      cover={cover}
      onRecharge={(whose) => void topUp(whose)}
      consoleHref={window.parent === window ? ADMIN_ROOT : undefined}
    />
  );
  if (!path.startsWith('/bot/')) return chat();
  return <ChatWithColumn path={path} token={token} answered={answered} chat={chat} />;
}
