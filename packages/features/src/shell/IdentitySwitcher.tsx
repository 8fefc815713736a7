import { Avatar, Badge, Grow, Icon, Popover, Stack, Text, VisuallyHidden, oneTabStop } from '@tinystar/ui';
import { ChevronDown, ChevronsUpDown, ChevronUp } from '@tinystar/ui/icons';
import { useState } from 'react';
import { copy } from './copy.ts';
import { IdentityRow } from './IdentityRow.tsx';
import * as css from './IdentitySwitcher.css.ts';
import { foldTenants, unreadOf, waitingElsewhere, type Identity } from './identities.ts';

export interface IdentitySwitcherProps {
  personal: Identity;
  tenants: readonly Identity[];
  /** On the rail only the picture is left. @default 'sidebar' */
  look?: 'sidebar' | 'rail';
  /** A switch is under way. */
  pending?: boolean;
  onSwitch: (identity: Identity) => void;
}

/** As whom one acts, and the list of the others (D-52). */
export function IdentitySwitcher({
  personal,
  tenants,
  look = 'sidebar',
  pending = false,
  onSwitch,
}: IdentitySwitcherProps) {
  const [open, setOpen] = useState(false);
  const current = tenants.find((tenant) => tenant.current) ?? personal;
  const shownName = current === personal ? personal.note : current.name;
  const shownNote = current === personal ? copy.personal : current.note;
  const waiting = waitingElsewhere([personal, ...tenants]);
  const choose = (identity: Identity) => {
    setOpen(false);
    if (!identity.current) onSwitch(identity);
  };
  return (
    <Popover
      label={copy.switcher}
      size="lg"
      padding="none"
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={css.trigger({ look })}
          title={look === 'rail' ? shownName : undefined}
          aria-busy={pending || undefined}
        >
          <VisuallyHidden>
            {look === 'rail' ? `${copy.switcher}：${shownName}，${shownNote}` : `${copy.switcher}：`}
          </VisuallyHidden>
          <Avatar name={shownName} id={current.id} source={current.avatar} decorative />
          {look === 'rail' ? null : (
            <Grow>
              <Stack gap={0}>
                <Text size="label" lines={1} title={shownName}>
                  {shownName}
                </Text>
                <Text size="caption" tone="secondary" lines={1}>
                  {shownNote}
                </Text>
              </Stack>
            </Grow>
          )}
          {/* After the name, so that the button is read as whose identity it is first. */}
          <span className={css.mark({ look })}>
            <Badge
              count={waiting.unread + waiting.joined}
              label={() => copy.elsewhereWaits(waiting.unread, waiting.joined)}
            />
          </span>
          {look === 'rail' ? null : (
            <span className={css.caret}>
              <Icon of={ChevronsUpDown} size="sm" />
            </span>
          )}
        </button>
      }
    >
      <IdentityList personal={personal} tenants={tenants} pending={pending} onChoose={choose} />
    </Popover>
  );
}

interface IdentityListProps {
  personal: Identity;
  tenants: readonly Identity[];
  pending: boolean;
  onChoose: (identity: Identity) => void;
}

function IdentityList({ personal, tenants, pending, onChoose }: IdentityListProps) {
  const { shown, more } = foldTenants(tenants);
  const [unfolded, setUnfolded] = useState(() => more.some(({ current }) => current));
  const rows = (list: readonly Identity[]) =>
    list.map((identity) => (
      <IdentityRow key={identity.id} identity={identity} disabled={pending} onChoose={() => onChoose(identity)} />
    ));
  return (
    <div ref={oneTabStop} className={css.panel}>
      <Heading>{copy.personalGroup}</Heading>
      <ul className={css.list}>{rows([personal])}</ul>
      {tenants.length > 0 ? (
        <>
          <div className={css.rule} />
          <Heading>{copy.tenantGroup}</Heading>
          <ul className={css.list}>{rows(shown)}</ul>
        </>
      ) : null}
      {more.length > 0 ? (
        <>
          <button
            type="button"
            className={css.more}
            aria-expanded={unfolded}
            onClick={() => setUnfolded((before) => !before)}
          >
            <Grow>
              {copy.more} <Text numeric>{more.length}</Text>
            </Grow>
            {unfolded ? null : <Badge count={unreadOf(more)} />}
            <Icon of={unfolded ? ChevronUp : ChevronDown} size="sm" />
          </button>
          {unfolded ? <ul className={css.list}>{rows(more)}</ul> : null}
        </>
      ) : null}
    </div>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <div className={css.heading}>
      <Text size="caption" tone="tertiary">
        {children}
      </Text>
    </div>
  );
}
