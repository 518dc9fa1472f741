/** The forms of the page with unsaved changes: leaving it needs a confirmation, and the end of the session keeps it. */
export class OpenForms {
  readonly #dirty = new Set<symbol>();

  get any(): boolean {
    return this.#dirty.size > 0;
  }

  add(form: symbol): void {
    this.#dirty.add(form);
  }

  remove(form: symbol): void {
    this.#dirty.delete(form);
  }

  /** Forgets all forms: the user has agreed to lose the changes. */
  clear(): void {
    this.#dirty.clear();
  }
}
