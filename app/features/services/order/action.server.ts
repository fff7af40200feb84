import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import type { StepPart } from '../definition'
import { selectPackage } from '../package-price'
import { submitAppraisalRequest } from './appraisal/appraisal-request.server'
import { MANUAL_PLACE } from './by-hand'
import { serializeOrderDraft } from './draft.server'
import { type FieldValues, type OrderFieldError, parseFields } from './field-validation'
import { listPartFields, loadOrderState, type ServiceOrderState } from './order.server'
import { payOrderAction } from './payment/action.server'
import { confirmPhoneAction, parsePhonePart } from './phone/action.server'
import { parseSlotPart } from './registry-visit/parse-slot.server'
import { respondWithErrors } from './respond-with-errors.server'
import { orderPath, parseStatementIds } from './urls'

export async function orderAction(args: ActionFunctionArgs) {
  const form = await parseFormData(args.request)
  const order = await loadOrderState(args)
  const { definition } = order
  const typedValues: FieldValues = formValues(form)
  const intent = form.get('intent')
  const step = Math.min(order.params.step ?? order.firstIncompleteStep, definition.steps.length + 1)
  if (intent === 'pay') return payOrderAction(args, order, typedValues)
  const isCode = intent === 'send_code' || intent === 'confirm_code'
  if (intent !== 'next' && intent !== 'back' && intent !== 'find' && !isCode)
    throw new Response(null, { status: 400 })

  const visitor = getVisitor(args)
  const parsed = await parseStep(visitor, order, step, typedValues, form.getAll('statement_id'))
  if (isCode) {
    const values = { ...order.draft.values, ...parsed.values }
    return confirmPhoneAction(args, order, { step, typed: typedValues, draft: { ...order.draft, values } })
  }
  if (intent === 'next' && parsed.fieldErrors.length > 0)
    return respondWithErrors(args, {
      intent: 'order',
      step,
      values: typedValues,
      fieldErrors: parsed.fieldErrors,
    })
  const values = { ...order.draft.values, ...parsed.values }
  const completedStep = definition.steps[step - 1]
  const packageId = parsed.package ?? order.params.package
  const appraisalFields =
    intent === 'next' && completedStep
      ? await submitAppraisalRequest({ visitor, step: completedStep, values, packageId })
      : {}
  const draft = { ...order.draft, values: { ...values, ...appraisalFields } }
  const params = {
    package: packageId,
    statementIds: parsed.statementIds ?? order.params.statementIds,
    step: intent === 'next' ? step + 1 : intent === 'back' ? Math.max(step - 1, 1) : step,
    ...(intent === 'find' && { text: (typedValues.q ?? '').trim() }),
  }
  return redirect(orderPath(order.path, params), {
    status: 303,
    headers: {
      'Set-Cookie': serializeOrderDraft(definition.name, draft, args.request, args.context),
    },
  })
}

interface ParsedStep {
  values: FieldValues
  fieldErrors: OrderFieldError[]
  package?: string
  statementIds?: number[]
}

async function parseStep(
  visitor: Visitor,
  order: ServiceOrderState,
  step: number,
  typed: FieldValues,
  checkedValues: unknown[],
): Promise<ParsedStep> {
  const parts = order.definition.steps[step - 1]?.parts ?? []
  const parsedParts = await Promise.all(
    parts.map((part) => parsePart(visitor, order, part, typed, checkedValues)),
  )
  return Object.assign({}, ...parsedParts, {
    values: Object.assign({}, ...parsedParts.map(({ values }) => values)),
    fieldErrors: parsedParts.flatMap(({ fieldErrors }) => fieldErrors),
  })
}

async function parsePart(
  visitor: Visitor,
  order: ServiceOrderState,
  part: StepPart,
  typed: FieldValues,
  checkedValues: unknown[],
): Promise<ParsedStep> {
  if (part.kind === 'slot') return parseSlotPart(visitor, order, typed)
  if (part.kind === 'phone') return parsePhonePart(order, typed)
  if (part.kind !== 'packages' && part.kind !== 'statements')
    return parseFields(listPartFields(part, []), typed)
  if (part.kind === 'packages') {
    const { taken, isUnknown } = selectPackage(order.packages, typed.package)
    if (!taken || isUnknown || !typed.package)
      return { values: {}, fieldErrors: [{ field: 'package', error: 'package_missing' }] }
    return { values: {}, fieldErrors: [], package: String(taken.id) }
  }
  const isManual =
    part.place !== undefined && (checkedValues.includes(MANUAL_PLACE) || order.user === undefined)
  if (part.place && isManual) return { ...parseFields(part.place, typed), statementIds: [] }
  const statementIds = part.many
    ? parseStatementIds(checkedValues)
    : parseStatementIds(checkedValues).slice(0, 1)
  const isMissing = statementIds.length === 0
  return {
    values: {},
    fieldErrors: isMissing ? [{ field: 'statement_id', error: 'statement_missing' }] : [],
    statementIds,
  }
}
