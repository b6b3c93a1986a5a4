import { Effect, Schema } from 'effect'
import {
  type CertificationStartRequest,
  IdentityProvider,
  type ProviderStartForm,
} from '#app/identity/identity-provider.port'
import type { MalformedAnswer } from '#app/kernel/call.errors'
import { SettingsSource } from '#app/kernel/settings.port'
import type { Flow } from '#domain/identity/flow'
import { CALL_TIME_LIMITS_MS } from '#domain/settings/call-limits'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { makeReportedMalformedAnswer } from '../http/failed-calls.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const NICE = {
  application: '/api/v1/auth/lib/nice/popup',
  result: '/api/v1/auth/lib/nice/resultpopup',
} as const satisfies Record<Flow, string>
const PAGE_SEPARATION = { application: '0', result: '1' } as const satisfies Record<Flow, string>
const KMC = '/api/v1/auth/kmc/request'
const INTEGRATION = {
  integration: '/api/v1/auth/integration/request',
  kftc: '/api/v1/auth/integration/kftc/request',
} as const

const Text = Schema.String.check(Schema.isMinLength(1))
const NiceForm = Schema.Struct({ action: Text, fields: Schema.Record(Schema.String, Schema.String) })
const NoForm = Schema.Struct({ data: Schema.optionalKey(Schema.Null), result: Schema.optionalKey(Schema.Null) })
const NiceAnswer = Schema.Union([Schema.Struct({ data: NiceForm }), Schema.Struct({ result: NiceForm }), NoForm])
const KmcAnswer = Schema.Union([
  Schema.Struct({ success: Schema.Literal(false) }),
  Schema.Struct({
    success: Schema.Literal(true),
    data: Schema.Struct({ trCert: Text, trUrl: Text, certNum: Schema.String }),
  }),
])
const IntegrationAnswer = Schema.Struct({
  data: Schema.Struct({
    mid: Schema.String,
    reqSvcCd: Schema.String,
    mtxId: Text,
    authHash: Schema.String,
    flgFixedUser: Schema.String,
    userHash: Schema.String,
    reservedMsg: Schema.String,
    /** The provider's URL, if the answer has one. [D1-25] */
    url: Schema.optionalKey(Schema.NullOr(Schema.String)),
  }),
})

/**
 * Returns the fields that identify the certification: the application in the application flow; the business number, if
 * it is known, in the result flow. [D1-25]
 */
const identifyingFields = ({ flow, applicationNumber, businessNumber, state }: CertificationStartRequest) => ({
  pageSeparation: PAGE_SEPARATION[flow],
  state,
  ...(flow === 'application' && { aplyNo: applicationNumber }),
  ...(flow === 'result' && businessNumber !== '' && { brNo: businessNumber }),
})

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/**
 * Requests provider forms over HTTP. The origin of a URL that the server sends must be on the deployment's list; the
 * page of the simple certification is configured, so it is not checked. [D1-25] [D1-26]
 */
export const IdentityProviderHttp = adapter(
  IdentityProvider,
  { http: Http, settings: SettingsSource },
  ({ http, settings }) => {
    const toKnownProvider =
      (call: string) =>
      (form: ProviderStartForm): Effect.Effect<ProviderStartForm, MalformedAnswer> => {
        const origin = originOf(form.action)
        return origin !== null && settings.read().providerOrigins.includes(origin)
          ? Effect.succeed(form)
          : Effect.fail(makeReportedMalformedAnswer(call, 'an address that is not a provider'))
      }

    const returnAddress = (state: string) =>
      `${settings.read().returnBaseUrl || location.origin}/integration-result?${new URLSearchParams({ state })}`

    return {
      simplePage: ({ state, applicationNumber }) => {
        const action = settings.read().simpleProviderUrl
        const fields = { returnUrl: returnAddress(state), state, aplyNo: applicationNumber }
        return action === '' ? null : { action, method: 'get', fields }
      },
      requestNice: (start) => {
        const call = NICE[start.flow]
        const query: Record<string, string> =
          start.flow === 'application' ? { aplyNo: start.applicationNumber } : { brno: start.businessNumber }
        return http.get(call, { query, timeoutMs: CALL_TIME_LIMITS_MS.phoneCertification, auth: 'visitor' }).pipe(
          failUnlessSuccess(call, 'no-error'),
          decodeAnswer(NiceAnswer, call),
          Effect.map((answer) => ('data' in answer && answer.data) || ('result' in answer && answer.result) || null),
          Effect.flatMap((form) =>
            form === null
              ? Effect.succeed(null)
              : toKnownProvider(call)({
                  action: form.action,
                  method: 'post',
                  fields: { ...form.fields, tr_add: start.state },
                }),
          ),
        )
      },
      requestKmc: (start) =>
        http.post(KMC, { body: identifyingFields(start), operation: 'certify', auth: 'visitor' }).pipe(
          decodeAnswer(KmcAnswer, KMC),
          Effect.flatMap((answer) =>
            answer.success
              ? toKnownProvider(KMC)({
                  action: answer.data.trUrl,
                  method: 'post',
                  fields: { tr_cert: answer.data.trCert, certNum: answer.data.certNum, tr_add: start.state },
                })
              : Effect.succeed(null),
          ),
        ),
      requestIntegration: (kind, reqSvcCd, start) => {
        const call = INTEGRATION[kind]
        return http
          .post(call, { body: { reqSvcCd, ...identifyingFields(start) }, operation: 'certify', auth: 'visitor' })
          .pipe(
            failUnlessSuccess(call, 'no-error'),
            decodeAnswer(IntegrationAnswer, call),
            Effect.flatMap(({ data: { url, ...fields } }) =>
              Effect.map(
                toKnownProvider(call)({
                  action: url || settings.read().integrationProviderUrl,
                  method: 'post',
                  fields,
                }),
                (form) => ({ form, transactionId: fields.mtxId }),
              ),
            ),
          )
      },
    }
  },
)
