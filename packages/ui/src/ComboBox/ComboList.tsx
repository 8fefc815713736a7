import { Icon } from '../Icon/Icon.tsx';
import { Check } from '../icons.ts';
import { item, itemEnd } from '../Menu/Menu.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ComboBox.css.ts';
import { findIn, type ComboOption } from './filterOptions.ts';

export interface ComboListProps<Value extends string> {
  id: string;
  optionId: (index: number) => string;
  label: string;
  options: readonly ComboOption<Value>[];
  value: Value | undefined;
  /** The option the keys are at. */
  active: number;
  query: string;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The options that match; focus stays in the field. */
export function ComboList<Value extends string>(props: ComboListProps<Value>) {
  const { id, optionId, label, options, value, active, query, onPoint, onChoose } = props;
  return (
    <div id={id} role="listbox" aria-label={label} className={css.list} hidden={options.length === 0}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus stays in the field, whose keys choose
        <div
          key={option.value}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-disabled={option.disabled || undefined}
          className={`${item({})} ${css.option}`}
          onPointerMove={() => {
            if (!option.disabled) onPoint(index);
          }}
          onClick={() => onChoose(index)}
        >
          <span className={css.words}>
            <Marked text={option.label} query={query} />
            {option.description ? <span className={css.description}>{option.description}</span> : null}
          </span>
          {option.value === value ? (
            <span className={itemEnd}>
              <Icon of={Check} size="sm" tone="accent" />
              <VisuallyHidden>当前</VisuallyHidden>
            </span>
          ) : null}
        </div>
      ))}
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
