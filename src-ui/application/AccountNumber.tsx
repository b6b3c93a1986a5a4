import { useState } from 'react'
import { maskAccount } from '#domain/account/account'
import { Button } from '../design/Button.tsx'
import { RESULT as T } from '../text/ko/result.ts'
import paper from './paper.module.css'

/** The payout account, masked until the person asks for all of it; on paper it is always masked. [A-272] [D2-88] */
export const AccountNumber = ({ account }: { readonly account: string }) => {
  const [whole, setWhole] = useState(false)
  const masked = maskAccount(account)
  return (
    <span className={paper.account}>
      <span className={`num ${paper.screenOnly}`}>{whole ? account : masked}</span>
      <span className={`num ${paper.paperOnly}`}>{masked}</span>
      <Button
        kind="icon"
        icon={whole ? 'eyeOff' : 'eye'}
        label={T[whole ? 'account.hide' : 'account.show']}
        onPress={() => setWhole(!whole)}
      />
    </span>
  )
}
