export const vi = { nothingToSwap: 'Hết lá để đổi.' };
export const en = { nothingToSwap: 'There is no card left to swap for.' };
