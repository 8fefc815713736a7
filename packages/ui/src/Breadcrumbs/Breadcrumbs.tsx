import { queries } from '@tinystar/tokens';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronRight, Ellipsis } from '../icons.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { useMedia } from '../private/useMedia.ts';
import { divider, frame, here, link, step, trail } from './Breadcrumbs.css.ts';
import { breadcrumbsCopy } from './copy.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** The pages above this one, outermost first. */
  parents: readonly Crumb[];
  /** The page shown. */
  current: string;
  /** How many parents stand in the line; those in the middle move into a menu, on phones all but the nearest. @default 3 */
  most?: number;
  /** @default '面包屑' */
  label?: string;
}

/** The path of pages to this one. To go back one step only, use PageHeader's back button. */
export function Breadcrumbs({ parents, current, most = 3, label = breadcrumbsCopy.label }: BreadcrumbsProps) {
  const narrow = useMedia(queries.below.md);
  const folds = parents.length > (narrow ? 1 : most);
  const kept = narrow ? 0 : 1;
  const nearest = parents.length - (narrow ? 1 : most - 1);
  const first = folds ? parents.slice(0, kept) : parents;
  const folded = folds ? parents.slice(kept, nearest) : [];
  const last = folds ? parents.slice(nearest) : [];
  return (
    <nav aria-label={label} className={frame}>
      <ol className={trail}>
        {first.map((crumb) => (
          <Step key={crumb.href} {...crumb} />
        ))}
        {folded.length > 0 ? (
          <li className={step} data-folded>
            <Menu
              align="start"
              trigger={<IconButton icon={Ellipsis} size="sm" label={breadcrumbsCopy.folded(folded.length)} />}
              groups={[folded.map((crumb) => ({ id: crumb.href, ...crumb }))]}
            />
            <Divider />
          </li>
        ) : null}
        {last.map((crumb) => (
          <Step key={crumb.href} {...crumb} />
        ))}
        <li className={step}>
          <span className={here} aria-current="page" title={current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

function Step({ label, href }: Crumb) {
  return (
    <li className={step}>
      <Anchor href={href} className={link} title={label}>
        {label}
      </Anchor>
      <Divider />
    </li>
  );
}

function Divider() {
  return (
    <span className={divider}>
      <Icon of={ChevronRight} size="xs" />
    </span>
  );
}
