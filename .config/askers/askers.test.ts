import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findAskers } from './askers.ts'
import { readProgram } from './program-units.ts'

/** A portal as small as can be: a frame, two screens, a use case with two methods, a port, and a server. */
const PORTAL: Readonly<Record<string, string>> = {
  'src-domain/a/rules.ts': `
    export const first = () => 1
    export const second = () => 2
    export const third = () => 3
    export const asBySecond = () => second()`,
  'src-app/check.ts': `
    import { first, second } from '#domain/a/rules'
    export const makeCheck = () => ({ one: () => first(), two: () => second() })
    export type Check = ReturnType<typeof makeCheck>
    export const Check = useCase<Check>('Check')
    export type CheckError = ReturnType<Check>`,
  'src-app/store.port.ts': `
    export interface Store { readonly read: () => number; readonly keep: () => void }
    export const Store = port<Store>('Store')`,
  'src-infra/store.ts': `
    import { third } from '#domain/a/rules'
    export const makeStore = () => { third(); return { read: () => 1, keep: () => third() } }`,
  'src-infra/store.module.ts': `
    import { Check, makeCheck } from '#app/check'
    import { Store } from '#app/store.port'
    import { makeStore } from './store.ts'
    export const storeModule = new ContainerModule(({ bind }) => {
      bind(Store).toResolvedValue(() => makeStore()).inSingletonScope()
      bindUseCase(bind, Check, makeCheck, { store: Store })
    })`,
  'src-ui/App.tsx': `
    import { Store } from '#app/store.port'
    import { MainScreen } from './main.tsx'
    const MainPage = () => <MainScreen />
    const LaterInnerPage = () => <p />
    export const App = () => { services.get(Store); return <><MainPage /><LaterInnerPage /></> }`,
  'src-ui/main.tsx': `export const MainScreen = () => <p />`,
  'src-ui/shell/Frame.tsx': `export const Frame = () => <p />`,
  'src-ui/routes.tsx': `
    export const ROUTE_TABLE = {
      '/one': { screen: () => import('./One.tsx') },
      '/two': { screen: () => import('./Two.tsx') },
    }`,
  'src-ui/One.tsx': `
    import { Check } from '#app/check'
    import { Store } from '#app/store.port'
    const SERVICES = { check: Check, store: Store } as const
    const One = ({ services }) => <p>{services.check.one()}{services.store.read()}</p>
    const Served = () => <One services={useServices(SERVICES)} />
    export default Served`,
  'src-ui/Two.tsx': `
    import type { CheckError } from '#app/check'
    const loadMore = async () => (await import('./more.ts')).more()
    const Two = ({ failed }: { readonly failed: CheckError }) => <p onClick={loadMore} />
    export default Two`,
  'src-ui/more.ts': `
    import type { Check } from '#app/check'
    import { Store } from '#app/store.port'
    export const more = (store: Store) => store.keep()
    export const nobodyCallsThis = (check: Check) => [check.one(), check.two()]`,
  'fake-server/agency/calls.ts': `
    import { asBySecond } from '#domain/a/rules'
    const handle = () => asBySecond()
    export const call = route({ method: 'POST', path: '/api/call', handler: handle })
    export const steer = route({ method: 'POST', path: '/__world/steer', handler: handle })`,
  'fake-server/officer/desk.ts': `
    import { third } from '#domain/a/rules'
    export const decide = () => third()`,
}

const root = mkdtempSync(join(tmpdir(), 'askers-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const programOf = (change: Readonly<Record<string, string>>) => {
  for (const folder of ['src-domain', 'src-app', 'src-infra', 'src-ui', 'fake-server'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries({ ...PORTAL, ...change })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return readProgram(root)
}
const askersOf = (name: string, change: Readonly<Record<string, string>> = {}) =>
  findAskers(programOf(change))(`a/rules#${name}`)

describe('who asks a function', () => {
  it('is the screen that asks this method of a use case, and no screen that asks another one', () => {
    expect(askersOf('first')).toEqual({ screens: ['/one'], endpoints: [], desk: false, around: null })
    expect(askersOf('second').screens).toEqual([])
    const both = PORTAL['src-ui/One.tsx']?.replace('check.one()', 'check.two()') ?? ''
    expect(askersOf('second', { 'src-ui/One.tsx': both }).screens).toEqual(['/one'])
    expect(askersOf('first', { 'src-ui/One.tsx': both }).screens).toEqual([])
  })

  it('is a call of the server, through other rules too, but no control of the fake world', () =>
    expect(askersOf('second').endpoints).toEqual(['POST /api/call']))

  it('is the frame where a port is made, and a screen only where it asks what leads there', () =>
    expect(askersOf('third')).toEqual({ screens: ['/two'], endpoints: [], desk: true, around: 'every' }))
})
