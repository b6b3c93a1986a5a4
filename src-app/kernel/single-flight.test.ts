import { describe, expect, it, vi } from 'vitest'
import { singleFlight } from './single-flight.ts'

describe('[E-204] singleFlight', () => {
  it('gives a second caller the result of the running work', async () => {
    const work = vi.fn<(name: string) => Promise<string>>(async (name) => name)
    const flight = singleFlight(work)
    expect(flight.current()).toBeNull()
    const both = Promise.all([flight.run('first'), flight.run('second')])
    expect(await flight.current()).toBe('first')
    expect(await both).toEqual(['first', 'first'])
    expect(flight.current()).toBeNull()
    expect(await flight.run('third')).toBe('third')
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('starts again after a failure', async () => {
    const answers = [Promise.reject(new Error('broken')), Promise.resolve('done')]
    const flight = singleFlight(() => answers.shift() ?? Promise.resolve(''))
    await expect(flight.run()).rejects.toThrow('broken')
    expect(await flight.run()).toBe('done')
  })
})
