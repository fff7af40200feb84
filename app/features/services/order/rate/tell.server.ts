import type { Visitor } from '../../../../http/visitor.server'
import { chooseRateType, createRateRequest } from '../../../../upstream/raters.server'
import type { Step } from '../../definition'
import type { Values } from '../fields'

interface Told {
  visitor: Visitor
  step: Step
  /** Of the whole order, this step's among them. */
  values: Values
  packageId: string | undefined
}

/**
 * Tells the upstream what is to be valued, and how, as soon as it is known. The order says all of it once more: should
 * the upstream not listen now, nobody has to wait for it.
 * @returns what is to be kept
 */
export async function tellOfRating({ visitor, step, values, packageId }: Told): Promise<Values> {
  if (!step.tells) return {}
  const id = step.tells === 'rate_request' ? await begin(visitor, values) : values.rate_request_id
  if (!id) return { rate_request_id: '' }
  if (!packageId) return { rate_request_id: id }
  const choice = { packageId: Number(packageId), raterId: values.rater_id ?? '' }
  const chosen = await visitor.optional('rate type', visitor.call(chooseRateType(id, choice)))
  return { rate_request_id: chosen?.ok ? id : '' }
}

async function begin(visitor: Visitor, { type, address, area, cadastral_code }: Values) {
  const told = { type, address, area, cadastral_code }
  const said = Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, string] => !!entry[1]),
  )
  const begun = await visitor.optional('rate request', visitor.call(createRateRequest(said)))
  return begun?.ok ? begun.id : undefined
}
