import { Button, Drawer } from '@tinystar/ui';
import { PanelLeft } from '@tinystar/ui/icons';
import { useState, type ReactNode } from 'react';
import { copy } from './copy.ts';
import * as css from './ConversationColumn.css.ts';

export interface ConversationFrameProps {
  /** The column, beside the page or inside its drawer; left out, the page stands alone (personal identity, C-16). */
  column?: ((place: 'beside' | 'drawer') => ReactNode) | undefined;
  /** Address of the page shown: going elsewhere closes the drawer. */
  current: string;
  /** Whether a button opens the column as a drawer where it has no room. @default true */
  opener?: boolean;
  /** Lets the page reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A page with the second column before it; below 1024 px a button above opens the column as a drawer. */
export function ConversationFrame({ column, current, opener = true, flush = false, children }: ConversationFrameProps) {
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === current;
  return (
    <div className={css.frame}>
      {column?.('beside')}
      <div className={css.page}>
        {column && opener ? (
          <div className={css.opener}>
            <Button
              size="sm"
              emphasis="quiet"
              icon={PanelLeft}
              aria-expanded={open}
              onPress={() => setOpenedAt(current)}
            >
              {copy.conversations}
            </Button>
            <ConversationDrawer open={open} onClose={() => setOpenedAt(undefined)}>
              {column('drawer')}
            </ConversationDrawer>
          </div>
        ) : null}
        <div className={css.content({ padded: !flush })}>{children}</div>
      </div>
    </div>
  );
}

/** The drawer of the column (SHELL-21), 180 px wide as specified. */
export function ConversationDrawer({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Drawer bare flush side="start" size="nav" title={copy.conversations} open={open} onClose={onClose}>
      {children}
    </Drawer>
  );
}
