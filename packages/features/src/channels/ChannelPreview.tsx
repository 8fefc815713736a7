import type { Avatar as AvatarSource, PlatformChannel } from '@tinystar/contract';
import { Avatar, Bubble, Inline, Stack, Tag, Text } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { channelKinds } from './channelKinds.ts';
import * as css from './ChannelPreview.css.ts';
import { copy } from './copy.ts';
import { previews, sample } from './previews.ts';

export interface ChannelPreviewProps {
  channel: PlatformChannel;
  /** The assistant's. */
  name: string;
  avatar: AvatarSource;
}

/** A sample answer in a platform's form: what people see there, drawn from what is sent there. */
export function ChannelPreview({ channel, name, avatar }: ChannelPreviewProps) {
  const { form, note } = previews[channel];
  const Form = form === 'comment' ? Comments : Talk;
  return (
    <Stack gap={12}>
      <Inline gap={8} wrap={false}>
        <Tag>{copy.preview.sample}</Tag>
        <Text size="caption" tone="secondary">
          {copy.preview.sampleText}
        </Text>
      </Inline>
      <figure className={css.stage} aria-label={copy.preview.of(channelKinds[channel].name)}>
        <Form channel={channel} name={name} avatar={avatar} />
      </figure>
      <Text size="caption" tone="secondary">
        {note}
      </Text>
    </Stack>
  );
}

/** A conversation with the assistant's account: texts, or cards with their buttons. */
function Talk({ channel, name, avatar }: ChannelPreviewProps) {
  const { form, text, buttons = [] } = previews[channel];
  return (
    <>
      <div className={css.head}>
        <Text weight="strong" lines={1} title={name}>
          {name}
        </Text>
      </div>
      <Bubble>{sample.question}</Bubble>
      <div className={css.said}>
        <Avatar name={name} source={avatar} decorative />
        <div className={css.answer({ form })}>
          {form === 'card' ? <Markdown text={text} size="compact" math={false} /> : <Text>{text}</Text>}
          {buttons.length > 0 ? (
            <Inline gap={8} wrap>
              {buttons.map((words) => (
                <span key={words} className={css.button}>
                  <Text size="caption">{words}</Text>
                </span>
              ))}
            </Inline>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** A comment under a video, and the one reply to it. */
function Comments({ channel, name, avatar }: ChannelPreviewProps) {
  const { form, text } = previews[channel];
  return (
    <>
      <div className={css.video} />
      <div className={css.said}>
        <Avatar name={copy.preview.viewer} decorative />
        <Stack gap={4}>
          <Text size="caption" tone="secondary">
            {copy.preview.viewer}
          </Text>
          <Text>{sample.question}</Text>
        </Stack>
      </div>
      <div className={`${css.said} ${css.reply}`}>
        <Avatar name={name} source={avatar} size="xs" decorative />
        <Stack gap={4}>
          <Inline gap={8}>
            <Text size="caption" tone="secondary" lines={1} title={name}>
              {name}
            </Text>
            <Tag>{copy.preview.author}</Tag>
          </Inline>
          <div className={css.answer({ form })}>
            <Text>{text}</Text>
          </div>
        </Stack>
      </div>
    </>
  );
}
