import { portalFilesPath } from '@gdd/schema/entries';

/** Milliseconds between two looks for a newer version. */
const pause = 10 * 60_000;

interface DeploymentOptions {
  /** The path of the script that this tab runs; undefined where none was built: nothing is ever newer. */
  readonly ownFile: string | undefined;
  readonly now: () => number;
  /** Loads the newer version; the browser asks first where a form has unsaved changes. */
  readonly reload: () => void;
}

/** Whether a newer version of the portal was deployed than the one that this tab runs. It never reloads by itself. */
export class Deployment {
  readonly reload: () => void;
  readonly #ownFile: string | undefined;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #checkedAt: number;
  #isNewer = false;

  constructor({ ownFile, now, reload }: DeploymentOptions) {
    this.reload = reload;
    this.#ownFile = ownFile;
    this.#now = now;
    this.#checkedAt = now();
  }

  get isNewer(): boolean {
    return this.#isNewer;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Looks whenever the tab becomes visible again, at most every ten minutes; gives the function that stops it. */
  followTab(page: Document): () => void {
    const checkSeldom = (): void => {
      if (page.visibilityState === 'visible' && this.#now() - this.#checkedAt >= pause) void this.check();
    };
    page.addEventListener('visibilitychange', checkSeldom);
    return () => page.removeEventListener('visibilitychange', checkSeldom);
  }

  /** Looks at once. The names of the deployed files change with their content; no answer is no newer version. */
  readonly check = async (): Promise<void> => {
    if (this.#ownFile === undefined || this.#isNewer) return;
    this.#checkedAt = this.#now();
    const files = await fetch(portalFilesPath, { cache: 'no-cache' })
      .then(async (response) => (response.ok ? ((await response.json()) as unknown) : undefined))
      .catch(() => undefined);
    if (!Array.isArray(files) || files.length === 0 || files.includes(this.#ownFile)) return;
    this.#isNewer = true;
    for (const listener of this.#listeners) listener();
  };
}
