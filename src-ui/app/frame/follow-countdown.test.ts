import { Effect } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServiceLocator } from '#app/kernel/token'
import type { CountdownNotification, FollowCountdown } from '#app/session/follow-countdown'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { followCountdown } from './follow-countdown.ts'

/** Follows a countdown whose events the test sends. */
const following = (): ((news: CountdownNotification) => void) => {
  let sendNotification: (news: CountdownNotification) => void = () => undefined
  const follow: FollowCountdown = (onNotification) => {
    sendNotification = onNotification
    return Effect.never
  }
  followCountdown({ get: () => follow } as unknown as ServiceLocator)
  return (news) => sendNotification(news)
}

const page = document.body
afterEach(() => page.removeAttribute('inert'))

it('[E-143] a page blocks clicks while the server checks whether the session is over', () => {
  const notify = following()
  notify({ is: 'tick', secondsLeft: 301 })
  expect(page.hasAttribute('inert')).toBe(false)
  notify({ is: 'lastCheck' })
  expect(page.hasAttribute('inert')).toBe(true)
  notify({ is: 'tick', secondsLeft: 3600 })
  expect(page.hasAttribute('inert')).toBe(false)
})

describe('[E-144] the warning before the end of the session', () => {
  const open = () => dialogs.stack.value.map((dialog) => (dialog.kind === 'stop' ? dialog.text : dialog.title))

  it('[D1-255] says exactly once how much time is left, in minutes and seconds', () => {
    following()({ is: 'warning', secondsLeft: 238 })
    expect(dialogs.stack.value).toMatchObject([
      {
        text: '인증 유효시간이 3분 58초 남았습니다. 연장하시겠습니까?',
        next: '연장하지 않으시면 본인인증을 다시 하셔야 합니다.',
      },
    ])
    dialogs.discardAll()
  })

  it('[D1-227] is announced by its dialog only', () => {
    const before = currentAnnouncement.peek().nth
    following()({ is: 'warning', secondsLeft: 238 })
    expect(dialogs.stack.value.length).toBe(1)
    expect(currentAnnouncement.peek().nth).toEqual(before)
    dialogs.discardAll()
  })

  it('closes when another tab has extended the session', () => {
    const notify = following()
    for (const goesWith of [3600, null]) {
      notify({ is: 'warning', secondsLeft: 300 })
      notify({ is: 'tick', secondsLeft: 300 })
      notify({ is: 'tick', secondsLeft: 299 })
      expect(open()).toEqual(['인증시간 연장 안내'])
      notify({ is: 'tick', secondsLeft: goesWith })
      expect(open()).toEqual([])
    }
  })
})
