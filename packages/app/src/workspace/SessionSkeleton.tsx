import { AppShellSkeleton } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { readToken } from '../session/token.ts';
import { readCollapsed } from '../shell/collapsed.ts';

/** The workbench of an assistant, whose menu is always a rail. */
const workbench = /^\/a\/train\/bot\//;

/** Milliseconds within which the next skeleton goes on with the wait of the one before. */
const GAP = 200;

// Several parts wait one after the other, each with a skeleton of its own: to the eye it is one that stays.
const wait = { begun: 0, seen: -GAP };
const ageOfWait = (): number => {
  const now = performance.now();
  if (now - wait.seen > GAP) wait.begun = now;
  return now - wait.begun;
};

/**
 * The frame of the console without its content, from the log-in until user, permissions and page are there. Whoever has
 * no session is on the way to the log-in and sees none of it.
 */
export function SessionSkeleton() {
  const [age] = useState(ageOfWait);
  useEffect(() => {
    wait.seen = Infinity;
    return () => {
      wait.seen = performance.now();
    };
  }, []);
  if (readToken() === null) return null;
  const rail = workbench.test(location.pathname) || readCollapsed();
  return <AppShellSkeleton look={rail ? 'rail' : 'sidebar'} age={age} />;
}
