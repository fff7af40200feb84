import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { onButton, onSubmit } from '~/forms/form-action.server'
import { type ReceivedForm, withPageData } from '~/forms/received-form.server'
import { getVisitor } from '~/session/visitor.server'
import type { OrderStep } from '../definition'
import { selectPackage } from '../package-price'
import { submitAppraisalRequest } from './appraisal/appraisal-request.server'
import { listPartFields } from './fields/part-fields'
import { defineOrderStepForm, ENTER, hasPart } from './form'
import { toOrderValues, withDraft } from './order.server'
import type { ServiceOrderState } from './order-state'
import { findSlotErrors } from './registry-visit/slot-errors.server'
import { loadStepPage } from './step-page.server'
import { type OrderParams, orderPath, orderStepPath, parseStatementIds } from './urls'

/** Returns the handlers of a step's buttons; the payment has none of them. */
export function listStepHandlers(
  args: ActionFunctionArgs,
  order: ServiceOrderState,
  { step, searchText }: { step: number; searchText: string },
) {
  const { definition, path, firstIncompleteStep } = order
  const found = definition.steps[step - 1]
  if (!found) return []
  const current: OrderStep = found
  const form = defineOrderStepForm(definition, current, { isGuest: order.user === undefined })
  const isTooEarly = step > firstIncompleteStep
  return [
    onButton(form, 'back', (_draft, typed) => goTo({ ...parseTyped(typed), step: Math.max(step - 1, 1) })),
    onFind('find'),
    // Invalid fields are ignored: the summary counts the valid ones.
    onFind('count'),
    onNext(form),
    searchText !== order.params.searchText ? onFind(ENTER) : onNext({ ...form, intent: ENTER }),
  ]

  function onFind(intent: string) {
    return onButton(form, intent, (_draft, typed) => goTo({ ...parseTyped(typed), searchText, step }))
  }

  function onNext(next: typeof form) {
    return isTooEarly
      ? onButton(next, next.intent ?? '', () => redirect(orderStepPath(order, firstIncompleteStep), 303))
      : onSubmit(next, completeStep)
  }

  function parseTyped(typed: FormData) {
    return parseChoices(order, current, typed.get('package'), typed.getAll('statement_id'))
  }

  function goTo(params: Partial<OrderParams>) {
    return redirect(orderPath(path, params), 303)
  }

  async function completeStep({ values, draft, reject }: ReceivedForm<Record<string, unknown>>) {
    const visitor = getVisitor(args)
    const filledOrder = withDraft(order, draft)
    if (hasPart(current, 'packages') && selectPackage(order.packages, String(values.package)).isUnknown)
      return reject({ package: { key: 'package_missing' } })
    const choices = parseChoices(order, current, values.package, [values.statement_id].flat())
    const fields = current.parts.flatMap((part) => listPartFields(part, choices.statementIds))
    const city = fields.find(({ kind }) => kind === 'city')
    if (city && !order.cities.includes(draft.values[city.name] ?? ''))
      return reject({ [city.name]: { key: 'city_missing' } })
    const slotErrors = hasPart(current, 'slot') ? await findSlotErrors(visitor, filledOrder) : undefined
    if (slotErrors) {
      const isTimeTaken = slotErrors.slot?.key === 'time_taken'
      const { page } = await loadStepPage(args, filledOrder, { step, isTimeTaken })
      return withPageData(reject(slotErrors), page)
    }
    const appraisalValues = await submitAppraisalRequest({
      visitor,
      step: current,
      values: toOrderValues(filledOrder),
      packageId: choices.package,
      draftKey: draft.key,
    })
    Object.assign(draft.values, appraisalValues)
    return goTo({ ...choices, step: step + 1 })
  }
}

/** Returns the choices stored in the URL: the package and the statements. */
function parseChoices(
  { packages, params }: ServiceOrderState,
  { parts }: OrderStep,
  typedPackage: unknown,
  typedIds: readonly unknown[],
): Pick<OrderParams, 'package' | 'statementIds'> {
  const choices = { package: params.package, statementIds: params.statementIds }
  for (const part of parts) {
    if (part.kind === 'packages') {
      const { selected, isUnknown } = selectPackage(packages, String(typedPackage))
      if (selected && !isUnknown) choices.package = String(selected.id)
    }
    if (part.kind === 'statements') {
      const ids = parseStatementIds(typedIds)
      choices.statementIds = part.many ? ids : ids.slice(0, 1)
    }
  }
  return choices
}
