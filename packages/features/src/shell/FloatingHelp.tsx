import { FloatMenu } from '@tinystar/ui';
import { Headphones, LogIn } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import { supportPath, type HelpSwitches } from './help.ts';

export interface FloatingHelpProps {
  switches: HelpSwitches;
  /** Whether somebody is logged in here: use now leads into the workspace, else to the login page. */
  loggedIn: boolean;
  /** Opens the service chat beside the page; without it the entry leads to the chat's own page. */
  onService?: (() => void) | undefined;
}

/** Help on the public pages (D-60): the service chat where there is one, and the way in. */
export function FloatingHelp({ switches, loggedIn, onService }: FloatingHelpProps) {
  const support = supportPath(switches);
  return (
    <FloatMenu
      items={[
        ...(support
          ? [
              {
                id: 'service',
                label: copy.service,
                icon: Headphones,
                ...(onService ? { onSelect: onService } : { href: support }),
              },
            ]
          : []),
        { id: 'use', label: copy.useNow, icon: LogIn, href: loggedIn ? '/a' : '/login' },
      ]}
    />
  );
}
