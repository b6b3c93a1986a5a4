import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { RecogniseOffice } from '#app/kernel/recognise-office'
import { whenIdle } from '#ui/parts/page/LazyParts.tsx'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import { loadStartupServices } from '#ui/parts/services/services.ts'
import { FRAME_TEXTS } from '#ui/text/ko/frame/frame.ts'

const PAGE = '/popup-mng'

/** The result of the last lookup. It is kept across navigations, so that the link in the footer does not flicker. */
const atOffice = signal(false)

/** Looks up the visitor's IP address after each navigation. [E-160] [E-161] */
const useOffice = (path: string) => {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const recognise = async () => {
      await whenIdle()
      const container = await loadStartupServices()
      signal.throwIfAborted()
      return runEffect(container.get(RecogniseOffice)(), { signal })
    }
    void recognise()
      .catch(() => false)
      .then((answer) => {
        if (!signal.aborted) atOffice.value = answer
      })
    return () => controller.abort()
  }, [path])
}

/** The link to the popup management. Only visitors in the office network have it in their footer. [E-064] [E-162] */
const AdminLink = () => {
  useSignals()
  const [path, navigate] = useLocation()
  useOffice(path)
  const enter = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { ensureAdminLogin } = await import('./AdminLogin.tsx')
    if ((await ensureAdminLogin()) === 'in') navigate(PAGE)
  }
  return atOffice.value ? (
    <Link href={PAGE} onClick={(event: MouseEvent) => void enter(event)}>
      {FRAME_TEXTS['footer.adminPopup']}
    </Link>
  ) : null
}

export default AdminLink
