/** The forms with unsaved changes that stand on the page: leaving asks, and an ended session keeps the page. */
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

  /** Whoever leaves has agreed to lose the changes. */
  clear(): void {
    this.#dirty.clear();
  }
}
