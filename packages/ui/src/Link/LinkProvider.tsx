import { createContext, type ComponentType, type ReactNode, type Ref } from 'react';

/** The props that the link component of a router must accept, so that this package can use it for all links. */
export interface AnchorProps {
  href: string;
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  target?: '_blank';
  rel?: string;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string;
  title?: string;
  tabIndex?: number;
  onClick?: () => void;
}

export const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Draws every link of the library: the link of the router in use. */
  anchor: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Puts the application's router behind all links; without it they are plain anchors. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <LinkContext.Provider value={anchor}>{children}</LinkContext.Provider>;
}
