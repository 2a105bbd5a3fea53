import { expect, test } from 'vitest';
import { lazily } from './lazily.ts';

const counted = () => {
  let made = 0;
  const object = lazily(
    { first: 1 },
    {
      list: () => {
        made += 1;
        return [made];
      },
    },
  );
  return { object, made: () => made };
};

test('nothing is made before it is read, and then once', () => {
  const { object, made } = counted();
  expect(Object.keys(object)).toEqual(['first', 'list']);
  expect(made()).toBe(0);
  const { list } = object;
  expect(object.list).toBe(list);
  expect(made()).toBe(1);
  expect(Object.getOwnPropertyDescriptor(object, 'list')).toEqual({
    value: [1],
    writable: true,
    enumerable: true,
    configurable: true,
  });
});

test('the accessors, which all games share, keep nothing', () => {
  const { get, set } = Object.getOwnPropertyDescriptor(counted().object, 'list') ?? {};
  expect(Object.getOwnPropertyDescriptor(counted().object, 'list')?.get).toBe(get);
  for (const shared of [get, set]) {
    expect(shared).toBeTypeOf('function');
    expect(Object.isFrozen(shared)).toBe(true);
  }
});

test('JSON and copies show it', () => {
  expect(JSON.stringify(counted().object)).toBe('{"first":1,"list":[1]}');
  expect({ ...counted().object }).toEqual({ first: 1, list: [1] });
});

test('a bot may write over it without making it', () => {
  const { object, made } = counted();
  object.list = [9];
  expect(object.list).toEqual([9]);
  expect(made()).toBe(0);
});

test('a frozen object still answers, and always the same', () => {
  const { object, made } = counted();
  Object.freeze(object);
  expect(object.list).toBe(object.list);
  expect(made()).toBe(1);
});
