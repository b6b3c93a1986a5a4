import type { Decision } from './decide.ts'

/** 행위자: the actor of a transition: the applicant, an officer of the agency, or the system. */
export type Actor = 'applicant' | 'officer' | 'system'

/**
 * The `ref` of a rule about officers that the specification does not contain; it means "none". The specification does
 * not prescribe the order in which the agency works, so these rules follow the officer API of the fake server.
 */
export const NOT_SPECIFIED_REF = '없음'

/**
 * A condition of a transition besides the status. `says` is Korean because the diagrams print it. `refuses` is the
 * reason for the refusal if the condition is not met.
 */
export type TransitionCondition<Facts, Reason extends string> = {
  readonly says: string
  readonly refuses: Reason
  readonly ref: string
  readonly holds: (facts: Facts) => boolean
}

/** Several states under one name. A diagram shows them as one state. */
export type StateGroup<State extends string> = {
  readonly name: string
  readonly says: string
  readonly states: readonly State[]
}

type ActionTitles = { readonly [who in Actor]?: Readonly<Record<string, string>> }

export type ActionOf<Titles extends ActionTitles> = {
  [Who in keyof Titles & Actor]: { readonly who: Who; readonly action: keyof Titles[Who] & string }
}[keyof Titles & Actor]

export type MachineTypes = {
  readonly action: { readonly who: Actor; readonly action: string }
  readonly state: string
  readonly next: string
  readonly facts: unknown
  readonly reason: string
}

/** The types of any machine, for code that only reads its rows. Its conditions cannot be evaluated. */
export type AnyMachineTypes = Omit<MachineTypes, 'facts'> & { readonly facts: never }

export type Transition<T extends MachineTypes> = T['action'] & {
  readonly id: string
  readonly to: T['next']
  readonly ref: string
  readonly from: readonly T['state'][] | StateGroup<T['state']>
  readonly given?: TransitionCondition<T['facts'], T['reason']>
}

/** The last row of every machine. Refuses everything that no other row lists; the reason is the status. */
export type RefusalRow = { readonly id: string; readonly otherwise: 'status'; readonly ref: string }

/** 상태 전이표: rows in reading order. A machine does not compile without a last row that refuses. */
export type StateMachine<T extends MachineTypes> = readonly [...Transition<T>[], RefusalRow]

export type TransitionVerdict<T extends MachineTypes> =
  | { readonly to: T['next'] }
  | { readonly refused: T['reason'] | 'status' }

export const sourceStates = <State extends string>({
  from,
}: {
  readonly from: readonly State[] | StateGroup<State>
}): readonly State[] => ('states' in from ? from.states : from)

export const transitionsOf = <T extends MachineTypes>(machine: StateMachine<T>): readonly Transition<T>[] =>
  machine.filter((row): row is Transition<T> => 'from' in row)

/**
 * Returns the transition for this action, actor and state, whether or not the condition of the transition is met; null
 * if the machine has no such transition.
 */
export const transitionFor = <T extends MachineTypes>(
  machine: StateMachine<T>,
  { who, action, from }: T['action'] & { readonly from: T['state'] },
): Transition<T> | null =>
  transitionsOf(machine).find((row) => row.who === who && row.action === action && sourceStates(row).includes(from)) ??
  null

/**
 * 상태 전이: returns the state to which this actor's action leads, or why the action is refused. Refuses every action
 * that no transition lists.
 */
export const decideTransition = <T extends MachineTypes>(
  machine: StateMachine<T>,
  step: T['action'] & { readonly from: T['state'] },
  facts: T['facts'],
): Decision<TransitionVerdict<T>> => {
  const row = transitionFor(machine, step)
  const { who, action, from } = step
  const decisionFacts = { who, action, from }
  if (row === null) {
    const { id, otherwise, ref } = machine.at(-1) as RefusalRow
    return { verdict: { refused: otherwise }, because: { rule: id, ref }, facts: decisionFacts }
  }
  const { id, to, ref, given } = row
  return given === undefined || given.holds(facts)
    ? { verdict: { to }, because: { rule: id, ref }, facts: decisionFacts }
    : { verdict: { refused: given.refuses }, because: { rule: id, ref: given.ref }, facts: decisionFacts }
}

/**
 * Returns the status that a decision leads to. Throws for a refused decision, so that nothing is stored. Callers must
 * not pass a deletion, because `deleted` is not a status.
 */
export const reachedStatusOrThrow = <T extends MachineTypes>({
  verdict,
}: Pick<Decision<TransitionVerdict<T>>, 'verdict'>): Exclude<T['next'], 'deleted'> => {
  if ('to' in verdict) return verdict.to as Exclude<T['next'], 'deleted'>
  throw new RangeError(`refused because of ${verdict.refused}`)
}
