import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { makeQueueGateOnDemand } from './queue-gate-on-demand.ts'

export const admissionModule = new ContainerModule(({ bind }) => {
  bind(QueueGate).toResolvedValue(
    (settings, clock) =>
      makeQueueGateOnDemand(settings, async () => {
        const { openQueueGate } = await import('./queue-gate-netfunnel.ts')
        return openQueueGate(settings, clock)
      }),
    [SettingsSource, Clock],
  )
})
