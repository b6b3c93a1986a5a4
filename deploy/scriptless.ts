import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'

type CallCentre = Settings['callCentre']

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Returns the notice for visitors without scripts. Every document except that of `/` has it; the links of `/` work
 * without scripts.
 */
export const scriptlessNotice = ({ application }: CallCentre): string =>
  `<noscript><p class="scriptless">이 화면은 자바스크립트를 사용할 수 있어야 열립니다. 브라우저 설정에서 자바스크립트를 허용한 후 새로고침해주세요. 온라인 신청이 어려우시면 고객센터(<a href="tel:${escaped(application.replaceAll('-', ''))}">${escaped(application)}</a>)로 연락해주세요. <a href="/">첫 화면으로</a></p></noscript>`

/**
 * Replaces the default telephone number in a built document by the number of the deployment. Fails if the notice for
 * visitors without scripts has an unexpected format, because it would then keep the default number.
 */
export const withHelpDeskNumber = (html: string, callCentre: CallCentre): string => {
  const builtNotice = scriptlessNotice(DEFAULT_SETTINGS.callCentre)
  if (!html.includes(builtNotice) && html.includes('scriptless'))
    throw new Error('The notice for visitors without scripts is not as the build writes it; build again.')
  return html.replace(builtNotice, () => scriptlessNotice(callCentre))
}
