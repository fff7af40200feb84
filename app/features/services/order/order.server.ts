import type { LoaderFunctionArgs } from '@remix-run/node'
import type { OrderSummary } from '~/features/analytics'
import { createDraft, type FormDraft, findDraft } from '~/forms/draft.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { loadDraft } from '~/forms/load-draft.server'
import type { PhoneProofState } from '~/forms/phone-proof'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import type { User } from '~/upstream/accounts.server'
import { type Rater, raters } from '~/upstream/appraisals.server'
import { type OwnStatement, ownStatementPage } from '~/upstream/own-statements.server'
import { type PublicRegistry, publicRegistry } from '~/upstream/public-registry.server'
import { type ServicePackage, servicePackages } from '~/upstream/services.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { MAX_ORDER_AREA } from '~contract/services'
import { parseArea } from '~contract/values/measures'
import type { OrderStep, ServiceDefinition, StepPart } from '../definition'
import { findServicePage } from '../definitions/service-definitions'
import { calculatePackagePrice, selectPackage } from '../package-price'
import { defineOrderStepForm, hasPart } from './form'
import { calculateOrderPrice } from './order-price'
import { type FieldValues, parseOrderValues } from './order-values'
import { listOrderFields, listPartFields } from './part-fields'
import { findBranch, findVisitReason } from './registry-visit/registry-visit'
import { type OrderParams, parseOrderParams } from './urls'

export interface ServiceOrderState {
  definition: ServiceDefinition
  path: string
  params: OrderParams
  draft: FormDraft
  /** What was typed so far and is valid. */
  values: FieldValues
  /** Of a service that asks for a phone number. */
  phoneProof: PhoneProofState | undefined
  user: User | undefined
  packages: ServicePackage[]
  package: ServicePackage | undefined
  isPackageUnknown: boolean
  /** The chosen statements that are available. */
  statements: OwnStatement[]
  /** Some chosen statements are not the visitor's or not on the market. */
  areStatementsMissing: boolean
  raters: Rater[]
  registry: PublicRegistry | undefined
  /** In tetri; undefined until known. */
  total: number | undefined
  /** The first incomplete step, or the payment step. */
  firstIncompleteStep: number
}

/** @throws Response 404 for an unknown service, a redirect for a guest in the account */
export async function loadOrderState(args: LoaderFunctionArgs): Promise<ServiceOrderState> {
  const { request } = args
  const visitor = getVisitor(args)
  const url = new URL(request.url)
  const servicePage = findServicePage(withoutLanguagePrefix(url.pathname))
  if (!servicePage || servicePage.page === 'landing') throw notFound('errors.page_desc')
  const { definition } = servicePage
  const user =
    servicePage.page === 'accountOrder' ? await requireUser(visitor, request) : await visitor.user()
  const params = parseOrderParams(url.searchParams)
  const draft = findDraft(args, definition.name) ?? createDraft()
  const has = (kind: StepPart['kind']) => definition.steps.some((step) => hasPart(step, kind))
  const [packages, statements, raterList, registryData, phoneProof] = await Promise.all([
    visitor.call(servicePackages(definition.key)),
    user ? loadChosenStatements(visitor, params.statementIds) : [],
    has('raters') ? visitor.call(raters) : [],
    has('reason') ? visitor.call(publicRegistry) : undefined,
    loadPhoneProof(args, definition),
  ])
  const values = parseOrderValues(listOrderFields({ definition, statements }), draft.values, registryData)
  const { taken: selectedPackage, isUnknown } = selectPackage(packages, params.package)
  const area = statements[0]?.area ?? parseArea(values.area ?? '', MAX_ORDER_AREA)
  const order = {
    definition,
    path: toLocalizedPath(servicePage.path, visitor.language),
    params,
    draft,
    values,
    phoneProof,
    user,
    packages,
    package: selectedPackage,
    isPackageUnknown: isUnknown,
    statements,
    areStatementsMissing: user !== undefined && statements.length < params.statementIds.length,
    raters: raterList,
    registry: registryData,
    total: undefined as number | undefined,
    firstIncompleteStep: 0,
  }
  const isChosen = params.package !== undefined || !has('packages')
  if (selectedPackage && isChosen)
    order.total = calculateOrderPrice(
      order,
      selectedPackage,
      calculatePackagePrice(selectedPackage, { statements: statements.length, area }),
    )
  return { ...order, firstIncompleteStep: findFirstIncompleteStep(order) }
}

/** The same order with what was typed meanwhile; its price is that of before. */
export function withDraft(order: ServiceOrderState, draft: FormDraft): ServiceOrderState {
  return { ...order, draft, values: parseOrderValues(listOrderFields(order), draft.values, order.registry) }
}

export function toOrderValues({ draft, values, statements, package: taken }: ServiceOrderState): FieldValues {
  const orderValues = { ...values }
  const { confirmed } = draft
  // The appraisal request and the phone confirmation belong to the order.
  if (draft.values.rate_request_id) orderValues.rate_request_id = draft.values.rate_request_id
  if (confirmed?.proof && confirmed.phone === values.phone_number)
    orderValues.phone_confirmation = confirmed.proof
  const area = statements[0]?.area
  if (taken?.unit === 'm2' && area) orderValues.area = String(area)
  return orderValues
}

export function listPurchases({
  definition,
  package: taken,
  statements,
  total,
}: ServiceOrderState): OrderSummary[] {
  if (!taken || total === undefined) return []
  const service = { id: definition.id, key: definition.key }
  return [{ service, package: taken, statements: statements.length, total }]
}

/** Identifies the same order at the same price, as the visitor saw it. */
export function getOrderDigest(order: ServiceOrderState): string {
  const ids = order.statements.map(({ id }) => id).sort((one, other) => one - other)
  return createIdempotencyKey([
    order.definition.name,
    order.package?.id,
    ids,
    toOrderValues(order),
    order.total,
  ])
}

async function loadPhoneProof(args: LoaderFunctionArgs, definition: ServiceDefinition) {
  const step = definition.steps.find((one) => hasPart(one, 'phone'))
  return step && (await loadDraft(args, defineOrderStepForm(definition, step, true))).phoneProof
}

async function loadChosenStatements(visitor: Visitor, ids: readonly number[]): Promise<OwnStatement[]> {
  if (ids.length === 0) return []
  const query = new URLSearchParams({ ids: ids.join(), status: 'active', per_page: String(ids.length) })
  try {
    const { statements } = await visitor.call(ownStatementPage(query))
    return statements.filter(({ id }) => ids.includes(id))
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return []
    throw error
  }
}

function findFirstIncompleteStep(order: ServiceOrderState): number {
  const { steps } = order.definition
  const open = steps.findIndex((step) => !isStepComplete(step, order))
  if (open >= 0) return open + 1
  // Complete but without a price, for a statement without an area.
  return order.total === undefined ? steps.length : steps.length + 1
}

function isStepComplete(step: OrderStep, order: ServiceOrderState): boolean {
  return step.parts.every((part) => {
    if (part.kind === 'packages') return order.params.package !== undefined && order.package !== undefined
    if (part.kind === 'statements' && order.areStatementsMissing) return false
    if (part.kind === 'statements' && order.statements.length > 0) {
      if (!part.many && order.statements.length > 1) return false
      return order.package?.unit !== 'm2' || order.statements[0]?.area !== undefined
    }
    if (part.kind === 'statements' && !part.place) return false
    if (part.kind === 'phone' && !order.phoneProof?.isDone) return false
    if (part.kind === 'reason' && !findVisitReason(order)) return false
    if (part.kind === 'slot' && !findBranch(order)) return false
    return listPartFields(part, []).every(({ name }) => order.values[name] !== undefined)
  })
}
