import { describe, expect, it } from 'vitest'
import { ARTICLES } from './articles.ts'
import { FAILED_ACTIONS } from './occasions.table.ts'

const LINES = ARTICLES.filter(({ id }) => id === 'alerts').flatMap(({ lines }) => lines)

describe('the article about the messages outside of rules', () => {
  it('has a message for each failed action that is listed', () => {
    const printedActions = LINES.flatMap(({ cells }) => String(cells[1]).split(' · '))
    const actions = Object.values(FAILED_ACTIONS).flatMap((action) =>
      typeof action === 'string' ? [action] : (action ?? []).map(([doing]) => doing),
    )
    expect(actions.filter((action) => !printedActions.some((printed) => printed.startsWith(action)))).toEqual([])
  })

  it('lists each message once', () => {
    const messages = LINES.map(({ cells }) => String(cells[0]))
    expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([])
  })
})
