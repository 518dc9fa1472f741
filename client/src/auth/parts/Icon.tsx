/** The icons that the page's document has drawings of (client/build/drawings.html). */
export type IconName = 'shown' | 'hidden' | 'done' | 'light' | 'dark' | 'system' | 'close' | 'info' | 'offline';

/** An icon beside a word that says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
