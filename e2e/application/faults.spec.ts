import { test } from '../journey.ts'
import { FAULT_CASES, FAULTS, type FaultName, WAIT_MS } from './faults.cases.ts'

const NAMES = Object.keys(FAULTS) as readonly FaultName[]

test.describe('a call that fails says so, loses nothing that was entered, and once it is answered has happened once', () => {
  for (const { name, call, enter, ready, press, told, kept, unread, lostIsDone, works, once } of FAULT_CASES)
    test(name, async ({ page, world }) => {
      await world.settings({ callTimeoutMs: WAIT_MS, transferIdleMs: WAIT_MS })
      const facts = await world.enter(...enter)
      await ready?.(page, facts)
      for (const fault of NAMES.filter((one) => one !== 'malformed' || unread !== true))
        await test.step(fault, async () => {
          await world.fault({ ...call, ...FAULTS[fault] })
          await press(page)
          if (fault === 'lost' && lostIsDone === true) return works(page)
          await told(page, fault)
          await kept?.(page, facts)
        })
      if (lostIsDone !== true)
        await test.step('answered', async () => {
          await press(page)
          await works(page)
        })
      await once?.(world)
    })
})
