import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Phrase } from './Phrase.tsx'

describe('[E-213] a line break of a text', () => {
  it('is never inside a date or after a closing quote', () => {
    const text = '배달·택배비는 ‘증빙 등록’에서 (선택) 2025-07-01까지 확인합니다.'
    const { container } = render(<Phrase as="p" text={text} />)
    expect(container.textContent).toBe(text)
    const before = [...container.querySelectorAll('.join')].map(({ previousSibling }) => previousSibling?.textContent)
    expect(before).toEqual(['배달', '·택배비는 ‘증빙 등록’', '에서 (선택) 2025-', '07-'])
  })
  it('[D2-941] is inside a day with its weekday only if they do not fit on one line', () => {
    const { container } = render(<Phrase as="p" text={'자료를 12월 5일(토)까지\u00a0· 6일 남음'} />)
    const day = container.querySelector('.nobr')
    expect(day?.textContent).toBe('12월 5일(토)까지 ·')
    expect([...(day?.querySelectorAll('.join') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '(토)',
      '까지 ',
      '·',
    ])
  })
  it('[D1-971] leaves a line in one element, so that a flex container does not make columns of its parts', () => {
    const text = '쓰시던 신청을 12월 5일(토) 18:00까지 보관합니다.'
    const { container } = render(<Phrase text={text} />)
    expect([...container.childNodes].map(({ textContent }) => textContent)).toEqual([text])
  })
  it('is never inside opening hours', () => {
    const { container } = render(<Phrase as="p" text="전화 상담은 평일 9시~18시에 합니다." />)
    expect([...container.querySelectorAll('.join')].map(({ textContent }) => textContent)).toEqual(['~18시에 합니다.'])
  })
  it('is never inside a telephone number or placeholder name', () => {
    const { container } = render(<Phrase as="p" text="고객센터(1533-0500)는 ○○로 1(주차장 뒤)에 있습니다." />)
    const joinedTexts = [...container.querySelectorAll('.join')].map(({ textContent }) => textContent)
    expect(joinedTexts).toEqual(['0500)', '는 ○○', '로 1(주차장 뒤)', '에 있습니다.'])
  })
})
