/** The address of a story inside the whole Storybook. */
export const storyAddress = (id: string) => new URL(`./?path=/story/${id}`, document.baseURI).href;

/** Leads to another page; the window around the preview is the one that navigates. */
export function StoryLink({ id, children }: { id: string; children: string }) {
  return (
    <a className="guide-link" href={storyAddress(id)} target="_top">
      {children}
    </a>
  );
}
