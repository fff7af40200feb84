import type { LoaderFunctionArgs } from '@remix-run/node'
import { beginCheckoutEvent } from '~/features/analytics'
import { toLoadedDraft } from '~/forms/load-draft.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import type { StepPart } from '../definition'
import { getSubjectValues, getUserValues } from './fields/order-values'
import { hasPart } from './form'
import { listPurchases } from './order.server'
import type { ServiceOrderState } from './order-state'
import { getLowestPrice, listPriceFactors } from './package/order-price'
import { loadPaymentStep } from './payment/loader.server'
import { loadSlotPicker } from './registry-visit/loader.server'
import { getVisitPrice } from './registry-visit/registry-visit'
import { MANUAL_PLACE } from './step-schema'
import { loadStatementPicker } from './subject/statement-picker.server'
import { summarizeSteps } from './summarize-steps.server'
import { orderStepPath } from './urls'
import { isWithinNotice } from './visit-notice'

interface StepPageOptions {
  /** Number of the step, from 1; the payment is after the last. */
  step: number
  /** True if the time of the visit has been taken meanwhile. */
  isTimeTaken?: boolean
}

/** Loads the page of a step; for the payment also the state of an earlier one. */
export async function loadStepPage(
  args: LoaderFunctionArgs,
  order: ServiceOrderState,
  { step, isTimeTaken: isTaken = false }: StepPageOptions,
) {
  const visitor = getVisitor(args)
  const { definition, path, params } = order
  const current = definition.steps[step - 1]
  const has = (kind: StepPart['kind']) => current !== undefined && hasPart(current, kind)
  const { searchParams } = new URL(args.request.url)
  const [statements, slots, payment, i18n] = await Promise.all([
    has('statements') ? loadStatementPicker(visitor, order) : undefined,
    has('slot') ? loadSlotPicker(visitor, order, { step, searchParams, isTaken }) : undefined,
    current ? undefined : loadPaymentStep(visitor, order),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'services')
  const signIn = new URLSearchParams({ Continue: orderStepPath(order, step) })
  const chosen = order.statements.map(({ id, title }) => ({ id, title }))
  const draft = toLoadedDraft(order.draft, has('phone') ? order.phoneProof : undefined)
  const isManual = Boolean(order.draft.values.address) || !statements?.isAny
  const page = {
    name: definition.name,
    step,
    statements,
    slots,
    payment: payment?.data,
    draft: {
      ...draft,
      values: {
        ...getUserValues(order.user),
        ...getSubjectValues(order.subject),
        ...draft.values,
        q: params.searchText,
        package: String(order.package?.id),
        statement_id: chosen.length > 0 ? chosen.map(({ id }) => String(id)) : isManual ? MANUAL_PLACE : [],
        branch: String(slots?.branchId),
        slot: slots?.chosen ?? '',
      },
    },
    raters: order.raters,
    reasons: listVisitReasons(order),
    /** Price parts of a registry visit, in tetri. */
    visitPrice: order.package && getVisitPrice(order, order.package.id),
    title: t('order_title', { service: t(`names.${definition.name}`) }),
    /** Distinguishes steps in tabs, in the history and for screen readers. */
    pageTitle: `${t(`names.${definition.name}`)}: ${t(`steps.${current?.name ?? 'pay'}`)}`,
    orderPath: orderStepPath(order, step),
    isPackageUnknown: order.isPackageUnknown,
    steps: [...definition.steps.map(({ name }) => name), 'pay' as const].map((name, at) => ({
      name,
      isDone: at + 1 < order.firstIncompleteStep,
      href: at + 1 <= order.firstIncompleteStep ? orderStepPath(order, at + 1) : undefined,
    })),
    packages: order.packages,
    /** Answers of an earlier visit, on the first page of the order. */
    hasEarlierDraft: params.step === undefined && Object.values(order.draft.values).some(Boolean),
    cities: order.cities,
    priceLines: order.priceLines,
    packageId: order.package?.id,
    isPackageChosen: params.package !== undefined,
    chosen,
    /** Valid answers, for the summary. */
    answers: summarizeSteps(order, visitor.language, t),
    total: order.total,
    priceFrom: getLowestPrice(order),
    priceFactors: listPriceFactors(order),
    isVisitNear: isVisitNear(order),
    isGuest: order.user === undefined,
    signInHref: toLocalizedPath(`/auth?${signIn}`, visitor.language),
    canonical: path,
    analyticsEvents: args.context.dataLayer && payment && listPurchases(order).map(beginCheckoutEvent),
  }
  return { page, draft: payment?.draft }
}

export type OrderPageData = Awaited<ReturnType<typeof loadStepPage>>['page']

/** Returns true for a near visit. If the hall's time is missing, an operator offers one. */
function isVisitNear({ values: { date, time }, registry }: ServiceOrderState): boolean {
  if (!date || (registry && !time)) return false
  return isWithinNotice({ date, time: time || undefined })
}

function listVisitReasons({ registry, package: selected }: ServiceOrderState) {
  return (registry?.reasons ?? []).flatMap(({ key, name, registerFee, prices }) => {
    const total = prices.find(({ packageId }) => packageId === selected?.id)?.total
    return total === undefined ? [] : [{ key, name, registerFee, total }]
  })
}
