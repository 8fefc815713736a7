import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileText, RotateCw, X } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { FileName } from '../UploadList/FileName.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { card, main, note as noteStyle, picture as pictureStyle, tile, words } from './AttachmentCard.css.ts';
import { attachmentCardCopy as copy } from './copy.ts';

export interface AttachmentCardProps {
  name: string;
  /** Already worded: its size, what is happening to it, or why it failed. */
  note: string;
  /** @default 'rest' */
  tone?: 'rest' | 'danger';
  /** Address of the picture that it is; it stands in the place of the icon. */
  picture?: string | undefined;
  /** @default FileText */
  icon?: Glyph;
  /** Something is happening to it. */
  busy?: boolean;
  /** Where it is saved from; `onOpen` goes before. */
  href?: string | undefined;
  /** Shows it. */
  onOpen?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A picture, file or document that goes with a question. */
export function AttachmentCard(props: AttachmentCardProps) {
  const { name, note, tone = 'rest', picture, icon = FileText, busy = false, onRetry, onRemove } = props;
  return (
    <div className={card({ tone })}>
      <Main {...props}>
        <span className={tile}>
          {busy ? (
            <Spinner />
          ) : picture ? (
            <img className={pictureStyle} src={picture} alt="" />
          ) : (
            <Icon of={icon} size="sm" />
          )}
        </span>
        {/* What can be pressed is named whole: the name that is seen may be shortened. */}
        <span className={words} aria-hidden={acts(props) || undefined}>
          <FileName name={name} />
          <span className={noteStyle({ tone })}>{note}</span>
        </span>
      </Main>
      {onRetry ? <IconButton icon={RotateCw} label={copy.retry(name)} size="sm" onPress={onRetry} /> : null}
      {onRemove ? <IconButton icon={X} label={copy.remove(name)} size="sm" onPress={onRemove} /> : null}
    </div>
  );
}

const acts = ({ onOpen, href }: AttachmentCardProps) => Boolean(onOpen ?? href);

function Main({ name, note, href, onOpen, children }: AttachmentCardProps & { children: ReactNode }) {
  const label = <VisuallyHidden>{`${copy.open(name)} ${note}`}</VisuallyHidden>;
  if (onOpen)
    return (
      <button type="button" className={main({ acts: 'yes' })} onClick={() => onOpen()}>
        {label}
        {children}
      </button>
    );
  if (href)
    return (
      <a className={main({ acts: 'yes' })} href={href} download={name}>
        {label}
        {children}
      </a>
    );
  return <div className={main({ acts: 'no' })}>{children}</div>;
}
