import { Button, Form, Grow, Inline, Text } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { useSaveKeys } from '../shared/useSaveKeys.ts';
import { settingsCopy } from './settingsCopy.ts';
import * as css from './SettingsFrame.css.ts';

export interface SettingsFrameProps {
  children: ReactNode;
  /** Labels of the changed fields; the bar stands only while there are some. */
  changed: readonly string[];
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

const FORM = 'settings';

/** A settings form with its save bar. Ctrl+S saves; closing the window with changes asks first. */
export function SettingsFrame({ children, changed, saving, onSave, onDiscard }: SettingsFrameProps) {
  const dirty = changed.length > 0;
  const words = settingsCopy.saveBar;

  useSaveKeys(dirty, FORM);

  return (
    <div className={css.frame}>
      <div className={css.scroll}>
        <Form id={FORM} onSubmit={onSave}>
          <div className={css.form}>{children}</div>
        </Form>
      </div>
      {dirty ? (
        <div className={css.bar}>
          <Grow>
            <Inline>
              <span className={css.dot} aria-hidden />
              <Text size="label">{words.unsaved}</Text>
              <span className={css.names}>
                <Text tone="secondary" lines={1}>
                  {words.changed(changed.join('、'))}
                </Text>
              </span>
            </Inline>
          </Grow>
          <Inline>
            <Button emphasis="quiet" onPress={onDiscard}>
              {words.discard}
            </Button>
            <Button tone="accent" emphasis="solid" pending={saving} type="submit" form={FORM}>
              {words.save}
              <kbd className={css.keys} aria-hidden>
                Ctrl S
              </kbd>
            </Button>
          </Inline>
        </div>
      ) : null}
    </div>
  );
}
