import { useState, type ComponentType } from 'react';

/** What a component made by `live` is called in the code that the docs show: that of the component it holds. */
const nameOf = <Props,>(Control: ComponentType<Props> & { __docgenInfo?: { displayName?: string } }) =>
  Control.__docgenInfo?.displayName ?? Control.displayName ?? Control.name;

/**
 * Wraps a controlled component for stories and tests, so that it holds what is chosen in it: the prop `held`. A value
 * from outside, as from the docs' controls, is taken over.
 */
export function live<Value, Props extends { onChange: (value: Value) => void }>(
  Control: ComponentType<Props>,
  held: keyof Props & string = 'value' as keyof Props & string,
) {
  function Live(props: Props) {
    const given = props[held] as Value;
    const [now, setNow] = useState({ given, value: given });
    if (now.given !== given) setNow({ given, value: given });
    const change = (value: Value) => {
      setNow({ given, value });
      props.onChange(value);
    };
    return <Control {...props} {...{ [held]: now.value }} onChange={change} />;
  }
  Live.displayName = nameOf(Control);
  return Live;
}
