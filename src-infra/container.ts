import { Container, type ContainerModule } from 'inversify'
import 'reflect-metadata/lite'
import type { Services } from '#app/token'
import { readSettings } from '#domain/kernel/read-settings'
import type { Settings } from '#domain/kernel/settings'
import { admissionModule } from './admission/admission.module.ts'
import { makeDeviceClock, type DeviceClock } from './clock/device-clock.ts'
import { kernelModule } from './kernel/kernel.module.ts'
import { noticeModule } from './notice/notice.module.ts'
import { sessionModule } from './session/session.module.ts'

/**
 * The modules that `/` and the frame of every page need: session, queue and notices. Every visitor loads them, so they
 * are kept small; everything else is in `modules.ts`.
 */
export const FIRST_MODULES = [admissionModule, noticeModule, sessionModule]

/**
 * Inputs that exist before the container. `settings` is the content of `/config.json`; missing or invalid settings get
 * their default.
 */
export type ContainerOptions = {
  readonly clock?: DeviceClock
  readonly settings?: unknown
  /** Subscribes a listener to the page's failures; called only if `failureReportUrl` is set. [E-177] */
  readonly followFailures?: (listener: (event: Event) => void) => void
}

/** Loads the reporter if the deployment has an address for it; the page works the same without it. */
const reportFailures = async (
  { failureReportUrl }: Settings,
  followFailures: NonNullable<ContainerOptions['followFailures']>,
): Promise<void> => {
  if (failureReportUrl === '') return
  const { makeFailureReporterHttp } = await import('./kernel/failure-reports-http.ts')
  followFailures(makeFailureReporterHttp(failureReportUrl))
}

/** A container that can load further modules, with the same singletons as before. */
export type ServiceContainer = Services & { readonly load: (modules: readonly ContainerModule[]) => Services }

/**
 * Makes the only container, first with the modules of every page. Each service is made on first use, and only once,
 * unless its binding is transient.
 */
export const makeContainer = ({
  clock = makeDeviceClock(),
  settings,
  followFailures,
}: ContainerOptions = {}): ServiceContainer => {
  const container = new Container({ defaultScope: 'Singleton' })
  const chosen = readSettings(settings)
  container.load(kernelModule({ clock, settings: chosen }), ...FIRST_MODULES)
  if (followFailures !== undefined) void reportFailures(chosen, followFailures).catch(() => undefined)
  const services: Services = { get: (token) => container.get(token) }
  return {
    ...services,
    load: (modules) => {
      container.load(...modules)
      return services
    },
  }
}
