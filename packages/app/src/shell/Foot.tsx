import { useSearchParams, useSession, whenOpened } from '@tinystar/features/shared';
import { answerHelp, ShellFoot, supportPath, type HelpKey } from '@tinystar/features/shell';
import { toast } from '@tinystar/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { Messages } from './Messages.tsx';
import { useUnread } from './useUnread.ts';

const ServicePanel = whenOpened(() => import('./ServicePanel.tsx'));
const HelpTopic = whenOpened(() => import('./HelpTopic.tsx'));

/** Upgrade, help and messages of the current identity. */
export function Foot({ look }: { look: 'sidebar' | 'rail' }) {
  const { config } = useSession();
  const open = useOpenRoutes();
  const unread = useUnread()?.count ?? 0;
  const [topic, setTopic] = useState<Exclude<HelpKey, 'support'> | null>(null);
  const [serviceOpen, setServiceOpen] = useState(false);
  const [messagesOpen, setMessagesOpen] = useState(false);
  const support = supportPath(config);
  const upgrade = open.find(({ name }) => name === 'adminVipCenter')?.path;
  const help = (key: string) => {
    const answer = answerHelp(key, config);
    if (answer.kind === 'topic') setTopic(answer.topic);
    else if (answer.kind === 'support') setServiceOpen(true);
    else toast(answer.text, { tone: 'danger' });
  };
  // ?help=manual leads to a topic from elsewhere, as articles and answers do; once shown it leaves the address.
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('help');
  const showWanted = useEffectEvent((key: string) => {
    help(key);
    setQuery(
      [...query].filter(([name]) => name !== 'help'),
      { replace: true },
    );
  });
  useEffect(() => {
    if (wanted !== null) showWanted(wanted);
  }, [wanted]);
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
      <HelpTopic topic={topic} open={topic !== null} onClose={() => setTopic(null)} />
      <ServicePanel
        publicId={config.publicServiceKbBotPublicId}
        open={serviceOpen}
        onClose={() => setServiceOpen(false)}
      />
      <Messages open={messagesOpen} onClose={() => setMessagesOpen(false)} />
    </>
  );
}
