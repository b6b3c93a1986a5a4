// What every engine does: the main job from the first page to the result, every screen once, and what it knows of the web.

/** From the first page to a certification, whose window is the provider's own. */
const entry = async (hand, facts) => {
  await hand.arrive('/')
  await hand.press('신청하기')
  await hand.arrive('/self-check')
  for (let question = 0; question < 5; question += 1) await hand.agree(question)
  await hand.press('확인')
  await hand.arrive('/bzmn-reg')
  await hand.fill('사업자등록번호 앞 3자리', facts.brNo)
  await hand.press('확인')
  await hand.arrive('/onslf-check')
}

/** From the consents to the result, as somebody who was certified. */
const application = async (hand, facts) => {
  await hand.arrive('/info-agree')
  await hand.press('모두 동의합니다')
  await hand.press('확인')
  await hand.arrive('/mydata-agree')
  await hand.press('서류 없이 신청하기')
  await hand.press('확인')
  await hand.arrive('/aply-info')
  await hand.fill('주민등록번호 앞자리', facts.residentNumber.slice(0, 6))
  await hand.fill('주민등록번호 뒷자리', facts.residentNumber.slice(6))
  await hand.press('실명인증')
  await hand.see('인증이 완료되었습니다.')
  await hand.fill('상호명', facts.businessName)
  await hand.fill('개업일자', facts.openingDate.replaceAll('-', ''))
  await hand.press('사업자 정보 조회')
  await hand.see('사업자 정보 조회가 완료되었습니다.')
  await hand.press('은행', '[role=combobox], select')
  await hand.press(facts.bankName, '[role=option]')
  await hand.fill('계좌번호', facts.accountNumber)
  await hand.fill('예금주', facts.depositor)
  await hand.press('계좌인증')
  await hand.see('계좌인증이 완료되었습니다.')
  await hand.press('작성완료')
  await hand.see('신청내용 확인')
  await hand.press('신청')
  await hand.see('접수가 완료되었습니다.')
  await hand.press('확인')
  await hand.arrive('/aply-cmptn')
  await hand.press('신청결과 보기')
  await hand.arrive('/aply-result')
  await hand.see('신청이 접수되었습니다.')
}

/** The parts of the main job, each with the state it begins in. */
export const JOB = [
  { name: 'from / to certification', open: '/', act: entry },
  {
    name: 'from consents to result',
    open: '/__world/enter?persona=new-individual-confirmed&to=/info-agree',
    act: application,
  },
]

const entered = (persona, to) => ({ name: `${to} ${persona}`, open: `/__world/enter?persona=${persona}&to=${to}` })

/** Every screen once, in the state that shows it best. */
export const SCREENS = [
  ...['/', '/elig-check', '/ctn-mttr', '/self-check', '/bzmn-reg', '/bzmn-result', '/onslf-check-result'],
  ...['/board-faq', '/region-center', '/user-guide', '/info-privacy', '/info-terms', '/objctRqst'],
  ...['/aply-result-sample', '/popup-daily', '/no-such-page'],
]
  .map((path) => ({ name: path, open: path }))
  .concat([
    entered('new-individual-confirmed', '/onslf-check'),
    entered('new-individual-rapid', '/info-agree'),
    entered('new-individual-confirmed', '/mydata-agree'),
    entered('new-individual-declined', '/aply-info'),
    entered('new-corporate-confirmed', '/aply-info'),
    entered('applied-new', '/aply-cmptn'),
    ...['applied-received', 'applied-hold', 'applied-payment-complete', 'selected-supplement'].map((persona) =>
      entered(persona, '/aply-result'),
    ),
    entered('applied-transfer-error', '/result-modify'),
    entered('applied-supplement-request', '/result-modify-bizinfo'),
    ...['/proof-intro', '/proof-reg', '/proof-reg-all', '/proof-reg-parcel'].map((to) =>
      entered('applied-target-selected', to),
    ),
    entered('applied-hold', '/opinion-submit'),
  ])

/** What the product uses where it is there, and does without where it is not. `heic`: bytes of a photo, in base64. */
export const FEATURES = (heic) => `async () => {
  const decodes = async (bytes, type) => {
    try {
      await createImageBitmap(new Blob([bytes], { type }))
      return true
    } catch {
      return false
    }
  }
  const supports = (...rule) => globalThis.CSS?.supports(...rule) ?? false
  return {
    ':has()': supports('selector(:has(a))'),
    '@layer': 'CSSLayerBlockRule' in globalThis,
    'container queries': supports('container-type', 'inline-size'),
    'text-wrap: balance': supports('text-wrap', 'balance'),
    'word-break: keep-all': supports('word-break', 'keep-all'),
    'scrollbar-gutter': supports('scrollbar-gutter', 'stable'),
    'content-visibility': supports('content-visibility', 'auto'),
    '<dialog>': 'HTMLDialogElement' in globalThis,
    'inert': 'inert' in HTMLElement.prototype,
    '<details name>': 'name' in HTMLDetailsElement.prototype,
    'Trusted Types': 'trustedTypes' in globalThis,
    'fetch keepalive': 'keepalive' in Request.prototype,
    'requestIdleCallback': 'requestIdleCallback' in globalThis,
    'scheduler.yield': typeof globalThis.scheduler?.yield === 'function',
    'OffscreenCanvas': 'OffscreenCanvas' in globalThis,
    'Intl.Segmenter': 'Segmenter' in Intl,
    'BroadcastChannel': 'BroadcastChannel' in globalThis,
    'navigator.locks': 'locks' in navigator,
    'screen wake lock': 'wakeLock' in navigator,
    'modulepreload': document.createElement('link').relList?.supports('modulepreload') ?? false,
    'HEIC photos': await decodes(Uint8Array.from(atob(${JSON.stringify(heic)}), (sign) => sign.charCodeAt(0)), 'image/heic'),
  }
}`
