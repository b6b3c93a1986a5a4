import { test } from '../journey.ts'
import { FAULT_JOURNEYS, FAULTS, WAIT_MS } from './faults.cases.ts'

test.describe('a call that fails says so, loses nothing that was entered, and once it is answered has happened once', () => {
  for (const [journey, cases] of Object.entries(FAULT_JOURNEYS))
    test(journey, async ({ page, world }) => {
      await world.settings({ callTimeoutMs: WAIT_MS, transferIdleMs: WAIT_MS })
      for (const { name, call, faults, enter, ready, press, told, kept, lostIsDone, works, once } of cases)
        await test.step(name, async () => {
          const facts = enter === undefined ? world.facts() : await world.enter(...enter)
          if (facts === null) throw new Error(`nobody has been entered for ${name}`)
          await ready?.(page, facts)
          for (const fault of faults)
            await test.step(fault, async () => {
              await world.fault({ ...call, ...FAULTS[fault] })
              await press(page)
              if (fault === 'lost' && lostIsDone === true) return works?.(page, facts)
              await told(page, fault)
              await kept?.(page, facts)
            })
          if (lostIsDone !== true && works !== undefined)
            await test.step('answered', async () => {
              await press(page)
              await works(page, facts)
            })
          await once?.(world)
        })
    })
})
