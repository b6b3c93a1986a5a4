import { expect, it } from 'vitest'
import { helpDeskPhoneText } from './help-desk.ts'

it.each([
  ['/bzmn-reg', '1533-0500'],
  ['/proof-intro', '1644-5332, 1644-5333'],
  ['/board-faq', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
  ['/info-terms', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
  ['/region-center', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
  ['/user-guide', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
])('[D1-41] [D3-44] [D3-134] the help line of an alert on %s shows the numbers %s', (path, numbers) => {
  history.replaceState(null, '', path)
  expect(helpDeskPhoneText()).toBe(numbers)
})
