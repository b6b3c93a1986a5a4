import type { Asked } from '../../src-ui/rule-book/evidence.ts'
import type { Program } from './program-units.ts'
import { makeReach } from './reach.ts'

const APP = 'src-ui/App.tsx'
const MAIN_PAGE = `${APP}#MainPage`
const INNER_PAGE = `${APP}#LazyInnerPage`
/** What every page has around it, whatever it shows. */
const FRAME = [`${APP}#App`, 'src-ui/shell/Frame.tsx#Frame']
const DESK = 'fake-server/officer/'

/** The controls of the fake world are no calls of the product. */
const isProductCall = (call: string) => !call.includes(' /__world')

/** What each page, each call and the desk runs: found by following what each part of the program names, from there on. */
const readAskers = (program: Program) => {
  const reach = makeReach(program)
  const frame = reach(FRAME, { without: [MAIN_PAGE, INNER_PAGE] })
  const inner = reach([...FRAME, INNER_PAGE], { without: [MAIN_PAGE] })
  const main = reach([MAIN_PAGE], { without: FRAME, known: frame })
  const pages = [...program.screens].map(([file, addresses]) => ({
    addresses,
    runs: reach([`${file}#loaded`], { known: inner }),
  }))
  return {
    frame,
    inner,
    pages: [{ addresses: ['/'], runs: main }, ...pages],
    calls: [...program.endpoints]
      .filter(([, call]) => isProductCall(call))
      .map(([unit, call]) => ({ call, runs: reach([unit]) })),
    desk: reach([...program.units.keys()].filter((unit) => unit.startsWith(DESK))),
  }
}

/**
 * Who asks a function of the domain (`concept/file#name`): the pages, calls and desk from which it is reached by its name,
 * through use cases, ports and what is bound to them. A condition before a call is not looked at.
 */
export const findAskers = (program: Program): ((asked: `${string}#${string}`) => Asked) => {
  const { frame, inner, pages, calls, desk } = readAskers(program)
  return (asked) => {
    const [module = '', name = ''] = asked.split('#')
    const unit = `src-domain/${module}.ts#${name}`
    return {
      screens: pages.flatMap(({ addresses, runs }) => (runs.has(unit) ? addresses : [])).toSorted(),
      endpoints: calls.flatMap(({ call, runs }) => (runs.has(unit) ? call : [])).toSorted(),
      desk: desk.has(unit),
      around: frame.has(unit) ? 'every' : inner.has(unit) ? 'inner' : null,
    }
  }
}
