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
 * What `/` and the frame of every page need: session, queue and notices. It travels to everybody, so it is kept small;
 * everything else is in `modules.ts`.
 */
export const FIRST_MODULES = [admissionModule, noticeModule, sessionModule]

/**
 * What the page has before the container is made. `settings` is the content of `/config.json`; what is missing or wrong
 * in it has its default.
 */
export type ContainerOptions = {
  readonly clock?: DeviceClock
  readonly settings?: unknown
  /** Passes the failures of the page to a listener; called only where `failureReportUrl` is set. [E-177] */
  readonly followFailures?: (listener: (event: Event) => void) => void
}

/** Loads the reporter where the deployment has an address for it; without reports the page is the same. */
const reportFailures = async (
  { failureReportUrl }: Settings,
  followFailures: NonNullable<ContainerOptions['followFailures']>,
): Promise<void> => {
  if (failureReportUrl === '') return
  const { makeFailureReporter } = await import('./kernel/failure-reports-http.ts')
  followFailures(makeFailureReporter(failureReportUrl))
}

/** A container that loads further modules: once each, and with the same singletons as before. */
export type ServiceContainer = Services & { readonly load: (modules: readonly ContainerModule[]) => Services }

/**
 * The one container, at first with what every page needs. Each service is made when it is first asked for, and once,
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
