import { useSession } from '@tinystar/features/shared';
import { HelpDialog, isHelpKey, ShellFoot, shellCopy, supportPath, type HelpKey } from '@tinystar/features/shell';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { Messages } from './Messages.tsx';
import { useUnread } from './useUnread.ts';

/** Upgrade, help and messages of the current identity. */
export function Foot({ look }: { look: 'sidebar' | 'rail' }) {
  const { config } = useSession();
  const open = useOpenRoutes();
  const unread = useUnread()?.count ?? 0;
  const [topic, setTopic] = useState<Exclude<HelpKey, 'support'> | null>(null);
  const [messagesOpen, setMessagesOpen] = useState(false);
  const support = supportPath(config);
  const upgrade = open.find(({ name }) => name === 'adminVipCenter')?.path;
  const help = (key: string) => {
    if (!isHelpKey(key)) toast(shellCopy.unknown, { tone: 'danger' });
    else if (key !== 'support') setTopic(key);
    else if (support) window.open(support, '_blank', 'noopener');
  };
  return (
    <>
      <ShellFoot
        look={look}
        {...(upgrade ? { upgradeHref: upgrade } : {})}
        hiddenHelp={support ? [] : ['support']}
        onHelp={help}
        unread={unread}
        messagesOpen={messagesOpen}
        onMessages={() => setMessagesOpen((before) => !before)}
      />
      <HelpDialog topic={topic} onClose={() => setTopic(null)} />
      <Messages open={messagesOpen} onClose={() => setMessagesOpen(false)} />
    </>
  );
}
