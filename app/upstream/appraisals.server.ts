import { z } from 'zod'
import { success } from './envelope'
import { tetri } from './payments.server'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const Rater = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string(),
  certificate: z.string(),
  /** The least that they value for, in tetri. */
  price: tetri,
})

/** Somebody who values. */
export type Rater = z.output<typeof Rater>

export const raters: Call<Rater[]> = { api: 'main', path: 'raters', answer: success(z.array(Rater)) }

const AppraisalRequestCreated = success(z.object({ id: z.string() })).transform(({ id }) => ({
  ok: true as const,
  id,
}))

/** A request that was begun, or why it was not. */
export type AppraisalRequestResult = z.output<typeof AppraisalRequestCreated> | Refusal

/** Tells what is to be valued, before anybody pays. */
export function createAppraisalRequest(
  property: Readonly<Record<string, string>>,
): Call<AppraisalRequestResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'api/rate-requests/create',
    body: toFormData(property),
    answer: z.union([Refusal, AppraisalRequestCreated]),
    refusals: { ...refusalResponses, shape: Refusal },
  }
}

/** Chooses how and by whom it is valued; 404 for a request that is over, or another's. */
export function chooseAppraisalPackage(
  id: string,
  { packageId, raterId }: { packageId: number; raterId: string },
): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `api/rate-requests/choose-rate-type/${encodeURIComponent(id)}`,
    alias: 'api/rate-requests/choose-rate-type',
    body: toFormData({ package_id: packageId, rater_id: raterId }),
    ...actionResultOf(success(z.unknown())),
  }
}

/**
 * Asks for a company to be called about its valuations.
 * @param key a uuid: sent again with the same, it is the first request
 */
export function requestCompanyAppraisalCall(company: string, phone: string, key: string): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'rate-requests/create',
    body: toFormData({ company, phone_number: phone, idempotency_key: key }),
    ...actionResultOf(success(z.unknown())),
  }
}
