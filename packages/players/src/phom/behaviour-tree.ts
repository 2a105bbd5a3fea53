/**
 * Behaviour trees: a node looks at a board, may write on it, and succeeds or fails. A selector tries its children until
 * one succeeds; a sequence goes through its children as long as they succeed.
 */
export interface TreeNode<Board> {
  readonly name: string;
  readonly kind: 'selector' | 'sequence' | 'check' | 'execute';
  readonly children: readonly TreeNode<Board>[];
  run(board: Board): boolean;
}

export const selector = <Board>(name: string, ...children: readonly TreeNode<Board>[]): TreeNode<Board> => ({
  name,
  kind: 'selector',
  children,
  run: (board) => children.some((child) => child.run(board)),
});

export const sequence = <Board>(name: string, ...children: readonly TreeNode<Board>[]): TreeNode<Board> => ({
  name,
  kind: 'sequence',
  children,
  run: (board) => children.every((child) => child.run(board)),
});

/** A question; it may leave what it found on the board. */
export const check = <Board>(name: string, holds: (board: Board) => boolean): TreeNode<Board> => ({
  name,
  kind: 'check',
  children: [],
  run: holds,
});

/** A deed; it fails when it cannot be done. */
export const execute = <Board>(name: string, act: (board: Board) => boolean): TreeNode<Board> => ({
  name,
  kind: 'execute',
  children: [],
  run: act,
});

/** The tree as a picture, one node a line. */
export const picture = <Board>(node: TreeNode<Board>, indent = ''): string =>
  [`${indent}${node.kind} ${node.name}`, ...node.children.map((child) => picture(child, `${indent}  `))].join('\n');
