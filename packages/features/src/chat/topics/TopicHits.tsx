import { Text, VisuallyHidden } from '@tinystar/ui';
import { dayText } from '../timeText.ts';
import { topicsCopy as copy } from './copy.ts';
import { Marked } from './Marked.tsx';
import { TopicsList } from './TopicsList.tsx';
import type { TopicsViewProps } from './TopicsView.tsx';
import * as css from './TopicsView.css.ts';

/** What a search found in all conversations. */
export function TopicHits(props: TopicsViewProps) {
  const { hits, keyword, now, onPick } = props;
  return (
    <TopicsList of={hits} failed={copy.searchFailed} none={copy.noHit} more={copy.moreHits} {...props}>
      {hits.kind === 'ready' ? (
        <>
          <VisuallyHidden>
            <p role="status">{copy.found(hits.data.count)}</p>
          </VisuallyHidden>
          <ul className={css.items}>
            {hits.data.rows.map((hit) => {
              const { id, topicId, topicName, question, excerpt, timestamp } = hit;
              const topic = topicId === undefined ? undefined : { id: topicId, name: topicName };
              return (
                <li key={id} className={css.item({ current: false })}>
                  <button type="button" className={css.pick} onClick={() => onPick(topic, id)}>
                    <Text lines={2}>
                      <Marked text={question} keyword={keyword} />
                    </Text>
                    <Text size="caption" tone="secondary" lines={2}>
                      <Marked text={excerpt} keyword={keyword} />
                    </Text>
                    <span className={css.head}>
                      <Text size="caption" tone="tertiary" lines={1}>
                        {topic ? topicName : copy.running}
                      </Text>
                      <Text size="caption" tone="tertiary" numeric>
                        {dayText(timestamp, now)}
                      </Text>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </TopicsList>
  );
}
