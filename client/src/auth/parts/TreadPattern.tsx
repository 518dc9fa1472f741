/**
 * A tyre's tread from above: shoulder blocks, sipes, a zigzag rib, and the wear indicators in amber. Decorative; the
 * drawing is in the page's document (client/build/drawings.html).
 */
export function TreadPattern() {
  return (
    <svg className="pattern" aria-hidden="true">
      <use href="#tread-pattern" width="100%" height="100%" />
    </svg>
  );
}
