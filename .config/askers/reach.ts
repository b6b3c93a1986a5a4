import type { Program } from './program-units.ts'

/** Who is asked for a member: by any name, or by the names under which a port is handed on. */
type Waiting = { readonly unit: string; readonly names: ReadonlySet<string> | null }

type Options = {
  /** Units that are not walked into. */
  readonly without?: readonly string[]
  /** What runs in the frame of the page already: of a port that was made there only what is asked of it runs here. */
  readonly known?: ReadonlySet<string>
}

/**
 * Walks on from some units through all that may run with them: whatever they name, and of what has methods those that are
 * asked for by name. Two methods of one name are told apart by the port that they belong to, where its name says which.
 */
export const makeReach = (program: Program) => {
  const { units, records, makers, ports, namesOf } = program
  const asked = new Set<string>()
  for (const { accesses, memberMentions } of units.values())
    for (const [, member] of [...accesses, ...memberMentions]) asked.add(member)
  const tokens = new Set(makers.keys())
  const handedOn = new Set([...namesOf].flatMap(([meant, names]) => (tokens.has(meant) ? [...names] : [])))

  return (roots: readonly string[], { without = [], known = new Set<string>() }: Options = {}): ReadonlySet<string> => {
    const live = new Set<string>()
    const queue: string[] = []
    const waiting = new Map<string, Waiting[]>()
    const accessed = new Map<string, Set<string>>()
    const offered = new Set<string>()
    const isAsked = (receivers: ReadonlySet<string>, names: ReadonlySet<string> | null) =>
      names === null ||
      [...receivers].some((one) => names.has(one) || one === '' || (one !== 'a record' && !handedOn.has(one)))

    const run = (unit: string) => {
      if (live.has(unit) || without.includes(unit) || !units.has(unit)) return
      live.add(unit)
      queue.push(unit)
    }
    const offer = (owner: string, names: ReadonlySet<string> | null, given = false): void => {
      const key = `${owner} ${given}`
      const unit = units.get(owner)
      if (unit === undefined || offered.has(key)) return
      offered.add(key)
      for (const [member, own] of unit.members) {
        if (!asked.has(member)) run(own)
        else if (isAsked(accessed.get(member) ?? new Set(), names) && accessed.has(member)) run(own)
        else waiting.set(member, [...(waiting.get(member) ?? []), { unit: own, names }])
      }
      for (const next of unit.spreads) {
        if (!given) run(next)
        offer(next, names, given)
      }
      const maker = makers.get(owner)
      if (maker === undefined) return
      if (ports.has(owner) && known.has(maker)) return give(owner, maker)
      run(maker)
      offer(maker, namesOf.get(owner) ?? new Set())
    }
    /** A port that is there already: its methods wait, and those of what it was made of. */
    const give = (owner: string, maker: string) => {
      offer(maker, namesOf.get(owner) ?? new Set(), true)
      for (const next of units.get(maker)?.mentions ?? []) if (makers.has(next)) offer(next, null, true)
    }
    const mention = (name: string) => {
      run(name)
      const unit = units.get(name)
      if (unit === undefined) return
      offer(name, null)
      // A record that is named as a whole may be asked for anything.
      if (records.has(name)) for (const own of unit.members.values()) run(own)
    }
    const mentionMember = (owner: string, member: string): boolean => {
      const unit = units.get(owner)
      const own = unit?.members.get(member)
      if (own !== undefined) {
        run(owner)
        run(own)
      }
      return own !== undefined || [...(unit?.spreads ?? [])].some((next) => mentionMember(next, member))
    }
    const access = (receiver: string, member: string) => {
      const receivers = accessed.get(member) ?? new Set()
      accessed.set(member, receivers.add(receiver))
      const still: Waiting[] = []
      for (const one of waiting.get(member) ?? [])
        if (isAsked(receivers, one.names)) run(one.unit)
        else still.push(one)
      waiting.set(member, still)
    }

    for (const root of roots) mention(root)
    for (const one of queue) {
      const unit = units.get(one)
      if (unit === undefined) continue
      offer(one, null)
      for (const name of unit.mentions) mention(name)
      for (const [owner, member] of unit.memberMentions)
        if (!mentionMember(owner, member)) {
          mention(owner)
          access(owner.split('#')[1] ?? '', member)
        }
      for (const [receiver, member] of unit.accesses) access(receiver, member)
    }
    return live
  }
}
