import type { ActionFunctionArgs } from '@remix-run/node'
import { rejectValues } from '~/forms/form-action.server'
import { type FormErrors, withPageData } from '~/forms/received-form.server'
import type { PaymentRefusal } from '~/upstream/payments.server'
import type { StepPart } from '../../definition'
import { listPartFields } from '../fields/part-fields'
import { defineOrderStepForm, hasPart } from '../form'
import type { ServiceOrderState } from '../order-state'
import { loadStepPage } from '../step-page.server'

/** Form fields by the names that the upstream refuses. */
const SLOT_FIELDS: Readonly<Record<string, string>> = {
  city: 'branch',
  branch: 'branch',
  date: 'slot',
  time: 'slot',
}

/** Shows the step whose statements are unavailable. */
export function rejectStatements(args: ActionFunctionArgs, order: ServiceOrderState) {
  const at = order.definition.steps.findIndex((step) => hasPart(step, 'statements'))
  return rejectStep(args, order, at, { '': { key: 'statements_gone' } })
}

/** Shows the first step with a rejected answer; undefined if no step has the field. */
export async function rejectOrderValues(
  args: ActionFunctionArgs,
  order: ServiceOrderState,
  refused: PaymentRefusal['fieldErrors'],
) {
  for (const [at, { parts }] of order.definition.steps.entries()) {
    const fields = Object.assign({}, ...parts.map(mapFields))
    const found = refused.filter(({ field }) => Object.hasOwn(fields, field))
    const errors = found.map(({ field }) => [
      fields[field],
      { key: field === 'time' ? 'time_taken' : 'rejected' },
    ])
    if (errors.length > 0) return rejectStep(args, order, at, Object.fromEntries(errors))
  }
  return undefined
}

function mapFields(part: StepPart): Record<string, string> {
  if (part.kind === 'slot') return SLOT_FIELDS
  if (part.kind === 'packages') return { package_id: 'package' }
  const names = listPartFields(part, []).map(({ name }): [string, string] => [name, name])
  const fields = Object.fromEntries(names)
  if (part.kind === 'statements') fields.statements = 'statement_id'
  return fields
}

async function rejectStep(
  args: ActionFunctionArgs,
  order: ServiceOrderState,
  at: number,
  errors: FormErrors,
) {
  const step = order.definition.steps[at]
  if (!step) throw new Error(`the service ${order.definition.name} has no step ${at + 1}`)
  const isTimeTaken = errors.slot?.key === 'time_taken'
  const { page } = await loadStepPage(args, order, { step: at + 1, isTimeTaken })
  const form = defineOrderStepForm(order.definition, step, { isGuest: order.user === undefined })
  return withPageData(rejectValues(form, page.draft.values, errors), page)
}
