import type { Node, Program } from 'acorn';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The parts of a piece of code that are code themselves, in order. */
const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

export interface Met {
  readonly node: Node;
  /** Whether it stands inside a function, and so runs only when that is called. */
  readonly isInFunction: boolean;
}

/** All code in the order it is written. It may be nested as deep as it likes: nothing here calls itself. */
export function* nodesOf(program: Program): Generator<Met> {
  const ahead: Met[] = [{ node: program, isInFunction: false }];
  for (let met = ahead.pop(); met !== undefined; met = ahead.pop()) {
    yield met;
    const isInFunction = met.isInFunction || FUNCTIONS.has(met.node.type);
    for (const node of partsOf(met.node).reverse()) ahead.push({ node, isInFunction });
  }
}
