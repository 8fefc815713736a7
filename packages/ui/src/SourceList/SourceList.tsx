import { FileName } from '../UploadList/FileName.tsx';
import * as css from './SourceList.css.ts';
import { oneTabStop } from '../List/oneTabStop.ts';
import { sourceListCopy } from './copy.ts';

export interface SourceItem {
  /** The number of the chips in the answer. */
  number: number;
  name: string;
  /** Already worded: 第14页. */
  place?: string;
  /** The heading it stands under. */
  section?: string;
  /** The day of the cited version, already worded: 2026年11月20日. Left out where the list is narrow. */
  date?: string;
  /** The file is no longer there: the words to show instead of a place (文件已经被删除). */
  gone?: string;
}

export interface SourceListProps {
  /** @default '来源' */
  title?: string;
  items: readonly SourceItem[];
  /** The one that is open beside the chat. */
  current?: number;
  onOpen: (number: number) => void;
}

/** Where an answer comes from. Every number equals the chip, the highlighted block and the thumbnail. */
export function SourceList({ title = sourceListCopy.title, items, current, onOpen }: SourceListProps) {
  return (
    // No landmark: a conversation has one under every answer.
    <div className={css.box} role="group" aria-label={title}>
      <div className={css.title}>{title}</div>
      <ul ref={oneTabStop}>
        {items.map((item) => (
          <li key={item.number}>
            {item.gone ? (
              <span className={`${css.row} ${css.gone}`}>
                <span className={`${css.number} ${css.goneNumber}`}>{item.number}</span>
                <span className={css.words}>
                  <span className={css.name}>
                    <FileName name={item.name} />
                  </span>
                  <span className={css.page}>{item.gone}</span>
                </span>
              </span>
            ) : (
              <button
                type="button"
                className={css.row}
                aria-current={item.number === current}
                onClick={() => onOpen(item.number)}
              >
                <span className={css.number}>{item.number}</span>
                <span className={css.words}>
                  <span className={css.name}>
                    <FileName name={item.name} />
                  </span>
                  {item.section ? <span className={css.section}>{item.section}</span> : null}
                  {item.place ? <span className={css.page}>{item.place}</span> : null}
                  {item.date ? <span className={css.date}>{item.date}</span> : null}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
