import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchBook } from '#book/search/search'
import { RuleBook } from './RuleBook.tsx'

const NOTHING = { requirements: {}, proofs: {} }

describe('RuleBook', () => {
  const follow = (hash: string) => {
    location.hash = hash
    fireEvent(window, new Event('hashchange'))
  }
  /** Finds an article by its id, because finding it by name would compute the name of every article in the book. */
  const article = (id: string): HTMLElement => document.getElementById(id) ?? expect.unreachable(`no article ${id}`)

  beforeEach(() => {
    // jsdom does not have these two functions.
    Element.prototype.scrollIntoView ??= () => undefined
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    location.hash = '#PC?ended=false&type=rapid&open=true'
  })
  afterEach(() => {
    location.hash = ''
  })

  it('highlights the row that decides for the facts in the URL, also after the URL has changed', () => {
    render(<RuleBook evidence={NOTHING} />)
    const rule = within(article('PC'))
    expect(rule.getByRole('row', { name: /판정한 줄/ }).id).toBe('PC-2')
    expect(rule.getByRole('status').textContent).toContain('PC-2번 줄')
    follow('#TA?at=deliberation&who=applicant&action=cancel')
    const refused = within(article('TA')).getByText('판정한 줄')
    expect(refused.closest('tr')?.id).toBe('TA-18')
    expect(refused.closest('details')?.open).toBe(true)
    follow('#TA?at=hold&who=applicant&action=cancel')
    expect(within(article('TA')).getByText('판정한 줄').closest('tr')?.id).toBe('TA-5')
  })

  it('[D3-790] lists the found articles in the order of the search', async () => {
    const question = '사업자 조회를 눌렀을 때 틀린 게 여러 개면 뭐부터 알려 주나요?'
    const { container } = render(<RuleBook evidence={NOTHING} />)
    const shownIds = () => [...container.querySelectorAll('main article')].map(({ id }) => id)
    const field = container.querySelector('#book-search') ?? expect.unreachable('no search field')
    fireEvent.change(field, { target: { value: question } })
    await waitFor(() => expect(shownIds()).toEqual(searchBook(question).ranked.map(({ id }) => id)))
  })

  it('keeps the current state of a machine in the URL', () => {
    const picture = document.createElement('template')
    picture.id = 'TA-picture'
    for (const [end, state] of [
      ['id', 'cancellable'],
      ['id', 'hold'],
      ['from', 'hold'],
    ] as const) {
      const part = document.createElement('span')
      part.dataset[end] = state
      picture.content.append(part)
    }
    document.body.append(picture)
    const { container } = render(<RuleBook evidence={NOTHING} />)
    const machine = within(article('TA'))
    fireEvent.click(container.querySelector('[data-id="hold"]') as Element)
    expect(machine.getByRole('button', { name: '보류', pressed: true })).toBeTruthy()
    const markedElements = [...container.querySelectorAll('[data-id], [data-from]')].filter(
      (element) => element.classList.length > 0,
    )
    expect(markedElements).toHaveLength(3)
    fireEvent.click(
      within(machine.getByRole('group', { name: /여기서 가는 길/ })).getByRole('button', { name: '대상선정' }),
    )
    expect(location.hash).toBe('#TA?at=targetSelected')
    expect(document.activeElement?.textContent).toBe('대상선정')
    fireEvent.click(container.querySelector('[data-id="cancellable"]') as Element)
    expect(location.hash).toBe('#TA?at=targetSelected')
    picture.remove()
  })
})
