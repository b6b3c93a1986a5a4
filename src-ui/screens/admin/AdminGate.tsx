import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { isRoute } from '#domain/pages/routes'
import { Button } from '#ui/parts/design/Button.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { ADMIN_LOGIN_TEXTS } from '#ui/text/ko/admin/admin.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { routeTitle } from '#ui/text/ko/pages/titles.ts'
import { type AdminLoginOutcome, ensureAdminLogin } from './AdminLogin.tsx'

/** The page before the login: the title of the page, and the reason why its content is not shown yet. */
const LockedAdminPage = ({ broken, onRetry }: { readonly broken: boolean; readonly onRetry: () => void }) => {
  const [path] = useLocation()
  return (
    <FlowPage>
      <PageHead
        title={isRoute(path) ? routeTitle(path) : ADMIN_LOGIN_TEXTS['admin.loginTitle']}
        lead={ADMIN_LOGIN_TEXTS[broken ? 'admin.checkError' : 'admin.behindLogin']}
      />
      {broken && <Button onPress={onRetry}>{SHARED_BUTTON_TEXTS['common.retry']}</Button>}
    </FlowPage>
  )
}

/**
 * Renders an admin page only for administrators. Its content, which makes all calls for data, is rendered only after
 * the token was checked or the login succeeded. If the login is cancelled, the main page opens. The server checks each
 * call as well. [E-171]
 */
export const AdminGate = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate()
  const [entry, setEntry] = useState<AdminLoginOutcome | 'asking'>('asking')
  const asking = entry === 'asking'
  useEffect(() => {
    if (!asking) return undefined
    let current = true
    void ensureAdminLogin().then((answer) => {
      if (!current) return
      if (answer === 'cancelled') navigate('/', { replace: true })
      else setEntry(answer)
    })
    return () => {
      current = false
    }
  }, [asking, navigate])
  return entry === 'in' ? children : <LockedAdminPage broken={entry === 'unknown'} onRetry={() => setEntry('asking')} />
}
