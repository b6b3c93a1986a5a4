/** One answer of the queue: the operation that comes next, the status that decides, and the parameters. */
export type Ticket = { readonly next: number; readonly status: number; readonly fields: URLSearchParams }

/** Two assignments and a call, as the vendor's client would execute them. It is text for us, and stays text. */
const ANSWER =
  /^\s*NetFunnel\.gRtype=\d{4};\s*NetFunnel\.gControl\.result='(\d{4}):(\d{3}):([^'\\]*)';?\s*NetFunnel\.gControl\._showResult\(\);?\s*$/

/**
 * Reads an answer; null for any other form. Judge by the status alone: the answer to 5101 is typed 5002.
 * [P-190] [P-191] [D3-47]
 */
export const parseTicket = (text: string): Ticket | null => {
  const parts = ANSWER.exec(text)
  return parts === null
    ? null
    : { next: Number(parts[1]), status: Number(parts[2]), fields: new URLSearchParams(parts[3]) }
}

/** A parameter that counts something; 0 where it is missing or no number. */
export const countIn = (ticket: Ticket, field: 'nwait' | 'ttl' | 'tps'): number => {
  const count = Number(ticket.fields.get(field) ?? 0)
  return Number.isFinite(count) && count > 0 ? count : 0
}
