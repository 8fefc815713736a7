import { constants, type Avatar as AvatarValue } from '@tinystar/contract';
import { vars } from '@tinystar/tokens';
import { Avatar, Bubble, Button, ColorPicker, Field, GradientPicker, Inline, Stack, Switch } from '@tinystar/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { bubblePaint } from '../shared/bubblePaint.ts';
import { lateCopy } from './lateCopy.ts';
import type { DisplayDraft } from './settings.ts';

export interface DisplaySettingsFormProps {
  draft: DisplayDraft;
  changed: ReadonlySet<keyof DisplayDraft>;
  /** Whose face the gradient surrounds. */
  assistant: { id: string; name: string; avatar: AvatarValue };
  onChange: (change: Partial<DisplayDraft>) => void;
}

const words = lateCopy.display;
const presets = Object.entries(words.presets).map(([value, label]) => ({ value, label }));

/** Header, description, colours with what they colour beside them, and quick buttons (assistants.md §2 interface). */
export function DisplaySettingsForm({ draft, changed, assistant, onChange }: DisplaySettingsFormProps) {
  const { gradientStartColor: from, gradientEndColor: to, gradientAngle: angle } = draft;
  const ring = `linear-gradient(${angle}deg, ${from}, ${to})`;
  return (
    <>
      <Field layout="beside" label={words.header} changed={changed.has('showHeader')}>
        <Switch
          checked={draft.showHeader === 'enabled'}
          onChange={(on) => onChange({ showHeader: on ? 'enabled' : 'disabled' })}
        >
          {words.headerText}
        </Switch>
      </Field>
      <Field layout="beside" label={words.description} changed={changed.has('showDescription')}>
        <Switch
          checked={draft.showDescription === 'enabled'}
          onChange={(on) => onChange({ showDescription: on ? 'enabled' : 'disabled' })}
        >
          {words.descriptionText}
        </Switch>
      </Field>
      <Field layout="beside" label={words.colour} hint={words.colourHint} group changed={changed.has('bubbleColor')}>
        <Stack gap={12}>
          <Inline justify="between">
            <ColorPicker
              label={words.colour}
              presets={presets}
              value={draft.bubbleColor}
              onChange={(bubbleColor) => onChange({ bubbleColor })}
            />
            <Button size="sm" emphasis="quiet" onPress={() => onChange({ bubbleColor: constants.BUBBLE_COLOR })}>
              {words.reset}
            </Button>
          </Inline>
          <Bubble paint={bubblePaint(draft)}>{words.sample}</Bubble>
        </Stack>
      </Field>
      <Field
        layout="beside"
        label={words.gradient}
        hint={words.gradientHint}
        group
        changed={changed.has('gradientStartColor') || changed.has('gradientEndColor') || changed.has('gradientAngle')}
      >
        <Stack gap={12}>
          <GradientPicker
            label={words.gradient}
            presets={presets}
            value={{ from, to, angle }}
            onChange={(value) =>
              onChange({
                gradientStartColor: value.from,
                gradientEndColor: value.to,
                gradientAngle: Math.round(value.angle),
              })
            }
          />
          <Inline justify="between">
            <span style={assignInlineVars({ [vars.gradient.brand]: ring })}>
              <Avatar name={assistant.name} id={assistant.id} source={assistant.avatar} size="lg" ring decorative />
            </span>
            <Button
              size="sm"
              emphasis="quiet"
              onPress={() =>
                onChange({
                  gradientStartColor: constants.GRADIENT.start,
                  gradientEndColor: constants.GRADIENT.end,
                  gradientAngle: constants.GRADIENT.angle,
                })
              }
            >
              {words.reset}
            </Button>
          </Inline>
        </Stack>
      </Field>
      <Field layout="beside" label={words.quickButtons} changed={changed.has('isShowQuickButtons')}>
        <Switch checked={draft.isShowQuickButtons} onChange={(isShowQuickButtons) => onChange({ isShowQuickButtons })}>
          {words.quickButtonsText}
        </Switch>
      </Field>
    </>
  );
}
