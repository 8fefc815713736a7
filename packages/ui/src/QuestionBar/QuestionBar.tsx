import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import * as css from './QuestionBar.css.ts';
import { oneTabStop } from '../List/oneTabStop.ts';
import { questionBarCopy } from './copy.ts';

/** Questions under one tab. */
export interface QuestionGroup {
  /** Empty for questions that stand before the first tab. */
  title: string;
  questions: readonly string[];
}

export interface QuestionBarProps {
  groups: readonly QuestionGroup[];
  /** Called with the question that was pressed. */
  onAsk: (question: string) => void;
}

/** One press of an arrow moves the questions by this many px. */
const scrollStep = 200;

type More = 'none' | 'start' | 'end' | 'both';

/** Ready-made questions above the composer: tabs, and a row of questions that scrolls. */
export function QuestionBar({ groups, onAsk }: QuestionBarProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>('none');
  const measure = useCallback(() => {
    const element = row.current;
    if (!element) return;
    const start = element.scrollLeft > 1;
    const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
    setMore(start && end ? 'both' : start ? 'start' : end ? 'end' : 'none');
  }, []);
  const group = groups[Math.min(chosen, groups.length - 1)];
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    oneTabStop(element);
    element.scrollLeft = 0;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [group, measure]);
  if (!group) return null;
  const scroll = (by: number) => row.current?.scrollBy({ left: by });
  const index = Math.min(chosen, groups.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + groups.length) % groups.length;
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={css.bar}>
      {groups.length > 1 ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take focus, one at a time */}
          <div className={css.tabs} role="tablist" aria-label={questionBarCopy.kinds} onKeyDown={onKeyDown}>
            {groups.map((other, position) => (
              <button
                key={other.title}
                type="button"
                role="tab"
                id={`${id}-tab-${position}`}
                aria-selected={position === index}
                aria-controls={`${id}-panel`}
                tabIndex={position === index ? 0 : -1}
                className={css.tab}
                onClick={() => setChosen(position)}
              >
                {other.title}
              </button>
            ))}
          </div>
          <span className={css.folded}>
            <select
              className={css.select}
              aria-label={questionBarCopy.kinds}
              value={index}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {groups.map((other, position) => (
                <option key={other.title} value={position}>
                  {other.title}
                </option>
              ))}
            </select>
            <span className={css.chevron}>
              <Icon of={ChevronRight} size="sm" />
            </span>
          </span>
          <span className={css.rule} />
        </>
      ) : null}
      <div
        className={css.viewport}
        id={`${id}-panel`}
        role={groups.length > 1 ? 'tabpanel' : 'group'}
        aria-label={group.title || questionBarCopy.common}
      >
        {more === 'start' || more === 'both' ? (
          <span className={css.arrow}>
            <IconButton icon={ChevronLeft} label={questionBarCopy.back} size="sm" onPress={() => scroll(-scrollStep)} />
          </span>
        ) : null}
        <div ref={row} className={css.chips} data-more={more} onScroll={measure}>
          {group.questions.map((question) => (
            <button key={question} type="button" className={css.chip} onClick={() => onAsk(question)}>
              {question}
            </button>
          ))}
        </div>
        {more === 'end' || more === 'both' ? (
          <span className={css.arrow}>
            <IconButton
              icon={ChevronRight}
              label={questionBarCopy.forth}
              size="sm"
              onPress={() => scroll(scrollStep)}
            />
          </span>
        ) : null}
      </div>
    </div>
  );
}
