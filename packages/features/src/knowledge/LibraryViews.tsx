import { SegmentedControl } from '@tinystar/ui';
import { copy } from './copy.ts';

const views = (['library', 'bin'] as const).map((value) => ({ value, label: copy.views[value] }));

/** Switches between the library and its recycle bin. */
export function LibraryViews(props: { view: 'library' | 'bin'; onView: (view: 'library' | 'bin') => void }) {
  return <SegmentedControl label={copy.views.label} options={views} value={props.view} onChange={props.onView} />;
}
