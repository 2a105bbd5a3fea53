/** Listeners by name. A listener is told the event and, where it is for one player's eyes only, whose. */
export class Emitter<Event extends { readonly type: string }> {
  readonly #listeners = new Map<string, Set<(event: Event, to: string | null) => void>>();

  /** Listens to one type of event, or to `'*'` for all. The answer ends it. */
  on(type: Event['type'] | '*', listener: (event: Event, to: string | null) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  emit(event: Event, to: string | null): void {
    for (const name of [event.type, '*']) {
      for (const listener of this.#listeners.get(name) ?? []) listener(event, to);
    }
  }
}
