import { IconButton } from '@tinystar/ui';
import { Moon, Sun } from '@tinystar/ui/icons';
import { useState } from 'react';
import { readTheme, writeTheme } from './theme.ts';

/** Switches between light and dark and remembers it. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(readTheme);
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={next === 'dark' ? '换成深色' : '换成浅色'}
      onPress={() => {
        writeTheme(next);
        setTheme(next);
      }}
    />
  );
}
