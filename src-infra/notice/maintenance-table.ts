import { chooseWindow, defaultEndOf, isMaintenance } from '#domain/notice/maintenance-window'
import type { Clock } from '#app/kernel/clock.port'
import type { SettingsSource } from '#app/kernel/settings.port'
import type { Maintenance } from '#app/notice/maintenance.port'

/** The window that is known without asking anybody. [P-233] [P-322] */
export const makeMaintenanceTable = (clock: Clock, settings: SettingsSource): Maintenance => ({
  isActive: () => {
    const now = clock.now()
    return isMaintenance(chooseWindow([], now, defaultEndOf(settings.read())), now)
  },
})
