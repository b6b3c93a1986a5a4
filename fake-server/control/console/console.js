// The console of the fake world: what it does, curl can do too.
import { startFaults } from './faults.js'
import { startJournal } from './journal.js'
import { startOfficer } from './officer.js'
import { startPersonas } from './personas.js'
import { startQueue } from './queue.js'
import { call, refresh } from './server.js'
import { startSettings } from './settings.js'
import { startSteering } from './steering.js'
import { startWorld } from './world.js'

const catalogue = await call('GET', '/__world/catalogue')
if (catalogue !== null) {
  startWorld()
  await startPersonas(catalogue)
  startOfficer()
  startSteering(catalogue)
  startQueue(catalogue)
  startFaults(catalogue)
  startSettings(catalogue)
  startJournal()
  await refresh()
}
