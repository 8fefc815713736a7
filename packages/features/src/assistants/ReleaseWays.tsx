import { Button, Stack, Text } from '@tinystar/ui';
import { Globe, Image, Monitor, Link2 } from '@tinystar/ui/icons';
import { Mark, type MarkLook } from '../shared/Mark.tsx';
import { releaseCopy as words } from './releaseCopy.ts';
import * as css from './ReleaseWays.css.ts';

export interface ReleaseWaysProps {
  /** Address of the public page. */
  link: string;
  onShare: () => void;
  onEmbed?: (() => void) | undefined;
  onPoster?: (() => void) | undefined;
}

interface Way {
  mark: MarkLook;
  name: string;
  text: string;
  action: string;
  onPress?: () => void;
}

/** The ways by which people reach a published assistant, one in a row with its next step. */
export function ReleaseWays({ link, onShare, onEmbed, onPoster }: ReleaseWaysProps) {
  const ways: Way[] = [
    { mark: { icon: Globe, hue: 'green' }, ...words.ways.page, action: words.open },
    { mark: { icon: Link2, hue: 'blue' }, ...words.ways.share, action: words.share.action, onPress: onShare },
    ...(onEmbed
      ? [
          {
            mark: { icon: Monitor, hue: 'cyan' } as const,
            ...words.ways.site,
            action: words.embed.action,
            onPress: onEmbed,
          },
        ]
      : []),
    ...(onPoster
      ? [
          {
            mark: { icon: Image, hue: 'yellow' } as const,
            ...words.ways.moments,
            action: words.poster.action,
            onPress: onPoster,
          },
        ]
      : []),
  ];
  return (
    <ul className={css.ways}>
      {ways.map(({ mark, name, text, action, onPress }) => (
        <li key={name} className={css.way}>
          <Mark {...mark} />
          <span className={css.words}>
            <Stack gap={2}>
              <Text weight="strong">{name}</Text>
              <Text size="caption" tone="secondary">
                {text}
              </Text>
            </Stack>
          </span>
          {onPress ? (
            <Button tone="accent" emphasis="quiet" size="sm" onPress={onPress}>
              {action}
            </Button>
          ) : (
            <Button tone="accent" emphasis="quiet" size="sm" href={link} external>
              {action}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
