import { useSearchParams } from '@tinystar/features/shared';
import { SquarePage } from '@tinystar/features/square';
import { loginPath } from '../session/redirect.ts';
import { useNavigate } from 'react-router';

/** /a/popular/bot: the presets of the platform. */
export default function PopularRoute() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SquarePage
      of="presets"
      query={query}
      onQuery={(next, how) => setQuery([...next], { replace: how === 'replace' })}
      loggedIn
      onLogIn={(back) => void navigate(loginPath(`/a/popular/bot?${back.toString()}`))}
      hrefOf={({ id }) => `/a/popular/bot/${id}`}
    />
  );
}
