import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { beginCheckoutEvent } from '~/features/analytics'
import { findFormResult } from '~/forms/form-result.server'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import type { StepPart } from '../definition'
import { serializeOrderDraft } from './draft.server'
import { getUserValues } from './field-validation'
import type { OrderFormResult } from './form'
import {
  listOrderFields,
  listPartFields,
  listPurchases,
  loadOrderState,
  type ServiceOrderState,
} from './order.server'
import { loadPaymentStep } from './payment/loader.server'
import { getPhoneData } from './phone/loader.server'
import { formatSlotDay } from './registry-visit/format-day'
import { loadSlotPicker } from './registry-visit/loader.server'
import { findBranch, findVisitReason, getVisitPrice } from './registry-visit/registry-visit'
import { loadStatementPicker } from './statement-picker.server'
import { orderStepPath } from './urls'

export async function loadOrderPage(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const order = await loadOrderState(args)
  const { definition, params, path } = order
  const anyFormResult = findFormResult<OrderFormResult>(args.context)
  const formResult = anyFormResult?.intent === 'order' ? anyFormResult : undefined
  const last = definition.steps.length + 1
  const stepNumber = Math.min(formResult?.step ?? params.step ?? order.firstIncompleteStep, last)
  if (stepNumber > order.firstIncompleteStep && !formResult)
    throw redirect(orderStepPath(order, order.firstIncompleteStep))

  const step = definition.steps[stepNumber - 1]
  const has = (kind: StepPart['kind']) => step?.parts.some((part) => part.kind === kind) === true
  const query = new URL(args.request.url).searchParams
  const [statements, slots, paying, i18n] = await Promise.all([
    has('statements') ? loadStatementPicker(visitor, order) : undefined,
    has('slot') ? loadSlotPicker(visitor, order, { step: stepNumber, query, formResult }) : undefined,
    step ? undefined : loadPaymentStep(visitor, order),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'services')
  const signIn = new URLSearchParams({ Continue: orderStepPath(order, stepNumber) })
  const page = {
    name: definition.name,
    step: stepNumber,
    formResult,
    statements,
    slots,
    paying: paying?.data,
    phone: getPhoneData(order, formResult),
    raters: order.raters,
    reasons: listVisitReasons(order),
    /** Price parts of a registry visit, in tetri. */
    visitPrice: order.package && getVisitPrice(order, order.package.id),
    title: t('order_title', { service: t(`names.${definition.name}`) }),
    errorTitlePrefix: formResult ? i18n.getFixedT(visitor.language, 'ui')('error_prefix') : undefined,
    orderPath: orderStepPath(order, stepNumber),
    isPackageUnknown: order.isPackageUnknown,
    steps: [...definition.steps.map(({ name }) => name), 'pay' as const].map((name, at) => ({
      name,
      isDone: at + 1 < order.firstIncompleteStep,
      href: at + 1 <= order.firstIncompleteStep ? orderStepPath(order, at + 1) : undefined,
    })),
    packages: order.packages,
    packageId: order.package?.id,
    isPackageChosen: params.package !== undefined,
    chosen: order.statements.map(({ id, title }) => ({ id, title })),
    values: { ...getUserValues(order.user), ...order.draft.values, ...formResult?.values },
    isManual: Boolean(order.draft.values.address ?? formResult?.values.address),
    /** The valid answers, for the summary. */
    answers: summarizeSteps(order, visitor.language),
    total: order.total,
    isGuest: order.user === undefined,
    signInHref: toLocalizedPath(`/auth?${signIn}`, visitor.language),
    canonical: path,
    analyticsEvents: args.context.dataLayer && paying && listPurchases(order).map(beginCheckoutEvent),
  }
  const cookie = paying && serializeOrderDraft(definition.name, paying.draft, args.request, args.context)
  return { page, cookie }
}

export type OrderPageData = Awaited<ReturnType<typeof loadOrderPage>>['page']

/** A summary of each completed step. */
function summarizeSteps(order: ServiceOrderState, language: Language): Record<string, string[]> {
  const fieldNames = new Set(listOrderFields(order).map(({ name }) => name))
  const { steps } = order.definition
  const done = steps.filter((_, at) => at + 1 < order.firstIncompleteStep)
  return Object.fromEntries(
    done.map(({ name, parts }) => [name, parts.flatMap((part) => summarizePart(order, part, language))]),
  )

  function summarizePart(
    { draft: { values }, ...rest }: ServiceOrderState,
    part: StepPart,
    shown: Language,
  ): string[] {
    const visit = { draft: { values }, registry: rest.registry }
    if (part.kind === 'reason') return [findVisitReason(visit)?.name ?? '']
    if (part.kind === 'raters')
      return [
        rest.package?.name ?? '',
        rest.raters.find(({ id }) => String(id) === values.rater_id)?.name ?? '',
      ]
    if (part.kind === 'slot') {
      const branch = findBranch(visit)
      return [
        branch ? `${branch.city}, ${branch.name}` : '',
        values.time ? `${formatSlotDay(values.date ?? '', shown)}, ${values.time}` : '',
      ]
    }
    return listPartFields(part, [])
      .filter(({ name, isRequired, kind }) => isRequired && fieldNames.has(name) && kind !== 'choice')
      .map(({ name }) => values[name] ?? '')
  }
}

function listVisitReasons({ registry, package: taken }: ServiceOrderState) {
  return (registry?.reasons ?? []).flatMap(({ key, name, registerFee, prices }) => {
    const total = prices.find(({ packageId }) => packageId === taken?.id)?.total
    return total === undefined ? [] : [{ key, name, registerFee, total }]
  })
}
