/** The icons that are drawn in the page's document (client/build/drawings.html). */
export type IconName = 'shown' | 'hidden' | 'done' | 'light' | 'dark' | 'system' | 'close' | 'info' | 'offline';

/** A decorative icon: the text beside it, or the button's label, has the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
