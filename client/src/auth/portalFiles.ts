import { portalFilesPath } from '@gdd/schema/entries';

/** Fetches the portal's files into the browser's cache at the first call; a failure has no effect, and is ignored. */
export function fetchOnce(browser: Window): () => void {
  let hasStarted = false;
  const fetchFiles = async (): Promise<void> => {
    const list = await browser.fetch(new URL(portalFilesPath, browser.location.href));
    const files = (await list.json()) as readonly string[];
    // One after the other, so that the user's own requests go first.
    for (const file of files)
      await (await browser.fetch(new URL(file, browser.location.href), { priority: 'low' })).arrayBuffer();
  };
  return () => {
    if (hasStarted) return;
    hasStarted = true;
    void fetchFiles().catch(() => undefined);
  };
}
