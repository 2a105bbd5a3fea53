const ordersOf = <Id>(rest: readonly Id[]): Id[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first, at) => ordersOf(rest.toSpliced(at, 1)).map((order) => [first, ...order]));

/**
 * Finals: every deal from all its seatings, so that not even who sits behind whom is left to the draw. That is one match for
 * every order round the table, all of them with one seed. A match draws an order of its own for each deal, the same in all
 * of them; so in every deal all orders are played, and each in all rotations: n! games a deal, 24 for four.
 */
export const finalTables = <Id>([first, ...rest]: readonly Id[]): Id[][] =>
  ordersOf(rest).map((order) => [first, ...order]);
