import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { HelpDeskName } from '#domain/pages/routes'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import { Footer } from './Footer.tsx'

beforeEach(keepServicesFromLoading)

const renderFooter = (settings: Partial<typeof DEFAULT_SETTINGS>, helpDesk: HelpDeskName = 'both') => {
  currentSettings.value = { ...DEFAULT_SETTINGS, ...settings }
  render(<Footer helpDesk={helpDesk} />)
  return within(screen.getByRole('contentinfo'))
}

describe('[E-061] the telephone numbers of the footer', () => {
  it('each configured telephone number has a purpose and a link', () => {
    const footer = renderFooter({ callCentre: { application: '02-000-0001', proof: ['02-000-0002', '02-000-0003'] } })
    const lines = footer.getAllByText(/문의/).map((line) => line.closest('p')?.textContent)
    expect(lines[0]).toMatch(/^신청.*02-000-0001$/)
    expect(lines[1]).toMatch(/^증빙.*02-000-0002, 02-000-0003/)
    expect(footer.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^tel:.*/) ?? [])).toEqual([
      'tel:020000001',
      'tel:020000002',
      'tel:020000003',
    ])
  })

  it.each([
    ['proof', '증빙·이의신청 문의 1644-5332, 1644-5333'],
    ['application', '신청·결과 문의 1533-0500'],
    ['both', '신청·결과 문의 1533-0500'],
  ] as const)('[D1-976] those of the help desk %s of the page are before the row that opens the rest', (desk, line) => {
    const footer = renderFooter({}, desk)
    const rest = footer.getByRole('group')
    expect(rest.previousElementSibling?.textContent).toBe(line)
    expect(rest.nextElementSibling?.textContent).toContain('상담시간 : 평일 9시~18시 (공휴일 제외)')
  })

  it('[D1-976] show the number for applications if a deployment has no number for proofs', () => {
    const callCentre = { ...DEFAULT_SETTINGS.callCentre, proof: [] }
    const rest = renderFooter({ callCentre }, 'proof').getByRole('group')
    expect(rest.previousElementSibling?.textContent).toBe('신청·결과 문의 1533-0500')
  })

  it('the default telephone numbers are those of the programme', () => {
    const names = renderFooter({})
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    expect(names.map((link) => link.textContent)).toEqual(['1533-0500', '1644-5332', '1644-5333'])
  })
})

describe('[D1-968] the agency in the footer', () => {
  it('is named as the deployment sets it', () => {
    expect(renderFooter({ agencyName: '가나기관' }).getByText(/운영/).textContent).toBe('운영: 가나기관')
  })

  it('has no line if the deployment sets no name', () => expect(renderFooter({}).queryByText(/운영/)).toBeNull())
})

describe('[E-060] the links of the footer', () => {
  it('[D1-976] are opened by a row on a phone, even without scripts; the privacy policy is always shown', () => {
    const row = renderFooter({}).getByText('전화·안내·화면 설정').closest('details')
    const links = row?.parentElement?.querySelector('nav')
    const always = [...(links?.children ?? [])].filter((link) => link.matches(':has(strong)'))
    expect(always.map((link) => link.textContent)).toEqual(['개인정보 처리방침'])
    expect(row?.open).toBe(false)
  })

  it('[D1-997] come into view when the row opens, without a move of the focus', () => {
    const row = renderFooter({}).getByText('전화·안내·화면 설정').closest('details') as HTMLDetailsElement
    const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>()
    row.scrollIntoView = scroll as typeof row.scrollIntoView
    const before = document.activeElement
    row.open = true
    fireEvent(row, new Event('toggle'))
    expect(scroll.mock.calls).toEqual([[{ block: 'start' }]])
    row.open = false
    fireEvent(row, new Event('toggle'))
    expect(scroll).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(before)
  })

  const links = (footer: ReturnType<typeof renderFooter>) =>
    Object.fromEntries(
      footer
        .getAllByRole('link')
        .map((link) => [
          link.textContent?.replace(' (새 창 열림)', ''),
          ['href', 'rel', 'target'].map((name) => link.getAttribute(name)),
        ]),
    )

  it('open the announcement in a tab without access to the portal', () =>
    expect(links(renderFooter({ announcementUrl: '/pdf/other.pdf' }))).toMatchObject({
      '자주 묻는 질문': ['/board-faq', null, null],
      '사업 공고문(PDF)': ['/pdf/other.pdf', 'noopener noreferrer', '_blank'],
      '지역센터 안내': ['/region-center', null, null],
      '개인정보 처리방침': ['/info-privacy', null, null],
      이용약관: ['/info-terms', null, null],
    }))

  it('lead to the policies that the deployment configures', () =>
    expect(
      links(renderFooter({ privacyUrl: 'https://office.example/privacy', termsUrl: 'https://office.example/terms' })),
    ).toMatchObject({
      '개인정보 처리방침': ['https://office.example/privacy', 'noopener noreferrer', '_blank'],
      이용약관: ['https://office.example/terms', 'noopener noreferrer', '_blank'],
    }))
})
