import { ContainerModule } from 'inversify'
import { CountdownTokens } from '#app/session/countdown-tokens.port'
import { PageVisibility } from '#app/session/page-visibility.port'
import { Http } from '../http/http.ts'
import { makeCountdownTokensHttp } from './countdown-tokens-http.ts'
import { makePageVisibility } from './page-visibility-document.ts'

/** Binds what a visit of any page except `/` needs: guards, countdown and maintenance. */
export const visitModule = new ContainerModule(({ bind }) => {
  bind(PageVisibility).toResolvedValue(makePageVisibility)
  bind(CountdownTokens).toResolvedValue(makeCountdownTokensHttp, [Http])
})
