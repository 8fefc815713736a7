import { createContext, useContext, useState, type CSSProperties, type ReactNode } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface ThemeScopeProps {
  /** The theme of this part of the page; left out, it follows the page. */
  theme?: 'light' | 'dark';
  /** `more` for people who ask for it: text at 7:1, edges that are seen. Needs `contrast.css`. Left out, the system decides. */
  contrast?: 'more';
  /** Compact regions use lower controls and table rows. */
  density?: 'comfortable' | 'compact';
  children: ReactNode;
}

/** Gives a part of the page its own theme or density, and keeps what floats above it inside that theme. */
export function ThemeScope({ theme, contrast, density, children }: ThemeScopeProps) {
  return (
    <Scope theme={theme} contrast={contrast} density={density}>
      {children}
    </Scope>
  );
}

interface ScopeProps extends ThemeScopeProps {
  theme: ThemeScopeProps['theme'];
  contrast?: ThemeScopeProps['contrast'];
  density: ThemeScopeProps['density'];
  /** Colour roles that differ from the theme's. On the same element: a theme on one inside would set them back. */
  roles?: Readonly<Record<`--color-${string}`, string>> | undefined;
}

/** What ThemeScope and BrandScope share; not exported from the library. */
export function Scope({ theme, contrast, density, roles, children }: ScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setElement}
      data-theme={theme}
      data-contrast={contrast}
      data-density={density === 'compact' ? density : undefined}
      style={roles as CSSProperties | undefined}
    >
      <PortalContext.Provider value={element}>{children}</PortalContext.Provider>
    </div>
  );
}

/** Where overlays mount; undefined means the document's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
