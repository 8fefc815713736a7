import { Badge, Card, Icon, Menu, Text, VisuallyHidden } from '@tinystar/ui';
import { Bell, ChevronRight, CircleHelp, Sparkles } from '@tinystar/ui/icons';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { copy } from './copy.ts';
import { helpKeys, helpLabels, type HelpKey } from './help.ts';
import * as css from './ShellFoot.css.ts';

export interface ShellFootProps {
  /** @default 'sidebar' */
  look?: 'sidebar' | 'rail';
  /** The VIP centre; without an address there is no button. */
  upgradeHref?: string;
  /** Entries that lead nowhere here (support without a public assistant). */
  hiddenHelp?: readonly HelpKey[];
  onHelp: (key: HelpKey) => void;
  /** Unread messages of the current identity. */
  unread: number;
  messagesOpen?: boolean;
  /** Without it there is no messages entry. */
  onMessages?: () => void;
}

/** What stands below the menu and never scrolls: upgrade, help, messages. */
export function ShellFoot({
  look = 'sidebar',
  upgradeHref,
  hiddenHelp = [],
  onHelp,
  unread,
  messagesOpen = false,
  onMessages,
}: ShellFootProps) {
  const entries = helpKeys.filter((key) => !hiddenHelp.includes(key));
  return (
    <>
      {upgradeHref ? <Upgrade href={upgradeHref} look={look} /> : null}
      <Menu
        align="start"
        trigger={
          <Entry
            look={look}
            label={copy.help}
            icon={<Icon of={CircleHelp} />}
            end={<Icon of={ChevronRight} size="sm" />}
          />
        }
        groups={[entries.map((key) => ({ id: key, label: helpLabels[key], onSelect: () => onHelp(key) }))]}
      />
      {onMessages ? (
        <Entry
          look={look}
          label={copy.messages}
          icon={<Icon of={Bell} />}
          end={<Badge count={unread} />}
          aria-expanded={messagesOpen}
          onClick={onMessages}
        />
      ) : null}
    </>
  );
}

function Upgrade({ href, look }: { href: string; look: 'sidebar' | 'rail' }) {
  if (look === 'rail') {
    return (
      <div className={css.narrow}>
        <Card href={href} padding="none">
          <span className={css.upgrade({ look })} title={copy.upgrade}>
            <Icon of={Sparkles} tone="accent" />
            <VisuallyHidden>{copy.upgrade}</VisuallyHidden>
          </span>
        </Card>
      </div>
    );
  }
  return (
    <Card href={href} padding="none">
      <span className={css.upgrade({ look })}>
        <Icon of={Sparkles} tone="accent" />
        <Text size="label">{copy.upgrade}</Text>
        <span className={css.end}>
          <Icon of={ChevronRight} size="sm" />
        </span>
      </span>
    </Card>
  );
}

interface EntryProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style' | 'children'> {
  look: 'sidebar' | 'rail';
  label: string;
  icon: ReactNode;
  end: ReactNode;
}

// A menu hangs itself on it, hence the ref and the rest.
const Entry = forwardRef<HTMLButtonElement, EntryProps>(function Entry({ look, label, icon, end, ...rest }, ref) {
  const rail = look === 'rail';
  return (
    <button {...rest} ref={ref} type="button" className={css.entry({ look })} title={rail ? label : undefined}>
      {icon}
      {rail ? <VisuallyHidden>{label}</VisuallyHidden> : <Text>{label}</Text>}
      {rail ? (
        <span className={css.corner}>{label === copy.messages ? end : null}</span>
      ) : (
        <span className={css.end}>{end}</span>
      )}
    </button>
  );
});
