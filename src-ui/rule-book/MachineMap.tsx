import { statesOf, transitionsOf } from '#domain/kernel/transitions'
import { useId } from 'react'
import type { MachineEntry } from '#domain/rule-book'
import type { ChangedArrow } from './evidence.ts'
import styles from './rule-book.module.css'

const BOX = { width: 132, height: 36, across: 60, down: 14 }

type Edge = readonly [from: string, to: string]

/** Every pair of states with a way between them, once; a way that stays where it is has no line. */
const edgesOf = ({ machine }: MachineEntry): readonly Edge[] => {
  const all = transitionsOf(machine).flatMap((row) => statesOf(row).map((from): Edge => [from, row.to]))
  return all.filter(([from, to], i) => from !== to && all.findIndex(([a, b]) => a === from && b === to) === i)
}

const EDGE_KINDS = ['on', 'here', 'faint', 'added', 'removed'] as const

/** Signs that say without colour what came and what went. */
const SIGNS = { added: '+', removed: '×' } as const

/** The ways that came and went, by the names of their states; one that leads to no state of today has no place. */
const changedEdges = ({ states }: MachineEntry, changed: readonly ChangedArrow[]) => {
  const nameOf = (word: string) => Object.keys(states).find((name) => states[name] === word)
  return changed.flatMap(({ is, from, to }) => {
    const [a, b] = [nameOf(from), nameOf(to)]
    return a === undefined || b === undefined || a === b ? [] : [{ is, edge: [a, b] as Edge }]
  })
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
export const MachineMap = ({
  machine,
  shown,
  changed = [],
}: {
  readonly machine: MachineEntry
  /** The state that is looked at; none where only what changed is of interest. */
  readonly shown?: string
  readonly changed?: readonly ChangedArrow[]
}) => {
  const own = useId()
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
  const lineOf = ([from, to]: Edge) => {
    const [a, b] = [places.get(from), places.get(to)]
    if (a === undefined || b === undefined) return null
    const [ay, by] = [a.y + BOX.height / 2, b.y + BOX.height / 2]
    const forward = a.x < b.x
    const x = forward || a.x === b.x ? a.x + BOX.width : a.x
    const end = forward ? b.x : b.x + BOX.width
    // A way within a column bows out beside it.
    const [out, into] = forward ? [x + 30, end - 30] : a.x > b.x ? [x - 30, end + 30] : [x + 36, end + 36]
    return {
      path: `M${x} ${ay}C${out} ${ay} ${into} ${by} ${end} ${by}`,
      middle: { x: (x + end + 3 * (out + into)) / 8, y: (ay + by) / 2 },
    }
  }
  const marked = changedEdges(machine, changed)
  const isMarked = ([from, to]: Edge) => marked.some(({ edge: [a, b] }) => a === from && b === to)
  const kindOf = ([from, to]: Edge) => (from === shown ? 'on' : to === shown ? 'here' : 'faint')
  const drawn = [
    ...edges
      .filter((edge) => !isMarked(edge))
      .map((edge) => ({ edge, kind: kindOf(edge) }))
      .toSorted((a, b) => Number(a.kind !== 'faint') - Number(b.kind !== 'faint')),
    ...marked.map(({ edge, is }) => ({ edge, kind: is })),
  ]
  return (
    <svg className={styles.map} width={width + 48} viewBox={`-4 -4 ${width + 48} ${height + 8}`} aria-hidden="true">
      <defs>
        {EDGE_KINDS.map((kind) => (
          <marker
            key={kind}
            id={`${own}-${kind}`}
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
      {drawn.map(({ edge, kind }) => {
        const line = lineOf(edge)
        return (
          line !== null && (
            <path
              key={edge.join(' ')}
              className={styles[`line-${kind}`]}
              d={line.path}
              markerEnd={`url(#${own}-${kind})`}
            />
          )
        )
      })}
      {names.map((name) => {
        const { x, y } = places.get(name) ?? { x: 0, y: 0 }
        return (
          <g key={name} className={name === shown ? styles['box-now'] : styles.box}>
            <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="6" />
            <text x={x + BOX.width / 2} y={y + BOX.height / 2}>
              {machine.states[name]}
            </text>
          </g>
        )
      })}
      {marked.map(({ edge, is }) => {
        const line = lineOf(edge)
        return (
          line !== null && (
            <g key={edge.join(' ')} className={styles[`sign-${is}`]}>
              <circle cx={line.middle.x} cy={line.middle.y} r="10" />
              <text x={line.middle.x} y={line.middle.y}>
                {SIGNS[is]}
              </text>
            </g>
          )
        )
      })}
    </svg>
  )
}
