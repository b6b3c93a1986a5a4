import { DATED_NOTICES } from '#domain/notice/dated-notices.table'
import { holdsAt } from '#domain/notice/dated-notices'
import type { Clock } from '#app/kernel/clock.port'
import type { Maintenance } from '#app/notice/maintenance.port'

const WINDOWS = DATED_NOTICES.filter((row) => row.kind === 'maintenance')

/** The windows that are known without asking anybody. [P-233] [P-322] */
export const makeMaintenanceTable = (clock: Clock): Maintenance => ({
  isActive: () => WINDOWS.some((row) => holdsAt(row, clock.now())),
})
