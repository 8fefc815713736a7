import { PublicChatPage } from '@tinystar/features/chat';
import { useCallback, useState } from 'react';
import ChatWithColumn from './ChatWithColumn.tsx';

export interface VisitorChatProps {
  publicId: string;
  /** Address of the chat shown. */
  path: string;
  loginHref: string | undefined;
}

/** /bot/:publicId for a visitor: the chat beside the list of what he has talked to, with the way to the square. */
export default function VisitorChat({ publicId, path, loginHref }: VisitorChatProps) {
  const [answered, setAnswered] = useState(0);
  const onAnswered = useCallback(() => setAnswered((count) => count + 1), []);
  return (
    <ChatWithColumn
      path={path}
      token={null}
      answered={answered}
      chat={(opener) => (
        <PublicChatPage
          key={publicId}
          publicId={publicId}
          loginHref={loginHref}
          headerEnd={opener}
          onAnswered={onAnswered}
        />
      )}
    />
  );
}
