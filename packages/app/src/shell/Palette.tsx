import { storage, useOwner, useSession, type Owner } from '@tinystar/features/shared';
import { identitiesOf, StoppedDialog } from '@tinystar/features/shell';
import { CommandPalette, type CommandGroup } from '@tinystar/ui';
import { Building, CircleUser, Contrast, FileText, LogOut, Moon, Sun } from '@tinystar/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { goTo } from '../front/location.ts';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { useSessionControl } from '../session/control.ts';
import { RENEW } from '../session/redirect.ts';
import { barCopy } from './copy.ts';
import { menuIcons } from './navigation.ts';
import { useSwitchIdentity } from './useSwitchIdentity.ts';
import { useContrast, useTheme } from './useTheme.ts';

const REMEMBERED = 5;

const readRecent = (owner: Owner): readonly string[] =>
  storage.of(owner).read('palette', 'recent').split('\n').filter(Boolean);

const remember = (owner: Owner, id: string) => {
  const ids = [id, ...readRecent(owner).filter((other) => other !== id)];
  storage.of(owner).write('palette', ids.slice(0, REMEMBERED).join('\n'), 'recent');
};

/** Every page open to the caller, the other identities, and what the bar offers, found by typing. */
export default function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, permissions, tenant } = useSession();
  const { logOut } = useSessionControl();
  const { renewing, closeRenewing, change } = useSwitchIdentity();
  const navigate = useNavigate();
  const routes = useOpenRoutes();
  const owner = useOwner();
  const [recent, setRecent] = useState(() => readRecent(owner));
  const [theme, setTheme] = useTheme();
  const [contrast, setContrast] = useContrast();
  const { personal, tenants } = identitiesOf(user, permissions, tenant);

  const remembered = (id: string, act: () => void) => ({
    id,
    onSelect: () => {
      remember(owner, id);
      setRecent(readRecent(owner));
      act();
    },
  });

  const groups: CommandGroup[] = [
    {
      title: barCopy.pages,
      commands: routes
        .filter(({ access, path, name }) => access !== 'public' && !path.includes(':') && name !== 'transfer')
        .map(({ name, path, title, menu }) => ({
          ...remembered(name, () => void navigate(path)),
          label: menu?.label ?? title,
          keywords: [title, path],
          icon: menu?.icon ? menuIcons[menu.icon] : FileText,
        })),
    },
    {
      title: barCopy.identities,
      commands: [personal, ...tenants]
        .filter(({ current }) => !current)
        .map((identity) => ({
          ...remembered(`identity:${identity.id}`, () => change(identity)),
          label: identity.name,
          note: identity.note,
          icon: identity === personal ? CircleUser : Building,
        })),
    },
    {
      title: barCopy.actions,
      commands: [
        {
          ...remembered('theme', () => setTheme(theme === 'dark' ? 'light' : 'dark')),
          label: theme === 'dark' ? barCopy.light : barCopy.dark,
          icon: theme === 'dark' ? Sun : Moon,
          keywords: [barCopy.theme, 'theme'],
        },
        {
          ...remembered('contrast', () => setContrast(!contrast)),
          label: contrast ? barCopy.usualContrast : barCopy.moreContrast,
          icon: Contrast,
          keywords: [barCopy.theme, 'contrast'],
        },
        { id: 'logout', label: barCopy.logOut, icon: LogOut, keywords: ['logout'], onSelect: logOut },
      ],
    },
  ];

  return (
    <>
      <CommandPalette open={open} onClose={onClose} groups={groups} recent={recent} />
      <StoppedDialog open={renewing} onCancel={closeRenewing} onRenew={() => goTo(RENEW)} />
    </>
  );
}
