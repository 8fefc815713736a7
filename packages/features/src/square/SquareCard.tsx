import type { SquareAssistant } from '@tinystar/contract';
import { Avatar, Button, Card, Grow, Inline, Link, Stack, Tag, Text } from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { categoryLabels } from '../shared/categoryLabels.ts';
import { copy } from './copy.ts';
import * as css from './SquareCard.css.ts';

/** A card, and whether it stands in one's own list. */
export interface ListedAssistant extends SquareAssistant {
  added: boolean;
}

export interface SquareCardProps {
  assistant: ListedAssistant;
  href: string;
  /** It is being added or removed. */
  pending: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** One assistant of the square; the whole card opens its chat, adding it has a button of its own. */
export function SquareCard({ assistant, href, pending, onAdd, onRemove }: SquareCardProps) {
  const { id, name, avatar, description, category, added } = assistant;
  return (
    <li className={css.item}>
      <Card>
        <Stack gap={12}>
          <Inline gap={12}>
            <Avatar size="lg" name={name} id={id} source={avatar} decorative />
            <Grow>
              <div className={css.cover}>
                <Link href={href} tone="quiet">
                  <Text tone="primary" weight="strong" lines={1} title={name}>
                    {name}
                  </Text>
                </Link>
              </div>
              <Text size="caption" tone="tertiary" lines={1} title={makerOf(assistant)}>
                {makerOf(assistant)}
              </Text>
            </Grow>
          </Inline>
          <div className={css.description}>
            <Text tone="secondary" lines={2} title={description}>
              {description || copy.noDescription}
            </Text>
          </div>
          <Text size="caption" tone="tertiary" numeric lines={1}>
            {[copy.documents(assistant.documentCount), copy.asked(assistant.askCount)].join(' · ')}
          </Text>
          <Inline justify="between">
            <span>{category ? <Tag>{categoryLabels[category]}</Tag> : null}</span>
            <span className={css.end}>
              {added ? (
                <Button
                  size="sm"
                  emphasis="quiet"
                  pending={pending}
                  aria-label={copy.removeNamed(name)}
                  onPress={onRemove}
                >
                  {copy.remove}
                </Button>
              ) : (
                <Button size="sm" icon={Plus} pending={pending} aria-label={copy.addNamed(name)} onPress={onAdd}>
                  {copy.add}
                </Button>
              )}
            </span>
          </Inline>
        </Stack>
      </Card>
    </li>
  );
}

/** Who offers it: the platform, an enterprise, or a person who is not named. */
export const makerOf = ({ isPreset, enterpriseName }: SquareAssistant): string =>
  isPreset ? copy.preset : enterpriseName || copy.personal;
