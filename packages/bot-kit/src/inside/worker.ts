import type { Order, Report } from '../calls.ts';
import type { Program } from './program.ts';
import type { WorkerGlobals } from './surroundings.ts';

/** As a worker of a browser: orders and reports are messages. */

export const tellPage = (place: WorkerGlobals): ((report: Report) => void) => place.postMessage.bind(place);

export const listen = (place: WorkerGlobals, program: Program): void => {
  place.addEventListener('message', ({ data }) => {
    const order = data as Order;
    if (order.type === 'load') void program.bringIn(order).then((brought) => program.begin(order, brought));
    else if (order.type === 'decide') program.decide(order);
    else if (order.type === 'forget') program.forget(order);
  });
};
