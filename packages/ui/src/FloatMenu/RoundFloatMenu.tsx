import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { FloatMenuProps } from './FloatMenu.tsx';
import { round } from './FloatMenu.css.ts';

/** The menu of small screens. A module of its own, because the floating bar of the others needs no menu. */
export default function RoundFloatMenu({ items, label, icon }: Required<FloatMenuProps>) {
  return (
    <div className={round}>
      <Menu
        side="top"
        trigger={<IconButton icon={icon} label={label} size="lg" shape="round" emphasis="outline" />}
        groups={[items.map(({ tone: _, ...item }) => item)]}
      />
    </div>
  );
}
