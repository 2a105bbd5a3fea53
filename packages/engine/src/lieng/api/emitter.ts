/** Listeners by name. A listener is told the event and, where it is for one player's eyes only, whose. */
export class Emitter<Event extends { readonly type: string }> {
  readonly #listeners = new Map<string, Set<(event: Event, to: string | null) => void>>();

  /** Listens to one type of event, or to `'*'` for all. The answer ends it. */
  on(type: Event['type'] | '*', listener: (event: Event, to: string | null) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Tells every listener, also those after one that throws; what was thrown is added to `errors`. */
  emit(event: Event, to: string | null, errors: unknown[]): void {
    for (const name of [event.type, '*']) {
      for (const listener of this.#listeners.get(name) ?? []) {
        try {
          listener(event, to);
        } catch (error) {
          errors.push(error);
        }
      }
    }
  }
}
