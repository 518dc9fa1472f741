import type { Drafts } from './Drafts';

/** Whether a form's changes are stored as a draft, or lost with the page (a chosen file, a password). */
type Changes = 'stored' | 'lost';

/**
 * What is open on the page: its forms with unsaved changes, which the end of the session keeps, and its dialogs. And the
 * drafts of all forms.
 */
export class OpenForms {
  readonly drafts: Drafts;
  readonly #dirty = new Map<symbol, Changes>();
  readonly #dialogs: (() => void)[] = [];

  constructor(drafts: Drafts) {
    this.drafts = drafts;
  }

  get any(): boolean {
    return this.#dirty.size > 0;
  }

  /** Whether leaving the page loses changes: it needs a confirmation. */
  get anyLost(): boolean {
    return [...this.#dirty.values()].includes('lost');
  }

  add(form: symbol, changes: Changes): void {
    this.#dirty.set(form, changes);
  }

  remove(form: symbol): void {
    this.#dirty.delete(form);
  }

  get hasDialog(): boolean {
    return this.#dialogs.length > 0;
  }

  /** Registers an open dialog. @param close asks it to close, as Esc does @returns removes it */
  openDialog(close: () => void): () => void {
    this.#dialogs.push(close);
    return () => {
      const at = this.#dialogs.indexOf(close);
      if (at >= 0) this.#dialogs.splice(at, 1);
    };
  }

  /** Asks the dialog on top to close. */
  closeDialog(): void {
    this.#dialogs.at(-1)?.();
  }

  /** Forgets all forms: the user has agreed to lose the changes. */
  clear(): void {
    this.#dirty.clear();
  }
}
