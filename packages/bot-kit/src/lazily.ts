type Makers = Record<string, () => unknown>;

/** A base whose subclasses put their private fields on an object that is already there. */
class Existing {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is how a private field comes onto a plain object.
    return object;
  }
}

/**
 * Properties made late. The makers lie in a private field, where no bot can find them, and the accessors are the same
 * functions for every object: accessors of its own for each object would cost more than most lists they put off.
 */
class Late extends Existing {
  static readonly #accessors = new Map<string, PropertyDescriptor>();
  readonly #makers: Makers;

  private constructor(object: object, makers: Makers) {
    super(object);
    this.#makers = makers;
  }

  static give(object: object, makers: Makers): void {
    new Late(object, makers);
    for (const key of Object.keys(makers)) Reflect.defineProperty(object, key, Late.#accessor(key));
  }

  static #accessor(key: string): PropertyDescriptor {
    const known = Late.#accessors.get(key);
    if (known !== undefined) return known;
    const accessor: PropertyDescriptor & ThisType<Late> = {
      get() {
        return this.#settle(key, this.#makers[key]());
      },
      set(value: unknown) {
        this.#settle(key, value);
      },
      enumerable: true,
      configurable: true,
    };
    // They outlive the game: nothing may be left on them for the next one.
    Object.freeze(accessor.get);
    Object.freeze(accessor.set);
    Late.#accessors.set(key, accessor);
    return accessor;
  }

  #settle(key: string, value: unknown): unknown {
    this.#makers[key] = () => value;
    // Nothing happens where the bot has frozen the object: then the accessor stays and answers the same again.
    Reflect.defineProperty(this, key, { value, writable: true, enumerable: true, configurable: true });
    return value;
  }
}

/**
 * Gives an object properties that are made when they are first read and are plain ones from then on. Lists of keys, copies
 * and JSON show them like any other; a bot that never asks for them never pays for them.
 */
export const lazily = <Made extends object, Parts extends object>(
  object: Made,
  makers: { readonly [Key in keyof Parts]: () => Parts[Key] },
): Made & Parts => {
  Late.give(object, { ...makers } as Makers);
  return object as Made & Parts;
};
