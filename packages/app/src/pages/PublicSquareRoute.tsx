import { createApi } from '@tinystar/contract/client';
import { HomeFrame } from '@tinystar/features/home';
import { ApiProvider, visitor } from '@tinystar/features/shared';
import { SquarePage } from '@tinystar/features/square';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { goTo, useAddress } from '../front/location.ts';
import { publicChatPath, SQUARE } from '../front/publicChatPath.ts';
import { loginPath } from '../session/redirect.ts';
import { setToken, useToken } from '../session/useToken.ts';
import ChatWithColumn from './ChatWithColumn.tsx';
import { HomeSite } from './home/HomeSite.tsx';
import * as css from './PublicSquareRoute.css.ts';

/**
 * /bot/square beside the list of what one has talked to; for visitors below the header of the site, and alone for those
 * who were never here.
 */
export default function PublicSquareRoute() {
  const token = useToken();
  const address = useAddress();
  const [listed, setListed] = useState(0);
  const queries = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  const api = useMemo(() => createApi('personal', { token: () => token }), [token]);
  const board = (headStart?: ReactNode) => (
    <div className={css.board}>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <SquarePage
            key={token}
            of="public"
            query={new URLSearchParams(address.split('?')[1])}
            onQuery={(query, how) => goTo(query.size > 0 ? `${SQUARE}?${query.toString()}` : SQUARE, how)}
            loggedIn={token !== null}
            onLogIn={(back) => {
              // A log-in that has ended would lead the log-in page straight back here.
              setToken(null);
              goTo(loginPath(`${SQUARE}?${back.toString()}`));
            }}
            hrefOf={({ publicId }) => publicChatPath(publicId)}
            headStart={headStart}
            onListed={() => setListed((count) => count + 1)}
          />
        </ApiProvider>
      </QueryClientProvider>
    </div>
  );
  if (token === null) {
    return (
      <HomeSite>
        {(surroundings) => (
          <HomeFrame {...surroundings} current="square" footer={false} banner={false}>
            {visitor.read() === undefined ? (
              board()
            ) : (
              <ChatWithColumn below path={SQUARE} token={null} answered={0} chat={board} />
            )}
          </HomeFrame>
        )}
      </HomeSite>
    );
  }
  return (
    <ChatWithColumn
      path={SQUARE}
      token={token}
      answered={listed}
      chat={(opener) => <main className={css.beside}>{board(opener)}</main>}
    />
  );
}
