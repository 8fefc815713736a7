import { useMemo, type ReactNode } from 'react';
import { brandColours } from './brandColours.ts';
import { Scope } from './ThemeScope.tsx';

export interface BrandScopeProps {
  /** The tenant's colour, #rrggbb. What is no such colour leaves the theme as it is. */
  colour: string;
  /** The theme of this part of the page: the same colour is lighter in the dark. */
  theme: 'light' | 'dark';
  density?: 'comfortable' | 'compact';
  children: ReactNode;
}

/** Gives a part of the page, and what floats above it, a tenant's colour that can be read wherever it stands. */
export function BrandScope({ colour, theme, density, children }: BrandScopeProps) {
  const roles = useMemo(() => brandColours(colour, theme), [colour, theme]);
  return (
    <Scope theme={theme} density={density} roles={roles}>
      {children}
    </Scope>
  );
}
