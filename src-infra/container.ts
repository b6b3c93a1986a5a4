import { Container, type ContainerModule } from 'inversify'
import 'reflect-metadata/lite'
import type { ServiceLocator } from '#app/kernel/token'
import { parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import type { Settings } from '#domain/settings/settings'
import { admissionModule } from './admission/admission.module.ts'
import { makeServerSyncedClock, type ServerSyncedClock } from './http/server-synced-clock.ts'
import { kernelModule } from './kernel/kernel.module.ts'
import { noticeModule } from './notice/notice.module.ts'
import { sessionModule } from './session/session.module.ts'
import { bindUseCase } from './use-cases.ts'

/**
 * The modules that `/` and the frame of every page need: session, queue and notices. Every visitor loads them, so they
 * are kept small. `makeContainer` loads the kernel module with them. All others are in `modules.ts`.
 */
export const STARTUP_MODULES = [admissionModule, noticeModule, sessionModule]

/**
 * Inputs that exist before the container. `settings` is the content of `/config.json`; a missing or invalid setting has
 * its default.
 */
export type ContainerOptions = {
  readonly clock?: ServerSyncedClock
  readonly settings?: unknown
  /** Subscribes a listener to the failures of the page. Called only if `failureReportUrl` is set. [E-177] */
  readonly followFailures?: (listener: (event: Event) => void) => void
}

/** Loads the reporter if the deployment has a URL for reports. If loading fails, the page works as usual. */
const reportFailures = async (
  { failureReportUrl }: Settings,
  followFailures: NonNullable<ContainerOptions['followFailures']>,
): Promise<void> => {
  if (failureReportUrl === '') return
  const { makeFailureEventListener } = await import('./kernel/failure-reports-http.ts')
  followFailures(makeFailureEventListener(failureReportUrl))
}

/** A container that can load more modules; it keeps the singletons that it has already made. */
export type ServiceContainer = ServiceLocator & {
  readonly load: (modules: readonly ContainerModule[]) => ServiceLocator
}

/**
 * Makes the only container, at first with the modules of every page. Each service is made on its first use, and only
 * once.
 */
export const makeContainer = ({
  clock = makeServerSyncedClock(),
  settings,
  followFailures,
}: ContainerOptions = {}): ServiceContainer => {
  const container = new Container({ defaultScope: 'Singleton' })
  const chosen = parseSettingsOrDefaults(settings)
  container.load(kernelModule({ clock, settings: chosen }), ...STARTUP_MODULES)
  if (followFailures !== undefined) void reportFailures(chosen, followFailures).catch(() => undefined)
  const services: ServiceLocator = {
    get: (token) => {
      bindUseCase(container, token)
      return container.get(token)
    },
  }
  return {
    ...services,
    load: (modules) => {
      container.load(...modules)
      return services
    },
  }
}
