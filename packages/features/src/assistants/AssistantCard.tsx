import type { AssistantSummary } from '@tinystar/contract';
import { Avatar, Card, IconButton, Inline, Link, Menu, Stack, Tag, Text } from '@tinystar/ui';
import { Copy, Ellipsis, Trash } from '@tinystar/ui/icons';
import * as css from './AssistantCard.css.ts';
import { categoryLabels, copy, opennessOf } from './copy.ts';

export interface AssistantCardProps {
  assistant: AssistantSummary;
  href: string;
  /** Settings were changed here and not saved yet. */
  unsaved: boolean;
  onCopy: () => void;
  onRemove: () => void;
}

/** One assistant of the maker's list. */
export function AssistantCard({ assistant, href, unsaved, onCopy, onRemove }: AssistantCardProps) {
  const { id, name, avatar, description, documentCount, category } = assistant;
  const openness = opennessOf(assistant);
  const open = <Tag tone={openness.tone}>{openness.label}</Tag>;
  return (
    <li className={css.item}>
      <Card>
        <Stack gap={12}>
          <Inline gap={12} wrap>
            <Avatar name={name} id={id} source={avatar} size="md" decorative />
            <span className={css.cover}>
              <Link href={href} tone="quiet">
                <Text size="lead" weight="strong" lines={1} title={name}>
                  {name}
                </Text>
              </Link>
            </span>
            {unsaved ? (
              <span className={css.tags}>
                <Tag tone="warning">{copy.list.unsaved}</Tag>
                {open}
              </span>
            ) : (
              open
            )}
          </Inline>
          <div className={css.description}>
            <Text tone="secondary" lines={2} title={description}>
              {description || copy.list.noDescription}
            </Text>
          </div>
          <Inline justify="between">
            <Text size="caption" tone="tertiary" numeric>
              {[copy.list.documents(documentCount), category ? categoryLabels[category] : '']
                .filter(Boolean)
                .join('，')}
            </Text>
            <span className={css.menu}>
              <Menu
                trigger={<IconButton icon={Ellipsis} label={`${name}：${copy.list.more}`} size="sm" />}
                groups={[
                  [{ id: 'copy', label: copy.list.copy, icon: Copy, onSelect: onCopy }],
                  [{ id: 'remove', label: copy.list.remove, icon: Trash, tone: 'danger', onSelect: onRemove }],
                ]}
              />
            </span>
          </Inline>
        </Stack>
      </Card>
    </li>
  );
}
