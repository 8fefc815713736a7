import {
  constants,
  ShoppeDescription,
  ShoppeName,
  type PublicShoppe,
  type Shoppe,
  type ShoppeBot,
} from '@tinystar/contract';
import {
  Button,
  Divider,
  Empty,
  Field,
  Form,
  Grow,
  Heading,
  IconButton,
  Inline,
  InlineMessage,
  Link,
  OrderList,
  Stack,
  Switch,
  Text,
  TextArea,
  TextInput,
} from '@tinystar/ui';
import { ArrowUpRight, Image, Link2, Plus, X } from '@tinystar/ui/icons';
import { useState } from 'react';
import { useSaveKeys } from '../shared/useSaveKeys.ts';
import { BotCell } from './BotPickerDialog.tsx';
import { copy } from './copy.ts';
import { ShoppeBoard } from './ShoppeBoard.tsx';
import * as css from './ShoppeConfigView.css.ts';
import { ShoppeStatus } from './ShoppeListView.tsx';

const FORM = 'shoppe';

/** What is saved together. */
export interface ShoppeDraft extends Pick<Shoppe, 'name' | 'description' | 'banner'> {
  bots: readonly ShoppeBot[];
}

export interface ShoppeConfigViewProps {
  shoppe: Shoppe;
  enterprise: PublicShoppe['enterprise'];
  draft: ShoppeDraft;
  dirty: boolean;
  saving: boolean;
  switching: boolean;
  backHref: string;
  /** Where an own assistant is published. */
  publishHref: (bot: ShoppeBot) => string;
  /** Whole address of its public page. */
  link: string;
  onDraft: (change: Partial<ShoppeDraft>) => void;
  onSave: () => void;
  onStatus: (status: Shoppe['status']) => void;
  onCopyLink: () => void;
  onAdd: () => void;
  onTakeOut: (bot: ShoppeBot) => void;
  onCover: (bot: ShoppeBot) => void;
  onBanner: () => void;
}

/** The fields of a showcase, its assistants in their order, and how visitors will see them. */
export function ShoppeConfigView(props: ShoppeConfigViewProps) {
  const { shoppe, enterprise, draft, dirty, saving, switching, backHref, publishHref, link } = props;
  const { onDraft, onSave, onStatus, onCopyLink, onAdd, onTakeOut, onCover, onBanner } = props;
  const [checked, setChecked] = useState(false);
  const { bots } = draft;
  const [name, description] = [ShoppeName.safeParse(draft.name), ShoppeDescription.safeParse(draft.description)];
  const full = bots.length >= constants.SHOPPE_BOTS_MAX;
  const save = () => {
    setChecked(true);
    if (name.success && description.success && !saving) onSave();
  };
  useSaveKeys(dirty, FORM);
  const shown = bots.filter(({ state }) => state === 'shown');
  const open = shoppe.status === 'enabled';
  const add = (
    <Button icon={Plus} disabled={full} onPress={onAdd}>
      {copy.addBots}
    </Button>
  );
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={12} wrap>
        <Inline gap={12} wrap>
          <Link href={backHref}>{copy.back}</Link>
          <Heading level={2} truncate>
            {shoppe.name}
          </Heading>
          <ShoppeStatus status={shoppe.status} />
        </Inline>
        <Inline gap={8} wrap>
          {dirty ? <Text tone="secondary">{copy.unsaved}</Text> : null}
          {open ? (
            <Button icon={ArrowUpRight} href={link} external>
              {copy.visit}
            </Button>
          ) : null}
          <Button icon={Link2} onPress={onCopyLink}>
            {copy.copyLink}
          </Button>
          <Button tone="accent" emphasis="solid" disabled={!dirty} pending={saving} type="submit" form={FORM}>
            {copy.save}
          </Button>
        </Inline>
      </Inline>
      <div className={css.columns}>
        <Form id={FORM} onSubmit={save}>
          <Stack gap={20}>
            <Field
              label={copy.name}
              layout="beside"
              required
              error={checked && !name.success ? name.error.issues[0]?.message : undefined}
            >
              <TextInput
                value={draft.name}
                limit={constants.SHOPPE_NAME_MAX}
                onChange={(next) => onDraft({ name: next })}
              />
            </Field>
            <Field
              label={copy.description}
              layout="beside"
              error={description.success ? undefined : description.error.issues[0]?.message}
            >
              <TextArea
                rows={2}
                maxRows={4}
                value={draft.description}
                limit={constants.SHOPPE_DESCRIPTION_MAX}
                placeholder={copy.descriptionPlaceholder}
                onChange={(next) => onDraft({ description: next })}
              />
            </Field>
            <Field label={copy.banner} layout="beside" group hint={copy.bannerHint}>
              <Inline gap={12} wrap>
                {draft.banner ? <img className={css.banner} src={draft.banner.url} alt="" /> : null}
                <Button size="sm" icon={Image} onPress={onBanner}>
                  {copy.setBanner}
                </Button>
              </Inline>
            </Field>
            <Field label={copy.enable} layout="beside" group>
              <Switch checked={open} disabled={switching} onChange={(on) => onStatus(on ? 'enabled' : 'disabled')}>
                {copy.switch}
              </Switch>
            </Field>
            <Divider />
            <Inline justify="between" wrap>
              <Inline gap={8} wrap>
                <Heading level={2}>{copy.bots}</Heading>
                <Text tone="secondary">{full ? copy.full : copy.order(bots.length)}</Text>
              </Inline>
              {bots.length > 0 ? add : null}
            </Inline>
            {bots.length === 0 ? (
              <Empty kind="first" title={copy.noBots.title} action={add}>
                {copy.noBots.text}
              </Empty>
            ) : (
              <OrderList
                label={copy.bots}
                onOrder={(ids) => onDraft({ bots: ids.flatMap((id) => bots.find((bot) => bot.id === id) ?? []) })}
                items={bots.map((bot) => ({
                  id: bot.id,
                  name: bot.name,
                  content: (
                    <Inline>
                      <Grow>
                        <BotCell bot={bot} />
                      </Grow>
                      {bot.state === 'unpublished' && bot.lentBy === '' ? (
                        <Button
                          size="sm"
                          emphasis="quiet"
                          href={publishHref(bot)}
                          aria-label={copy.publishNamed(bot.name)}
                        >
                          {copy.publish}
                        </Button>
                      ) : null}
                      {bot.state === 'withdrawn' ? null : (
                        <IconButton
                          size="sm"
                          icon={Image}
                          label={copy.setCoverOf(bot.name)}
                          onPress={() => onCover(bot)}
                        />
                      )}
                      <IconButton size="sm" icon={X} label={copy.takeOut(bot.name)} onPress={() => onTakeOut(bot)} />
                    </Inline>
                  ),
                }))}
              />
            )}
          </Stack>
        </Form>
        <Stack gap={12}>
          <Inline gap={8}>
            <Heading level={2}>{copy.preview}</Heading>
            <Text tone="secondary">{copy.previewHint}</Text>
          </Inline>
          {open ? null : <InlineMessage tone="warning">{copy.closed}</InlineMessage>}
          {bots.length > 0 && shown.length === 0 ? (
            <InlineMessage tone="warning">{copy.nothingShown}</InlineMessage>
          ) : null}
          <section className={css.phone} aria-label={copy.preview}>
            <ShoppeBoard
              level={2}
              shoppe={{ ...draft, name: draft.name.trim() || shoppe.name, enterprise }}
              bots={shown}
            />
          </section>
        </Stack>
      </div>
    </Stack>
  );
}
