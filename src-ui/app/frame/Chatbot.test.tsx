import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import { Frame } from './Frame.tsx'
import sheet from './Chatbot.module.css?raw'

beforeEach(keepServicesFromLoading)

const NAME = '챗봇 상담 열기 (새 창)'
/** Renders a page on the given device, in a deployment with a chat. */
const on = async (userAgent: string) => {
  vi.stubGlobal('navigator', { userAgent })
  currentSettings.value = { ...DEFAULT_SETTINGS, chatbotUrl: 'https://chat.example/' }
  render(<Frame>{null}</Frame>)
  return screen.findByRole('complementary')
}

describe('[E-065] [P-261] Chatbot', () => {
  it('is shown only if the deployment has a chat URL', async () => {
    render(<Frame>{null}</Frame>)
    expect(screen.queryByRole('complementary')).toBeNull()
    act(() => {
      currentSettings.value = { ...DEFAULT_SETTINGS, chatbotUrl: 'https://chat.example/' }
    })
    expect(await screen.findByRole('button', { name: NAME })).toBeInstanceOf(HTMLButtonElement)
    act(() => {
      currentSettings.value = DEFAULT_SETTINGS
    })
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it.each([
    [1920, 1040, 760, 170],
    [1366, 728, 483, 14],
    // The screen is smaller than the window, so the window starts at the upper left corner of the screen.
    [360, 600, 0, 0],
  ])('opens a window in the centre of a screen of %i by %i', async (availWidth, availHeight, left, top) => {
    const open = vi.fn<(url: string, name: string, look: string) => unknown>(() => null)
    vi.stubGlobal('open', open)
    vi.stubGlobal('screen', { availWidth, availHeight })
    await on('Mozilla/5.0 (X11; Linux x86_64)')
    fireEvent.click(screen.getByRole('button', { name: NAME }))
    expect(open.mock.calls[0]?.[2]).toBe(`popup,width=400,height=700,left=${left},top=${top}`)
  })

  it('floats in the lower right corner of the window', async () => {
    expect((await on('Mozilla/5.0 (X11; Linux x86_64)')).className).toMatch(/chatbot/)
    const [, rules = ''] = /^ {2}\.chatbot \{([^}]*)\}/m.exec(sheet) ?? []
    expect(rules).toMatch(/position: fixed;/)
    expect(rules).toMatch(/\bright: [^;]+;\s+bottom: [^;]+;/)
  })

  it('opens the configured chat page without access to the portal', async () => {
    const chat = { opener: window as unknown, location: { href: 'about:blank' } }
    const open = vi.fn<(url: string, name: string, look: string) => unknown>(() => chat)
    vi.stubGlobal('open', open)
    await on('Mozilla/5.0 (X11; Linux x86_64)')
    fireEvent.click(screen.getByRole('button', { name: NAME }))
    expect(open.mock.calls[0]?.slice(0, 2)).toEqual(['', '_blank'])
    expect(open.mock.calls[0]?.[2]).toMatch(/width=400,height=700/)
    expect(chat).toEqual({ opener: null, location: { href: 'https://chat.example/' } })
  })

  it('is a link on a phone', async () => {
    await on('Mozilla/5.0 (Linux; Android 15) Mobile')
    const link = screen.getByRole('link', { name: NAME })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://chat.example/',
      'noopener noreferrer',
    ])
  })
})
