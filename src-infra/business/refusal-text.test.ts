import { describe, expect, it } from 'vitest'
import { numberRefusalText } from './business-wire.ts'

describe('the text about the number is taken out of the message of a refusal', () => {
  it.each([
    { message: 'brNo: 10자리여야 합니다.', shown: '10자리여야 합니다.' },
    { message: 'brNo=숫자만 입력하세요, name=필수', shown: '숫자만 입력하세요' },
    { message: '{"brNo":"잘못된 번호, 다시 입력하세요."}', shown: '잘못된 번호, 다시 입력하세요.' },
    { message: '{"brNo" : "잘못된 번호, 다시"}', shown: '잘못된 번호, 다시' },
    { message: '[brNo: 잘못된 번호]', shown: '잘못된 번호' },
    { message: 'brNo = 잘못된 번호 , name=필수', shown: '잘못된 번호' },
    { message: '{brNo=잘못된 번호}', shown: '잘못된 번호' },
    { message: 'brNo: 첫 줄\n둘째 줄', shown: '첫 줄' },
    { message: '알 수 없는 오류', shown: '알 수 없는 오류' },
    { message: 'brNo:', shown: 'brNo:' },
    { message: 'xbrNo: 아님', shown: 'xbrNo: 아님' },
    { message: '', shown: '' },
  ])('"$message" → "$shown"', ({ message, shown }) => expect(numberRefusalText(message)).toBe(shown))
})
