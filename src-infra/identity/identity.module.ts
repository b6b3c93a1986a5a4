import { ContainerModule } from 'inversify'
import { CertificationWindow } from '#app/identity/certification-window.port'
import { CertificationCompletion } from '#app/identity/certification-completion.port'
import { IdentityProvider } from '#app/identity/identity-provider.port'
import { RealNameRegistry } from '#app/identity/real-name-registry.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { Http } from '../http/http.ts'
import { makeCertificationWindow } from './certification-window-browser.ts'
import { makeCertificationCompletionHttp } from './certification-completion-http.ts'
import { makeIdentityProviderHttp } from './identity-provider-http.ts'
import { makeRealNameRegistryHttp } from './real-name-registry-http.ts'

export const identityModule = new ContainerModule(({ bind }) => {
  bind(CertificationWindow).toResolvedValue(makeCertificationWindow)
  bind(CertificationCompletion).toResolvedValue(makeCertificationCompletionHttp, [Http])
  bind(IdentityProvider).toResolvedValue(makeIdentityProviderHttp, [Http, SettingsSource])
  bind(RealNameRegistry).toResolvedValue(makeRealNameRegistryHttp, [Http])
})
