import { statesOf, transitionsOf } from '#domain/kernel/transitions'
import type { MachineEntry } from '#domain/rule-book'
import styles from './rule-book.module.css'

const BOX = { width: 132, height: 36, across: 60, down: 14 }

type Edge = readonly [from: string, to: string]

/** Every pair of states with a way between them, once; a way that stays where it is has no line. */
const edgesOf = ({ machine }: MachineEntry): readonly Edge[] => {
  const all = transitionsOf(machine).flatMap((row) => statesOf(row).map((from): Edge => [from, row.to]))
  return all.filter(([from, to], i) => from !== to && all.findIndex(([a, b]) => a === from && b === to) === i)
}

/** How many steps a state is away from the beginning; what nothing leads to stands at the beginning. */
const stepsOf = (
  names: readonly string[],
  edges: readonly Edge[],
  machine: MachineEntry,
): ReadonlyMap<string, number> => {
  const led = new Set(edges.filter(([from]) => names.includes(from)).map(([, to]) => to))
  const starts = machine.first === undefined ? names.filter((name) => !led.has(name)) : [machine.first]
  const begun = edges.filter(([from]) => !names.includes(from)).map(([, to]) => to)
  const steps = new Map([...starts, ...begun].map((name) => [name, 0]))
  for (const [name, step] of steps)
    for (const [from, to] of edges) if (from === name && !steps.has(to)) steps.set(to, step + 1)
  for (const name of names) if (!steps.has(name)) steps.set(name, 0)
  return steps
}

/**
 * The whole machine as a picture, drawn from its table: from left to right as many steps as it takes; the ways of the state
 * that is shown are strong. What it says stands beside it in words, so it is no more than a picture.
 */
export const MachineMap = ({ machine, shown }: { readonly machine: MachineEntry; readonly shown: string }) => {
  const names = Object.keys(machine.states)
  const edges = edgesOf(machine)
  const steps = stepsOf(names, edges, machine)
  const columns = new Map<number, string[]>()
  for (const name of names) {
    const step = steps.get(name) ?? 0
    columns.set(step, [...(columns.get(step) ?? []), name])
  }
  const tallest = Math.max(...[...columns.values()].map((column) => column.length))
  const height = tallest * (BOX.height + BOX.down)
  const places = new Map(
    [...columns].flatMap(([step, column]) =>
      column.map((name, i) => {
        const free = height / column.length
        return [name, { x: step * (BOX.width + BOX.across), y: free * i + (free - BOX.height) / 2 }] as const
      }),
    ),
  )
  const width = columns.size * (BOX.width + BOX.across) - BOX.across
  const lineOf = ([from, to]: Edge): string | null => {
    const [a, b] = [places.get(from), places.get(to)]
    if (a === undefined || b === undefined) return null
    const [ay, by] = [a.y + BOX.height / 2, b.y + BOX.height / 2]
    if (a.x < b.x) {
      const [x, end] = [a.x + BOX.width, b.x]
      return `M${x} ${ay}C${x + 30} ${ay} ${end - 30} ${by} ${end} ${by}`
    }
    const [x, end] = [a.x > b.x ? a.x : a.x + BOX.width, b.x + BOX.width]
    const bend = a.x > b.x ? [x - 30, end + 30] : [x + 36, end + 36]
    return `M${x} ${ay}C${bend[0]} ${ay} ${bend[1]} ${by} ${end} ${by}`
  }
  const kindOf = ([from, to]: Edge) => (from === shown ? 'on' : to === shown ? 'here' : 'faint')
  const drawn = edges.toSorted((a, b) => Number(kindOf(a) !== 'faint') - Number(kindOf(b) !== 'faint'))
  return (
    <svg className={styles['map']} width={width + 48} viewBox={`-4 -4 ${width + 48} ${height + 8}`} aria-hidden="true">
      <defs>
        {(['on', 'here', 'faint'] as const).map((kind) => (
          <marker
            key={kind}
            id={`${machine.prefix}-${kind}`}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path className={styles[`head-${kind}`]} d="M0 0 8 4 0 8z" />
          </marker>
        ))}
      </defs>
      {drawn.map((edge) => {
        const line = lineOf(edge)
        const kind = kindOf(edge)
        return (
          line !== null && (
            <path
              key={edge.join(' ')}
              className={styles[`line-${kind}`]}
              d={line}
              markerEnd={`url(#${machine.prefix}-${kind})`}
            />
          )
        )
      })}
      {names.map((name) => {
        const { x, y } = places.get(name) ?? { x: 0, y: 0 }
        return (
          <g key={name} className={name === shown ? styles['box-now'] : styles['box']}>
            <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="6" />
            <text x={x + BOX.width / 2} y={y + BOX.height / 2}>
              {machine.states[name]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
