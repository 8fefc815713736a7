import { IconButton } from '@tinystar/ui';
import { Moon, Sun } from '@tinystar/ui/icons';
import { barCopy } from './copy.ts';
import { useTheme } from './useTheme.ts';

/** Switches between light and dark and remembers it. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={next === 'dark' ? barCopy.dark : barCopy.light}
      onPress={() => setTheme(next)}
    />
  );
}
