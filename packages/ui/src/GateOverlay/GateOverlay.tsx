import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { Lock } from '../icons.ts';
import {
  action as actionStyle,
  behind,
  body,
  card,
  gate,
  glyph,
  over,
  title as titleStyle,
} from './GateOverlay.css.ts';

export interface GateOverlayProps {
  /** False takes the gate away and leaves the content usable. */
  closed: boolean;
  title: string;
  /** What opens the gate, in one sentence. */
  description?: string;
  /** One button: the way through. */
  action?: ReactNode;
  /** @default Lock */
  icon?: Glyph;
  /** The blurred content behind. While closed, pointer, keyboard and screen readers cannot reach it. */
  children: ReactNode;
}

/** Content that is visible but locked, with a button that opens it. */
export function GateOverlay({ closed, title, description, action, icon = Lock, children }: GateOverlayProps) {
  return (
    <div className={gate({ closed })}>
      {/* React 18 does not know the attribute and React 19 refuses it as text: the ref serves both. */}
      <div ref={(element) => void element?.toggleAttribute('inert', closed)} className={behind({ closed })}>
        {children}
      </div>
      {closed ? (
        <section className={over} aria-label={title}>
          <div className={card}>
            <span className={glyph}>
              <Icon of={icon} size="md" />
            </span>
            <p className={titleStyle}>{title}</p>
            {description ? <p className={body}>{description}</p> : null}
            {action ? <div className={actionStyle}>{action}</div> : null}
          </div>
        </section>
      ) : null}
    </div>
  );
}
