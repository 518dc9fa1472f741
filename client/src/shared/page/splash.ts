/** Milliseconds (specification, section 2) until the splash begins to fade, and of its fading. */
const splashTiming = { delay: 100, fade: 800 } as const;

/** Fades out the splash of index.html and removes it; does nothing if that has begun already. */
export function hideSplash(): void {
  const splash = document.getElementById('splash');
  if (splash === null || splash.dataset['leaving'] === 'true') return;
  splash.dataset['leaving'] = 'true';
  setTimeout(() => {
    splash.classList.add('leaving');
    setTimeout(() => splash.remove(), splashTiming.fade);
  }, splashTiming.delay);
}
