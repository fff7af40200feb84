import type { z } from 'zod'
import { appraisalEndpoints } from '~contract/endpoints/appraisals'
import type * as wire from '~contract/schemas/services'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

const toRater = ({ id, name, company, certificate, price }: z.output<typeof wire.Rater>) => ({
  id,
  name,
  company,
  certificate,
  /** Lowest appraisal price, in tetri. */
  price,
})

export type Rater = ReturnType<typeof toRater>

export const raters: Call<Rater[]> = defineCall(appraisalEndpoints.raters, (rows) => rows.map(toRater))({})

const callRequest = defineAction(appraisalEndpoints.request, ({ id }) => ({ id }))

const callChoosePackage = defineAction(appraisalEndpoints.choosePackage)

const callCompany = defineAction(appraisalEndpoints.requestCompanyCall)

export type AppraisalRequestResult = { ok: true; id: string } | Refusal

/**
 * Describes the property to be appraised, before payment.
 * @param key idempotency key, a UUID
 */
export function createAppraisalRequest(
  property: Readonly<Record<string, string>>,
  key: string,
): Call<AppraisalRequestResult> {
  return { ...callRequest({ body: property as PropertyFields }), idempotencyKey: key }
}

type PropertyFields = Parameters<typeof callRequest>[0]['body']

/** Chooses the package and the rater; 404 for a finished request or another user's request. */
export function chooseAppraisalPackage(
  id: string,
  { packageId, raterId }: { packageId: number; raterId: string },
): Call<ActionResult> {
  return callChoosePackage({ params: { id }, body: { package_id: packageId, rater_id: raterId } })
}

/** @param key idempotency key, a UUID */
export function requestCompanyAppraisalCall(company: string, phone: string, key: string): Call<ActionResult> {
  return { ...callCompany({ body: { company, phone_number: phone } }), idempotencyKey: key }
}
