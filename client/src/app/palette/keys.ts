const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys of the palette, as they are written on this machine's keyboard. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K';

export type KeyCommand = 'palette' | 'shortcuts' | 'search';

/**
 * The command of a key pressed anywhere in the portal, if any.
 *
 * @param single whether single-key shortcuts are on; they are always ignored while the user types
 */
export function commandOf(event: KeyboardEvent, single: boolean): KeyCommand | undefined {
  if (event.defaultPrevented || event.altKey || event.isComposing) return undefined;
  const withControl = event.ctrlKey || event.metaKey;
  if (withControl) return !event.shiftKey && event.key.toLowerCase() === 'k' ? 'palette' : undefined;
  if (!single || isTyping(event.target)) return undefined;
  if (event.key === '?') return 'shortcuts';
  return event.key === '/' ? 'search' : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null)
  );
}
