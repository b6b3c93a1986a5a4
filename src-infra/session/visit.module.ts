import { ContainerModule } from 'inversify'
import { CountdownTokens } from '#app/session/countdown-tokens.port'
import { PageVisibility } from '#app/session/page-visibility.port'
import { Http } from '../http/http.ts'
import { makeCountdownTokensHttp } from './countdown-tokens-http.ts'
import { makePageVisibility } from './page-visibility-document.ts'

/** Binds the ports of the countdown, which every page except `/` needs. */
export const visitModule = new ContainerModule(({ bind }) => {
  bind(PageVisibility).toResolvedValue(makePageVisibility)
  bind(CountdownTokens).toResolvedValue(makeCountdownTokensHttp, [Http])
})
