import { useState, type ComponentType } from 'react';

interface ValueProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Wraps a controlled component for stories and tests, so that it holds what is written into it. */
export function live<Value, Props extends ValueProps<Value>>(Control: ComponentType<Props>) {
  return function Live(props: Props) {
    const [value, setValue] = useState<Value>(props.value);
    const change = (next: Value) => {
      setValue(next);
      props.onChange(next);
    };
    return <Control {...props} value={value} onChange={change} />;
  };
}
