import { createContext, useContext, useState, type ReactNode } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface ThemeScopeProps {
  /** The theme of this part of the page; left out, it follows the page. */
  theme?: 'light' | 'dark';
  /** Compact regions use lower controls and table rows. */
  density?: 'comfortable' | 'compact';
  children: ReactNode;
}

/** Gives a part of the page its own theme or density, and keeps what floats above it inside that theme. */
export function ThemeScope({ theme, density, children }: ThemeScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} data-theme={theme} data-density={density === 'compact' ? density : undefined}>
      <PortalContext.Provider value={element}>{children}</PortalContext.Provider>
    </div>
  );
}

/** Where overlays mount; undefined means the document's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
