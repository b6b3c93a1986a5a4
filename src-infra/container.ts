import { Container, type ContainerModule } from 'inversify'
import 'reflect-metadata/lite'
import type { ServiceLocator } from '#app/token'
import { parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import type { Settings } from '#domain/settings/settings'
import { admissionModule } from './admission/admission.module.ts'
import { makeServerSyncedClock, type ServerSyncedClock } from './kernel/server-synced-clock.ts'
import { kernelModule } from './kernel/kernel.module.ts'
import { noticeModule } from './notice/notice.module.ts'
import { sessionModule } from './session/session.module.ts'
import { bindUseCase } from './use-cases.ts'

/** What `/` and every frame need: session, queue and notices. Every visitor loads them, so they are kept small. */
export const STARTUP_MODULES = [admissionModule, noticeModule, sessionModule]

/** `settings` is the content of `/config.json`; a missing or invalid setting has its default. */
export type ContainerOptions = {
  readonly clock?: ServerSyncedClock
  readonly settings?: unknown
  /** Called only if `failureReportUrl` is set. [E-177] */
  readonly followFailures?: (listener: (event: Event) => void) => void
}

/** If the deployment has an address for reports. If loading fails, the page works as usual. */
const reportFailures = async (
  { failureReportUrl }: Settings,
  followFailures: NonNullable<ContainerOptions['followFailures']>,
): Promise<void> => {
  if (failureReportUrl === '') return
  const { makeFailureEventListener } = await import('./kernel/failure-reports-http.ts')
  followFailures(makeFailureEventListener(failureReportUrl))
}

/** Can load more modules; keeps the singletons that it has already made. */
export type ServiceContainer = ServiceLocator & {
  readonly load: (modules: readonly ContainerModule[]) => ServiceLocator
}

/** At first with the modules of every page. Each service is made on its first use, only once. */
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
