import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queueReplyNumberOrZero, parseQueueReply } from './queue-protocol-netfunnel.ts'

const answer = (result: string) =>
  `NetFunnel.gRtype=5101;NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`

describe('parseQueueReply and queueReplyNumberOrZero', () => {
  it('[P-190] a reply is read with operation, status and parameters', () => {
    const ticket = parseQueueReply(
      answer('5002:200:key=ABC&nwait=3&nnext=0&tps=0.500000&ttl=1&ip=queue.example&port=443'),
    )
    expect(ticket).toMatchObject({ next: 5002, status: 200 })
    expect([...(ticket?.fields ?? [])]).toEqual([
      ...[
        ['key', 'ABC'],
        ['nwait', '3'],
        ['nnext', '0'],
        ['tps', '0.500000'],
        ['ttl', '1'],
      ],
      ...[
        ['ip', 'queue.example'],
        ['port', '443'],
      ],
    ])
    expect(
      ticket && [
        queueReplyNumberOrZero(ticket, 'nwait'),
        queueReplyNumberOrZero(ticket, 'ttl'),
        queueReplyNumberOrZero(ticket, 'tps'),
      ],
    ).toEqual([3, 1, 0.5])
  })

  it.each([
    '',
    '<html>Service Temporarily Unavailable</html>',
    "NetFunnel.gControl.result='5002:200:key=A'",
    answer('5002:20:key=A'),
    answer('5002:200'),
    answer("5002:200:key=A'+alert(1)+'"),
    answer('5002:200:key=A\\x27'),
    `alert(1);${answer('5002:200:key=A')}`,
    `${answer('5002:200:key=A')}alert(1)`,
  ])('[P-191] an answer of the wrong format is read as null: %s', (text) => expect(parseQueueReply(text)).toBeNull())

  it('a missing, negative or non-numeric count is read as 0', () => {
    const ticket = parseQueueReply(answer('5002:201:key=A&nwait=many&ttl=-1'))
    expect(
      ticket && [
        queueReplyNumberOrZero(ticket, 'nwait'),
        queueReplyNumberOrZero(ticket, 'ttl'),
        queueReplyNumberOrZero(ticket, 'tps'),
      ],
    ).toEqual([0, 0, 0])
  })

  it('[P-191] parseQueueReply returns null for arbitrary text', () =>
    fc.assert(fc.property(fc.string(), (text) => parseQueueReply(text) === null)))
})
