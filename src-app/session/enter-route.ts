import { Effect } from 'effect'
import type { Because } from '#domain/kernel/decide'
import { flowOfRoute } from '#domain/session/flow'
import { decideVisit, needsOf, visitorOf, type GuardAlert } from '#domain/session/guards'
import { decideClosure, mayOpenAdminPages } from '#domain/session/office-address'
import type { KeptDraft } from '#domain/session/kept'
import { type Route, isRoute } from '#domain/session/routes'
import { SettingsSource } from '../kernel/settings.port.ts'
import { Maintenance, type CameFrom } from './maintenance.ts'
import { useCase } from '../token.ts'
import { EndSession } from './end-session.ts'
import { TabStore } from './record-store.port.ts'
import { SessionCookie, SessionStore } from './session-store.port.ts'
import { VisitorAddress } from './visitor-address.port.ts'

/**
 * The answer to a visit: `on`, it may be shown; `nowhere`, the address is no page; `away`, an alert (null: none) and
 * then another page instead of this one. `draft` adds to the alert; `unkept`: the browser keeps nothing for a reload,
 * which is why the session is incomplete. [E-137] `neverCertified`: a session is missing that this tab never had. [D1-255]
 */
export type RouteEntry =
  | { readonly go: 'on' }
  | { readonly go: 'nowhere' }
  | {
      readonly go: 'away'
      readonly target: Route
      readonly alert: GuardAlert | null
      readonly because: Because
      readonly draft: KeptDraft | null
      readonly unkept: boolean
      readonly neverCertified: boolean
    }

/**
 * Asks the guards of an address, for every way of coming there, and does what they say of the session. The visitor's
 * public address is looked up, and waited for, only where it decides. [E-138] [E-151] to [E-158] [E-161] [P-322]
 */
export const EnterRoute = useCase(
  'EnterRoute',
  {
    session: SessionStore,
    cookie: SessionCookie,
    address: VisitorAddress,
    maintenance: Maintenance,
    settings: SettingsSource,
    endSession: EndSession,
    tab: TabStore,
  },
  (ports) =>
    Effect.fnUntraced(function* (
      path: string,
      { justSubmitted }: CameFrom = { justSubmitted: false },
    ): Effect.fn.Return<RouteEntry> {
      const settings = ports.settings.read()
      // The page of the window has nothing to show before it is known whether there is one.
      if (path === '/coming-soon') yield* ports.maintenance.refresh('navigation')
      const closed = ports.maintenance.isActive()
      const asksForAddress = closed || needsOf(path).includes('officeAddress')
      const address = asksForAddress ? yield* ports.address.lookUp() : null
      const { verdict, because } = decideVisit(
        path,
        visitorOf(ports.session.read(), {
          cookie: ports.cookie.read() !== null,
          officeAddress: mayOpenAdminPages(address, settings),
          maintenance: decideClosure(closed, address, settings).verdict === 'closed',
          justSubmitted,
        }),
      )
      if (verdict.go === 'away') {
        const { target, alert, clear } = verdict
        const unkept = alert !== null && alert !== 'noPermission' && !ports.tab.isAccepted()
        const { ci, token } = ports.session.read()
        const draft = clear ? (yield* ports.endSession()).draft : null
        const neverCertified = alert === 'expired' && ci === '' && token === '' && draft === null
        return { go: 'away', target, alert, because, draft, unkept, neverCertified }
      }
      if (verdict.go === 'nowhere') return verdict
      const flow = isRoute(path) ? flowOfRoute(path) : null
      if (flow !== null) {
        ports.session.update((session) => ({ ...session, flow }))
      }
      return { go: 'on' }
    }),
)
