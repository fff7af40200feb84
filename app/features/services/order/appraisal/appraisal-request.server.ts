import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import type { Visitor } from '~/session/visitor.server'
import { chooseAppraisalPackage, createAppraisalRequest } from '~/upstream/appraisals.server'
import type { OrderStep } from '../../definition'
import { type FieldValues, withoutEmpty } from '../fields/order-values'

interface AppraisalSubmission {
  visitor: Visitor
  step: OrderStep
  /** Values of the whole order, including this step. */
  values: FieldValues
  packageId: string | undefined
  /** Key of the draft: its request is updated, not created again. */
  draftKey: string
}

/**
 * Sends the details as soon as they are known and returns the values to save. The order repeats them, so
 * failures are ignored.
 */
export async function submitAppraisalRequest({
  visitor,
  step,
  values,
  packageId,
  draftKey,
}: AppraisalSubmission): Promise<FieldValues> {
  if (!step.submitsEarly) return {}
  const id =
    step.submitsEarly === 'rate_request'
      ? await submitDetails(visitor, values, draftKey)
      : values.rate_request_id
  if (!id) return { rate_request_id: '' }
  if (!packageId) return { rate_request_id: id }
  const choice = { packageId: Number(packageId), raterId: values.rater_id ?? '' }
  const chosen = await visitor.optional('rate type', visitor.call(chooseAppraisalPackage(id, choice)))
  return { rate_request_id: chosen?.ok ? id : '' }
}

async function submitDetails(
  visitor: Visitor,
  { type, address, area, cadastral_code }: FieldValues,
  draftKey: string,
) {
  const key = createIdempotencyKey(['appraisal request', draftKey])
  const details = withoutEmpty({ type, address, area, cadastral_code })
  const created = await visitor.optional('rate request', visitor.call(createAppraisalRequest(details, key)))
  return created?.ok ? created.id : undefined
}
