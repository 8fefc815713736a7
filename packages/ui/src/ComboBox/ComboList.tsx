import { useRef, type Ref } from 'react';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { Icon } from '../Icon/Icon.tsx';
import { Check } from '../icons.ts';
import { item, itemEnd } from '../Menu/Menu.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ComboBox.css.ts';
import { findIn, type ComboOption } from './filterOptions.ts';
import { comboBoxCopy } from './copy.ts';

export interface ComboListProps {
  list: Ref<HTMLDivElement> & { current: HTMLDivElement | null };
  listBoxProps: AriaListBoxOptions<ComboOption>;
  label: string;
  state: ComboBoxState<ComboOption>;
  query: string;
}

/** The options that match; focus stays in the field. */
export function ComboList({ list, listBoxProps, label, state, query }: ComboListProps) {
  const props = { ...listBoxProps, 'aria-label': label, 'aria-labelledby': undefined };
  const { listBoxProps: shown } = useListBox(props, state, list);
  return (
    <div {...shown} ref={list} className={css.list} hidden={state.collection.size === 0}>
      {[...state.collection].map(({ key, value }) =>
        value ? <ComboChoice key={key} option={value} state={state} query={query} /> : null,
      )}
    </div>
  );
}

interface ComboChoiceProps {
  option: ComboOption;
  state: ComboBoxState<ComboOption>;
  query: string;
}

function ComboChoice({ option, state, query }: ComboChoiceProps) {
  const element = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected } = useOption({ key: option.value }, state, element);
  return (
    <div {...optionProps} ref={element} className={`${item({})} ${css.option}`} data-lit={isFocused || undefined}>
      <span className={css.words}>
        <Marked text={option.label} query={query} />
        {option.description ? <span className={css.description}>{option.description}</span> : null}
      </span>
      {isSelected ? (
        <span className={itemEnd}>
          <Icon of={Check} size="sm" tone="accent" />
          <VisuallyHidden>{comboBoxCopy.current}</VisuallyHidden>
        </span>
      ) : null}
    </div>
  );
}

/** Shows where the query stands in a label. */
function Marked({ text, query }: { text: string; query: string }) {
  const place = findIn(text, query);
  if (!place) return text;
  return (
    <>
      {text.slice(0, place[0])}
      <mark className={css.found}>{text.slice(...place)}</mark>
      {text.slice(place[1])}
    </>
  );
}
