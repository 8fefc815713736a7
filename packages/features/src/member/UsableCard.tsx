import type { UsableAssistant } from '@tinystar/contract';
import { Avatar, Badge, Button, Card, Grow, Inline, Link, Stack, Tag, Text } from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { listCopy } from '../shared/copy.ts';
import { priceText } from '../shared/price.ts';
import { copy } from './copy.ts';
import * as css from './UsableCard.css.ts';

export interface UsableCardProps {
  assistant: UsableAssistant;
  href: string;
  /** Where the replies of its agents are read. */
  repliesHref: string;
  /** Adds it to one's list or takes it out, where the card offers that. */
  listing?: { pending: boolean; onAdd: () => void; onRemove: () => void };
}

/** One assistant one may talk to; the whole card opens its chat, the replies that wait have a link of their own. */
export function UsableCard({ assistant, href, repliesHref, listing }: UsableCardProps) {
  const { id, name, avatar, description, unreadCount, added } = assistant;
  return (
    <li className={css.item}>
      <Card>
        <Inline gap={12} align="start">
          <Avatar name={name} id={id} source={avatar} decorative />
          <Grow>
            <Stack gap={4}>
              <Inline>
                <span className={css.cover}>
                  <Link href={href} tone="quiet">
                    <Text tone="primary" weight="strong" lines={1} title={name}>
                      {name}
                    </Text>
                  </Link>
                </span>
                <CardTag assistant={assistant} />
              </Inline>
              <div className={css.description}>
                <Text size="caption" tone="secondary" lines={2} title={description}>
                  {description || copy.noDescription}
                </Text>
              </div>
              <Inline justify="between">
                <Text size="caption" tone="tertiary" numeric lines={1}>
                  {metaOf(assistant)}
                </Text>
                {listing ? (
                  <span className={css.listing}>
                    {added ? (
                      <Button
                        size="sm"
                        emphasis="quiet"
                        pending={listing.pending}
                        aria-label={copy.square.removeNamed(name)}
                        onPress={listing.onRemove}
                      >
                        {copy.square.remove}
                      </Button>
                    ) : (
                      <Button
                        size="sm"
                        icon={Plus}
                        pending={listing.pending}
                        aria-label={copy.square.addNamed(name)}
                        onPress={listing.onAdd}
                      >
                        {copy.square.add}
                      </Button>
                    )}
                  </span>
                ) : (
                  <span className={css.start} aria-hidden>
                    {copy.start}
                  </span>
                )}
              </Inline>
              {unreadCount > 0 ? (
                <span className={css.replies}>
                  <Link href={repliesHref}>
                    {copy.agentReplies} <Badge count={unreadCount} label={listCopy.unreadReplies} />
                  </Link>
                </span>
              ) : null}
            </Stack>
          </Grow>
        </Inline>
      </Card>
    </li>
  );
}

function CardTag({ assistant: { isPreset, own, permission, enterpriseName } }: { assistant: UsableAssistant }) {
  const words = isPreset ? copy.preset : own && permission === 'private' ? copy.draft : enterpriseName;
  return words ? (
    <span className={css.tag}>
      <Tag>{words}</Tag>
    </span>
  ) : null;
}

const metaOf = ({ documentCount, monthCount, price }: UsableAssistant): string =>
  [copy.documents(documentCount), copy.month(monthCount), priceText(price)].filter(Boolean).join(' · ');
