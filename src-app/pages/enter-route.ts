import { Effect } from 'effect'
import { isOfficeAddress, canOpenAdminPages } from '#domain/admin/office-address'
import type { DecidingRule } from '#domain/kernel/decide'
import { decideMaintenanceAccess } from '#domain/notice/maintenance-access'
import { flowStartedByRoute } from '#domain/pages/flow-pages'
import { decideVisit, pageNeeds, makeVisitor } from '#domain/pages/guards'
import type { GuardAlert } from '#domain/pages/guards.table'
import { type Route, isRoute } from '#domain/pages/routes'
import { decideVisitRefusal, type VisitRefusalVerdict } from '#domain/pages/visit-refusal'
import type { KeptDraft } from '#domain/records/kept-records'
import { SessionStore } from '../kernel/session-store.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { useCase } from '../kernel/token.ts'
import { VisitorAddress } from '../kernel/visitor-address.port.ts'
import { MaintenanceSchedule } from '../notice/maintenance-schedule.ts'
import { TabStore } from '../records/record-storage.port.ts'
import { EndSession } from '../session/end-session.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'

/**
 * The result of opening a path. `on`: the page may be shown. `nowhere`: the path is unknown. `away`: the visitor is
 * sent to `target`, after `alert` if it is not null. `draft`: the draft that the alert mentions. `lostDraft`: a draft
 * that was too old, which the alert mentions. `refusal`: what the page says about the alert. [E-137] [D1-255]
 */
export type RouteOutcome =
  | { readonly go: 'on' }
  | { readonly go: 'nowhere' }
  | {
      readonly go: 'away'
      readonly target: Route
      readonly alert: GuardAlert | null
      readonly because: DecidingRule
      readonly draft: KeptDraft | null
      readonly lostDraft: KeptDraft | null
      readonly refusal: VisitRefusalVerdict
    }

const NO_DRAFT = { draft: null, lostDraft: null } as const

/** The fact that the guards need about the navigation: whether the previous page submitted an application. */
export type NavigationOrigin = { readonly justSubmitted: boolean }

/**
 * Runs the route guards of a path, whether the visitor arrives by link, typed URL or history, and ends the session if a
 * guard requires it. Looks up the visitor's public IP address only if a guard depends on it, and then waits for the
 * answer. [E-151] to [E-158]
 */
export const EnterRoute = useCase(
  'EnterRoute',
  {
    session: SessionStore,
    cookie: SessionCookie,
    address: VisitorAddress,
    maintenance: MaintenanceSchedule,
    settings: SettingsSource,
    endSession: EndSession,
    tab: TabStore,
  },
  (ports) =>
    Effect.fnUntraced(function* (
      path: string,
      { justSubmitted }: NavigationOrigin = { justSubmitted: false },
    ): Effect.fn.Return<RouteOutcome> {
      const settings = ports.settings.read()
      // The maintenance page needs to know first whether there is a maintenance window.
      if (path === '/coming-soon') yield* ports.maintenance.refresh('navigation')
      const isMaintenance = ports.maintenance.isActive()
      const asksForAddress = isMaintenance || pageNeeds(path).includes('officeAddress')
      const address = asksForAddress ? yield* ports.address.lookUp() : null
      const office = isOfficeAddress(address, settings.allowedAddresses)
      const { verdict, because } = decideVisit(
        path,
        makeVisitor(ports.session.read(), {
          cookie: ports.cookie.read() !== null,
          officeAddress: canOpenAdminPages(address, settings),
          maintenance: decideMaintenanceAccess({ maintenance: isMaintenance, office }).verdict === 'closed',
          justSubmitted,
        }),
      )
      if (verdict.go === 'away') {
        const { target, alert, clear } = verdict
        const { ci, token } = ports.session.read()
        const { draft, lostDraft } = clear ? yield* ports.endSession() : NO_DRAFT
        const { verdict: refusal } = decideVisitRefusal(alert, {
          stored: ports.tab.isAccepted(),
          known: ci !== '' || token !== '' || draft !== null || lostDraft !== null,
        })
        return { go: 'away', target, alert, because, draft, lostDraft, refusal }
      }
      if (verdict.go === 'nowhere') return verdict
      const flow = isRoute(path) ? flowStartedByRoute(path) : null
      if (flow !== null) {
        ports.session.update((session) => ({ ...session, flow }))
      }
      return { go: 'on' }
    }),
)
