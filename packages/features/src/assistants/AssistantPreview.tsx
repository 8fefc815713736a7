import type { AssistantProposal } from '@tinystar/contract';
import { Avatar, Inline, Stack, Tag, Text } from '@tinystar/ui';
import { welcomePieces } from '../shared/welcomePieces.ts';
import * as css from './AssistantPreview.css.ts';
import { createCopy } from './createCopy.ts';

export interface AssistantPreviewProps {
  name: string;
  welcomeWords?: string | undefined;
  /** Name of the tone it answers in. */
  tone?: string | undefined;
  /** Name of where it looks for answers. */
  source?: string | undefined;
  /** Questions it begins with. */
  pairs?: AssistantProposal['pairs'] | undefined;
}

/** The beginning of a chat with an assistant that is just being made. */
export function AssistantPreview({ name, welcomeWords, tone, source, pairs = [] }: AssistantPreviewProps) {
  const words = createCopy.preview;
  const shown = name.trim() || words.name;
  return (
    <aside aria-label={words.title} className={css.preview}>
      <Inline>
        <Avatar name={shown} size="md" decorative />
        <Text weight="strong">{shown}</Text>
      </Inline>
      <div className={css.welcome}>
        {welcomeWords?.trim() ? <Welcome words={welcomeWords} /> : <Text tone="tertiary">{words.welcome}</Text>}
      </div>
      {pairs.length > 0 ? (
        <Stack gap={4}>
          {pairs.slice(0, 3).map(({ question }) => (
            <Text key={question} size="caption" tone="accent">
              {question}
            </Text>
          ))}
        </Stack>
      ) : null}
      <Inline wrap gap={4}>
        {[source, tone].map((label) => (label ? <Tag key={label}>{label}</Tag> : null))}
      </Inline>
      <div className={css.ask}>
        <Text tone="tertiary">{words.ask}</Text>
      </div>
    </aside>
  );
}

/** The words as visitors see them: phrases that can be asked stand without their marks. */
function Welcome({ words }: { words: string }) {
  return (
    <Text>
      {welcomePieces(words).map(({ text, question }, at) =>
        question ? (
          <Text key={at} tone="accent">
            {text}
          </Text>
        ) : (
          text
        ),
      )}
    </Text>
  );
}
