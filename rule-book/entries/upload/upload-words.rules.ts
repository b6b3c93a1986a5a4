import type { DetectedFileKind } from '#domain/upload/file-reference'
import { detectFileKind } from '#domain/upload/file-signature'
import { bytesFromHex } from '#domain/upload/examples/bytes-from-hex'
import type { FactChoice } from '../../rule-entry.ts'

export const SIZE = { empty: '0바이트', within: '상한까지', above: '상한을 넘음' } as const

type WrittenFile = { readonly name: string; readonly size: number; readonly type: string; readonly hex?: string }

export const bytesInWords = (bytes: number) => `${bytes.toLocaleString('ko-KR')}바이트`

export const contentInWords = (kind: DetectedFileKind) => {
  if (kind === null) return '아직 보지 않음'
  return kind === 'unknown' ? '알려진 형식이 아님' : kind.toUpperCase()
}

export const fileInWords = ({ name, size, type, hex }: WrittenFile): readonly FactChoice<string>[] => {
  return [
    ['이름', name],
    ['크기', bytesInWords(size)],
    ['브라우저가 알린 형식', type === '' ? '없음' : type],
    ['파일 내용', contentInWords(hex === undefined ? null : (detectFileKind(bytesFromHex(hex)) ?? 'unknown'))],
  ]
}
