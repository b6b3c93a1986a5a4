import { batch, computed, signal } from '@preact/signals-react'
import { SessionStore } from '#app/kernel/session-store.port'
import { once } from '#domain/kernel/once'
import type { Session } from '#domain/session/session'
import { secondsLeftOrFullSession } from '#domain/session/timer'
import { pageClock, loadStartupServices } from '../services/services.ts'
import { serverTime } from '../services/signals.ts'

const record = signal<Session | null>(null)

/** The seconds until the session ends; null if the session is not known yet, or if no countdown runs. [E-143] */
export const sessionSecondsLeft = computed(() =>
  record.value?.timer.isRunning && serverTime.value !== null
    ? secondsLeftOrFullSession(record.value.timer, serverTime.value)
    : null,
)

/** Fills the signals from the session store; runs only once in a page. */
export const followSession = once(() =>
  loadStartupServices().then((container) => {
    const store = container.get(SessionStore)
    record.value = store.read()
    // Sets `serverTime` to now, because the countdown of a new hour would show a second too many with the time of
    // the last tick.
    store.subscribe((session) =>
      batch(() => {
        serverTime.value = pageClock.now()
        record.value = session
      }),
    )
  }),
)
