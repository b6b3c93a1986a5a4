import { signal } from '@preact/signals-react'
import type { Instant } from '#domain/kernel/calendar'
import { clock } from './services.ts'

/** The time by the server's clock, a new value each second while it runs; null before the first look. */
export const now = signal<Instant | null>(null)

/** Lets `now` run; answers how to stop. When an answer of the server moves the clock, it shows at once. [E-027] [D1-231] */
export const followTime = (): (() => void) => {
  const look = () => {
    now.value = clock.now()
  }
  look()
  const ticking = setInterval(look, 1000)
  const unsubscribe = clock.subscribe(look)
  return () => {
    clearInterval(ticking)
    unsubscribe()
  }
}
