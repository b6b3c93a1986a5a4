import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { makeQueueGate } from './queue-gate-netfunnel.ts'
import { makeQueueProtocol } from './queue-protocol-netfunnel.ts'
import { browserQueuePageAccess } from './queue-ticket-holder.ts'

export const admissionModule = new ContainerModule(({ bind }) => {
  bind(QueueGate).toResolvedValue(
    (settings, clock) =>
      makeQueueGate({ line: makeQueueProtocol(settings, clock), settings, page: browserQueuePageAccess }),
    [SettingsSource, Clock],
  )
})
