/**
 * The part about the number in a refusal's message: `brNo: text`, `brNo=text` or `{"brNo":"text"}`, up to the next
 * `,` `}` `]` or line end. Where there is none, the whole message. [E-099] [D1-35]
 */
export const numberRefusalText = (message: string): string => {
  const quoted = /"brNo"\s*:\s*"((?:\\.|[^"\\])*)"/.exec(message)?.[1]
  const plain = /\bbrNo\s*[:=]\s*([^,}\]\r\n]*)/.exec(message)?.[1]
  return (quoted ?? plain)?.trim() || message
}
