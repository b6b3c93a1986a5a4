import { describe, expect, it } from 'vitest'
import type { KeptDraft } from '#domain/records/kept-records'
import { kstInstant } from '#domain/time/calendar'
import { certifyAgainContent } from './certify-again.ts'

const UNTIL = kstInstant('2025-06-27', '10:00')
const DRAFT: KeptDraft = { flow: 'application', until: UNTIL, mayBeReceived: false, lostOnReload: false }
const setPath = (path: string) => window.history.replaceState(null, '', path)

describe('[D1-262] [D2-149] the link after an ended session', () => {
  it('for a draft of the application flow, leads from any page to the business number', () => {
    for (const path of ['/', '/aply-result', '/aply-info']) {
      setPath(path)
      expect(certifyAgainContent(DRAFT).link).toEqual({ href: '/bzmn-reg', words: '이어서 작성하기' })
    }
  })

  it('leads to the certification for a draft of the result flow', () => {
    setPath('/aply-info')
    expect(certifyAgainContent({ ...DRAFT, flow: 'result' }).link).toEqual({
      href: '/onslf-check-result',
      words: '이어서 작성하기',
    })
  })

  it('leads to the first page of the current flow if there is no draft', () => {
    setPath('/aply-info')
    expect(certifyAgainContent(null).link).toEqual({ href: '/bzmn-reg', words: '다시 인증하기' })
    setPath('/aply-result')
    expect(certifyAgainContent(null).link).toEqual({ href: '/onslf-check-result', words: '다시 인증하기' })
  })
})
