import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { makeQueueGate, browserQueuePageAccess } from './queue-gate-netfunnel.ts'
import { makeQueueProtocol } from './queue-protocol-netfunnel.ts'

export const admissionModule = new ContainerModule(({ bind }) => {
  bind(QueueGate).toResolvedValue(
    (settings, clock) =>
      makeQueueGate({ line: makeQueueProtocol(settings, clock), settings, edge: browserQueuePageAccess }),
    [SettingsSource, Clock],
  )
})
