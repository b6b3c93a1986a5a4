import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentAnnouncement, currentToast } from '#ui/parts/dialog/announcer.ts'
import * as source from '#ui/parts/services/services.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import DeviceNotice from './DeviceNotice.tsx'

const device = { online: true, accepts: true, refuse: () => undefined as void }

const OFFLINE = '인터넷 연결이 끊겼습니다. 입력하신 내용은 이 화면에 그대로 있습니다.'
const UNKEPT = '이 브라우저에는 작성하신 내용이 보관되지 않습니다.'
const noticeText = () => notice()?.textContent
const notice = () => screen.queryByRole('complementary', { name: '기기 상태 알림' })

beforeEach(() => {
  installFakeServices(() => ({
    isAccepted: () => device.accepts,
    followRefusals: (onRefused: () => void) => {
      device.refuse = onRefused
      return () => undefined
    },
  }))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => device.online)
  currentToast.value = null
})
afterEach(() => {
  Object.assign(device, { online: true, accepts: true })
})

const open = () => act(async () => void render(<DeviceNotice />))
const setOnline = (online: boolean) =>
  act(async () => {
    device.online = online
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

describe('[E-174] DeviceNotice, when offline', () => {
  it('stays until the device is online again', async () => {
    await open()
    expect(notice()).toBeNull()
    expect(currentToast.value).toBeNull()
    await setOnline(false)
    expect(notice()?.textContent).toContain(OFFLINE)
    expect(currentAnnouncement.value.text).toContain(OFFLINE)
    await setOnline(true)
    expect(notice()).toBeNull()
    expect(currentToast.value?.text).toBe('인터넷에 다시 연결되었습니다. 이어서 진행하실 수 있습니다.')
  })

  it('is shown on a page opened without a connection', async () => {
    device.online = false
    await open()
    expect(notice()?.textContent).toContain(OFFLINE)
  })

  it('appears again when the connection is lost again', async () => {
    await open()
    await setOnline(false)
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    expect(notice()).toBeNull()
    await setOnline(true)
    await setOnline(false)
    expect(notice()?.textContent).toContain(OFFLINE)
  })
})

describe('[E-137] DeviceNotice, about a browser that stores nothing', () => {
  it('is shown when the page opens', async () => {
    device.accepts = false
    await open()
    expect(notice()?.textContent).toContain(UNKEPT)
    expect(currentAnnouncement.value.text).toContain(UNKEPT)
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    expect(notice()).toBeNull()
  })

  it('appears when the storage begins to fail, and not again after it was closed', async () => {
    await open()
    await act(async () => device.refuse())
    expect(noticeText()).toContain(UNKEPT)
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await act(async () => device.refuse())
    expect(notice()).toBeNull()
  })
})

describe('DeviceNotice, with an unreadable configuration', () => {
  const KEPT = '입력하신 내용은 그대로 있습니다.'
  const UNCONFIGURED = '누리집 설정을 불러오지 못해 안내가 다를 수 있습니다.'

  it('shows only the telephone number, even if the browser also stores nothing', async () => {
    vi.spyOn(source, 'wasConfigurationRead').mockResolvedValue(false)
    device.accepts = false
    await open()
    expect(noticeText()).toContain(UNCONFIGURED)
    expect(noticeText()).toContain('1533-0500번으로 전화해주세요.')
    expect(currentAnnouncement.value.text).toContain(UNCONFIGURED)
    expect(noticeText()).not.toContain(KEPT)
    expect(noticeText()).not.toContain(UNKEPT)
  })

  it('[D1-427] says on a page with a form that its entries are safe', async () => {
    vi.spyOn(source, 'wasConfigurationRead').mockResolvedValue(false)
    history.replaceState(null, '', '/aply-info')
    await open()
    expect(noticeText()).toContain(`${UNCONFIGURED} ${KEPT}`)
    history.replaceState(null, '', '/')
  })
})
