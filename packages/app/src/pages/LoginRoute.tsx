import { LoginPage } from '@tinystar/features/account';
import { tabStorage } from '@tinystar/features/shared';
import { useEffect, useState } from 'react';
import { GoTo } from '../front/GoTo.tsx';
import { loadConsole } from '../front/loadConsole.ts';
import { loadFrame } from '../front/loadFrame.ts';
import { Waiting } from '../front/Waiting.tsx';
import { forgetMessage, keptMessage } from '../session/message.ts';
import { ADMIN_ROOT, safeRedirect } from '../session/redirect.ts';
import { setToken, useToken } from '../session/useToken.ts';

// Whether these come is told when they are needed.
const preloadConsole = () => void loadConsole().catch(() => undefined);
const frameThere = () => loadFrame().catch(() => undefined);

const publicChat = /^\/(?:b|bot|shoppe\/bot)\/([0-9a-f]{32})(?:[/?#]|$)/;

/** A log-in that leads back to a public chat takes along what was typed there; any other loads nothing of chats. */
async function takeAlong(wanted: string | null): Promise<void> {
  const publicId = publicChat.exec(wanted ?? '')?.[1];
  if (publicId === undefined) return;
  const { takeTyped } = await import('../front/takeTyped.ts');
  takeTyped(publicId);
}

/** /login: whoever has a token goes on to the wanted path. */
export default function LoginRoute() {
  const query = new URLSearchParams(location.search);
  const [notice] = useState(keptMessage);
  useEffect(forgetMessage, []);
  useState(() => query.get('smart') === 'yes' && tabStorage.write('freePlan', String(Date.now())));
  if (useToken() !== null)
    return (
      <>
        <Waiting />
        <GoTo path={safeRedirect(query.get('redirect')) ?? ADMIN_ROOT} />
      </>
    );
  return (
    <LoginPage
      notice={notice ?? undefined}
      inviteCode={query.get('inviteCode') ?? undefined}
      onSubmit={() => {
        void frameThere();
        preloadConsole();
      }}
      onLoggedIn={async ({ token }) => {
        const typed = takeAlong(safeRedirect(query.get('redirect'))).catch(() => undefined);
        // The form stays until there is something to show in its place.
        await Promise.all([frameThere(), typed]);
        setToken(token);
      }}
    />
  );
}
