import {
  decide,
  evolve,
  type Person,
  replayTable,
  type Surroundings,
  type TableEvent,
  type TableRuling,
} from '@sanh-rong/table';

type Decision = TableRuling<readonly TableEvent[]>;

/** A table that has just been created, after commands of its creator, one after the other; or why one of them is refused. */
export const prepared = (
  created: Decision,
  commands: readonly object[],
  person: Person,
  around: Surroundings,
): Decision => {
  if (!created.ok) return created;
  const events = [...created.value];
  let state = replayTable(events);
  for (const command of commands) {
    if (state === null) break;
    const decision = decide(state, person, command, around);
    if (!decision.ok) return decision;
    for (const event of decision.value) state = evolve(state, event).state;
    events.push(...decision.value);
  }
  return { ok: true, value: events };
};
