import { toBankCode } from '#domain/account/account'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { ClosedObject, Type } from '../../world/schema.ts'
import { findDoc } from '../../world/world.ts'

/** Payout banks by common code; `codeValue` has no leading zeros, as in the agency's list. */
const BANKS = [
  ['2', '한국산업은행'],
  ['3', 'IBK기업은행'],
  ['4', 'KB국민은행'],
  ['7', '수협은행'],
  ['11', 'NH농협은행'],
  ['12', '지역농축협'],
  ['20', '우리은행'],
  ['23', 'SC제일은행'],
  ['27', '한국씨티은행'],
  ['31', 'iM뱅크'],
  ['32', '부산은행'],
  ['34', '광주은행'],
  ['35', '제주은행'],
  ['37', '전북은행'],
  ['39', '경남은행'],
  ['45', '새마을금고'],
  ['48', '신협'],
  ['50', '저축은행'],
  ['52', '모건스탠리은행'],
  ['54', 'HSBC은행'],
  ['55', '도이치은행'],
  ['57', 'JP모간체이스은행'],
  ['58', '미즈호은행'],
  ['59', 'MUFG은행'],
  ['60', 'BOA은행'],
  ['61', 'BNP파리바은행'],
  ['62', '중국공상은행'],
  ['63', '중국은행'],
  ['64', '산림조합중앙회'],
  ['67', '중국건설은행'],
  ['71', '우체국'],
  ['81', '하나은행'],
  ['88', '신한은행'],
  ['89', '케이뱅크'],
  ['90', '카카오뱅크'],
  ['92', '토스뱅크'],
] as const

/**
 * The agency's reason codes. The name of each code says what was found. The screens describe the first two codes.
 * [A-240] [P-291]
 */
const REASONS = [
  ['US01', '주대표자로 확인되지 않았습니다', '주대표자만 신청할 수 있습니다.'],
  ['US02', '국세청에 폐업으로 등록되어 있습니다', '폐업한 사업자는 신청할 수 없습니다.'],
  [
    'US03',
    `연 매출이 ${PROGRAMME_PLACEHOLDERS.salesShort} 원 이하인지 확인되지 않았습니다`,
    '연 매출액이 지원 기준에 맞지 않습니다.',
  ],
  ['US04', '배달·택배 이용금액이 확인되지 않았습니다', '배달·택배 이용금액을 확인할 수 없습니다.'],
  ['US05', '같은 비용을 다른 사업에서 이미 지원받으셨습니다', '같은 비용을 다른 사업에서 지원받았습니다.'],
] as const

const groupOf = (group: string, codes: readonly (readonly [string, string, string?])[]) => ({
  group,
  codes: codes.map(([codeValue, codeName, codeDesc = '']) => ({
    codeId: `${group}_${codeValue}`,
    codeValue,
    codeName,
    codeDesc,
  })),
})

export const CODE_GROUPS = [groupOf('BANK', BANKS), groupOf('REAS_TYPE', REASONS)]

/** Returns a bank by its name; throws at startup for an unknown name. */
export const bankByNameOrThrow = (name: string): { readonly code: string; readonly name: string } => {
  const row = BANKS.find(([, bank]) => bank === name)
  if (row === undefined) throw new RangeError(`no such bank: ${name}`)
  return { code: toBankCode(row[0]), name }
}

/** Returns the codes of a group; an empty list for an unknown group. [A-240] [P-291] */
export const listCodes = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/common/codes/groups/list',
  ref: 'A-240',
  body: Type.Object({ groupId: Type.String() }),
  answer: okAnswerSchema({
    result: Type.Array(
      ClosedObject({
        codeId: Type.String(),
        codeValue: Type.String(),
        codeName: Type.String(),
        codeDesc: Type.String(),
      }),
    ),
  }),
  handler: (world, { body: { groupId } }) => [
    world,
    okAnswer({ result: findDoc(world, 'codes', groupId)?.codes ?? [] }),
  ],
})
