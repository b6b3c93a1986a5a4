import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../world/faults.ts'
import { rejection } from './answers.ts'

/**
 * Sends one invalid byte before closing. Without it, the browser would repeat the call on a new connection, even a
 * POST.
 */
const cut = (request: FastifyRequest) => {
  request.raw.socket.end('\0')
  request.raw.resume()
}

const bytesOf = async (payload: unknown): Promise<Buffer> => {
  if (payload instanceof Readable) {
    const chunks: Uint8Array[] = []
    for await (const chunk of payload) chunks.push(chunk as Uint8Array)
    return Buffer.concat(chunks)
  }
  return Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '')
}

/** Sends half an answer, then cuts the connection. Uses a stream, because a cut stream logs no error. */
const sendHalf = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<Readable> => {
  const bytes = await bytesOf(payload)
  reply.header('content-length', Math.max(bytes.length, 1))
  return Readable.from(
    (function* () {
      yield bytes.subarray(0, bytes.length >> 1)
      setTimeout(() => request.raw.socket.destroy(), 20)
      yield Buffer.alloc(0)
    })(),
  )
}

/** Sends the answer at a limited rate, in ten pieces a second; stops when the connection closes. */
const sendSlowly = async (reply: FastifyReply, payload: unknown, bytesPerSecond: number): Promise<Readable> => {
  const bytes = await bytesOf(payload)
  const piece = Math.max(1, Math.round(bytesPerSecond / 10))
  const everyMs = (1000 * piece) / bytesPerSecond
  reply.header('content-length', bytes.length)
  return Readable.from(
    (async function* () {
      for (let offset = 0; offset < bytes.length; offset += piece) {
        yield bytes.subarray(offset, offset + piece)
        await pause(everyMs)
      }
    })(),
  )
}

/** Fails a call before its handler if the fault requires it; returns false if the call continues. */
export const failBeforeHandlerIfFaulted = (request: FastifyRequest, reply: FastifyReply, fault: Fault): boolean => {
  if (fault.silent === true) reply.hijack()
  else if (fault.cut === 'before') {
    cut(request)
    reply.hijack()
  } else if (fault.status !== undefined && fault.cut === undefined) {
    const { body } = rejection(fault.status, 'FAULT', 'server.fault')
    request.raw.resume()
    reply.code(fault.status).send(fault.body === undefined ? body : fault.body)
  } else return false
  return true
}

/** Sends the handler's answer as the fault requires: with extra headers, not at all, only half of it, or slowly. */
export const sendFaultyAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  fault: Fault,
  done: DoneFuncWithErrOrRes,
): void => {
  const send = (stream: Readable) => {
    done(null, stream)
  }
  if (fault.headers !== undefined) reply.headers(fault.headers)
  if (fault.cut === 'after') {
    cut(request)
    done(null, '')
  } else if (fault.cut === 'during') sendHalf(request, reply, payload).then(send, done)
  else if (fault.bytesPerSecond !== undefined) sendSlowly(reply, payload, fault.bytesPerSecond).then(send, done)
  else done(null, payload)
}
