import { useEffect, useState, useSyncExternalStore } from 'react'
import { TabStore } from '#app/records/record-storage.port'
import { isDraftFormRoute } from '#domain/pages/routes'
import { Button } from '#ui/parts/design/Button.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { announce, showToast } from '#ui/parts/dialog/announcer.ts'
import { ToastBox } from '#ui/parts/dialog/ToastBox.tsx'
import { loadServices, wasConfigurationRead } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { DEVICE_TEXTS } from '#ui/text/ko/frame/device.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'

const followConnection = (onChange: () => void) => {
  addEventListener('offline', onChange)
  addEventListener('online', onChange)
  return () => {
    removeEventListener('offline', onChange)
    removeEventListener('online', onChange)
  }
}
const isOnline = () => navigator.onLine

/** True if the browser does not keep entered values across a reload. False until the container is loaded. [E-137] */
const useRefusedStorage = (): boolean => {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const following = loadServices().then((container) => {
      const tab = container.get(TabStore)
      setRefused(!tab.isAccepted())
      return tab.followRefusals(() => setRefused(true))
    })
    // If the container fails to load, the page itself shows that. Whether the storage works is then unknown.
    following.catch(() => undefined)
    return () => void following.then((stop) => stop()).catch(() => undefined)
  }, [])
  return isRefused
}

/**
 * True if the deployment's configuration could not be read. False until the request for the configuration has ended.
 */
const useUnconfigured = (): boolean => {
  const [isUnconfigured, setUnconfigured] = useState(false)
  useEffect(() => {
    void wasConfigurationRead().then((wasRead) => setUnconfigured(!wasRead))
  }, [])
  return isUnconfigured
}

const Notice = ({ text }: { readonly text: string }) => {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => announce(text), [text])
  return isClosed ? null : (
    <ToastBox at="top" hasFailed label={DEVICE_TEXTS['device.label']}>
      <Icon name="alert" />
      <Phrase as="span" text={text} />
      <Button kind="icon" icon="x" label={EVERY_PAGE_TEXTS['common.close']} onPress={() => setClosed(true)} />
    </ToastBox>
  )
}

/**
 * A notice on every page except the main page: there is no connection, the configuration could not be read, or the
 * browser stores nothing. The notice says which data is safe and what to do. The person can close it. [E-137] [E-174]
 */
const DeviceNotice = () => {
  const online = useSyncExternalStore(followConnection, isOnline)
  const isStorageRefused = useRefusedStorage()
  const isUnconfigured = useUnconfigured()
  useEffect(() => {
    const announceOnline = () => showToast(DEVICE_TEXTS['device.online'])
    addEventListener('online', announceOnline)
    return () => removeEventListener('online', announceOnline)
  }, [])
  if (!online) return <Notice key="offline" text={DEVICE_TEXTS['device.offline']} />
  if (isUnconfigured) {
    const phone = currentSettings.peek().callCentre.application
    const isForm = isDraftFormRoute(location.pathname)
    return (
      <Notice
        key="unconfigured"
        text={fill(DEVICE_TEXTS[isForm ? 'device.unconfiguredForm' : 'device.unconfigured'], { phone })}
      />
    )
  }
  return isStorageRefused ? <Notice key="refused" text={DEVICE_TEXTS['device.unkept']} /> : null
}

export default DeviceNotice
