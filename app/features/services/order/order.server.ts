import type { LoaderFunctionArgs } from '@remix-run/node'
import type { OrderSummary } from '~/features/analytics'
import { createDraft, type FormDraft, findDraft } from '~/forms/draft.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { loadDraft } from '~/forms/load-draft.server'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { raters } from '~/upstream/appraisals.server'
import { cities } from '~/upstream/locations.server'
import { type OwnStatement, ownStatementPage } from '~/upstream/own-statements.server'
import { publicRegistry } from '~/upstream/public-registry.server'
import { servicePackages } from '~/upstream/services.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { MAX_ORDER_AREA } from '~contract/services'
import { parseArea } from '~contract/values/typed-measure'
import type { ServiceDefinition, StepPart } from '../definition'
import { findServicePage } from '../definitions/service-definitions'
import { vip } from '../definitions/vip'
import { calculatePackagePrice, selectPackage } from '../package-price'
import { withApplicableFields } from './fields/applicable-fields'
import { type FieldValues, parseOrderValues } from './fields/order-values'
import { listOrderFields } from './fields/part-fields'
import { findFirstIncompleteStep } from './first-incomplete-step'
import { defineOrderStepForm, hasPart } from './form'
import type { ServiceOrderState } from './order-state'
import { listPackagesFor, withoutForeignPackage, withoutSinglePackageStep } from './package/offered-packages'
import { calculateOrderPrice, listPriceLines, type PriceLine } from './package/order-price'
import { findAreaError, getStatementArea } from './subject/statement-area'
import { parseOrderParams } from './urls'

/**
 * @param newDraft used instead of the draft in the visitor's cookie
 * @throws Response 404 for an unknown service, a redirect for a guest in the account
 */
export async function loadOrderState(
  args: LoaderFunctionArgs,
  newDraft?: FormDraft,
): Promise<ServiceOrderState> {
  const { request } = args
  const visitor = getVisitor(args)
  const url = new URL(request.url)
  const servicePage = findServicePage(withoutLanguagePrefix(url.pathname))
  if (!servicePage || servicePage.page === 'landing') throw notFound('errors.page_desc')
  const { definition: fullDefinition } = servicePage
  const user =
    servicePage.page === 'accountOrder' ? await requireUser(visitor, request) : await visitor.user()
  const requested = parseOrderParams(url.searchParams)
  const draft = newDraft ?? findDraft(args, fullDefinition.name) ?? createDraft()
  const has = (kind: StepPart['kind']) => fullDefinition.steps.some((step) => hasPart(step, kind))
  const [sold, ownStatements, raterList, registryData, phoneProof, cityNames] = await Promise.all([
    visitor.call(servicePackages(fullDefinition.key)),
    user ? loadChosenStatements(visitor, requested.statementIds, fullDefinition) : [],
    has('raters') ? visitor.call(raters) : [],
    has('reason') ? visitor.call(publicRegistry) : undefined,
    loadPhoneProof(args, fullDefinition),
    hasCity(fullDefinition) ? loadCityNames(visitor) : [],
  ])
  // A service that does not list statements takes the place of the first.
  const statements = has('statements') ? ownStatements : []
  const subject = has('statements') ? undefined : ownStatements[0]
  const applicableDefinition = withApplicableFields(fullDefinition, draft.values)
  const visit = { registry: registryData, cities: cityNames }
  const values = parseOrderValues(
    listOrderFields({ definition: applicableDefinition, statements }),
    draft.values,
    visit,
  )
  const packages = listPackagesFor(sold, values.type)
  const definition = withoutSinglePackageStep(applicableDefinition, packages)
  const params = withoutForeignPackage(requested, { sold, packages })
  const { selected: selectedPackage, isUnknown } = selectPackage(packages, params.package)
  const area = getStatementArea(statements) ?? parseArea(values.area ?? '', MAX_ORDER_AREA)
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
    subject,
    areStatementsMissing:
      has('statements') && user !== undefined && statements.length < params.statementIds.length,
    areaError: selectedPackage?.unit === 'm2' ? findAreaError(statements) : undefined,
    raters: raterList,
    ...visit,
    priceLines: [] as PriceLine[],
    total: undefined as number | undefined,
    firstIncompleteStep: 0,
  }
  const isChosen = params.package !== undefined || !definition.steps.some((step) => hasPart(step, 'packages'))
  if (selectedPackage && isChosen) {
    const quantities = { statements: statements.length, area }
    const packagePrice = calculatePackagePrice(selectedPackage, quantities)
    order.total = calculateOrderPrice(order, selectedPackage, packagePrice)
    order.priceLines = listPriceLines(order, selectedPackage, quantities)
  }
  return { ...order, firstIncompleteStep: findFirstIncompleteStep(order) }
}

/** Returns the order with newly typed values, at the previous price. */
export function withDraft(order: ServiceOrderState, draft: FormDraft): ServiceOrderState {
  return { ...order, draft, values: parseOrderValues(listOrderFields(order), draft.values, order) }
}

export function toOrderValues({
  draft,
  values,
  statements,
  package: selected,
}: ServiceOrderState): FieldValues {
  const orderValues = { ...values }
  const { confirmed } = draft
  // The appraisal request and the phone confirmation belong to the order.
  if (draft.values.rate_request_id) orderValues.rate_request_id = draft.values.rate_request_id
  if (confirmed?.proof && confirmed.phone === values.phone_number)
    orderValues.phone_confirmation = confirmed.proof
  const area = getStatementArea(statements)
  if (selected?.unit === 'm2' && area) orderValues.area = String(area)
  return orderValues
}

export function listPurchases({
  definition,
  package: selected,
  statements,
  total,
}: ServiceOrderState): OrderSummary[] {
  if (!selected || total === undefined) return []
  const service = { id: definition.id, key: definition.key }
  return [{ service, package: selected, statements: statements.length, total }]
}

/** Returns a digest of the order and its price, as the visitor saw it. */
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

function hasCity({ steps }: ServiceDefinition): boolean {
  const fields = steps.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'fields' ? part.fields : (part.kind === 'statements' && part.place) || [],
    ),
  )
  return fields.some(({ kind }) => kind === 'city')
}

async function loadCityNames(visitor: Visitor): Promise<string[]> {
  return (await visitor.call(cities)).map(({ name }) => name)
}

async function loadPhoneProof(args: LoaderFunctionArgs, definition: ServiceDefinition) {
  const step = definition.steps.find((one) => hasPart(one, 'phone'))
  return step && (await loadDraft(args, defineOrderStepForm(definition, step, { isGuest: true }))).phoneProof
}

/** A company can also promote statements of its agents. */
async function loadChosenStatements(
  visitor: Visitor,
  ids: readonly number[],
  { key }: ServiceDefinition,
): Promise<OwnStatement[]> {
  if (ids.length === 0) return []
  const query = new URLSearchParams({ ids: ids.join(), status: 'active', per_page: String(ids.length) })
  if (key === vip.key) query.set('agent', 'any')
  try {
    const { statements } = await visitor.call(ownStatementPage(query))
    return statements.filter(({ id }) => ids.includes(id))
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return []
    throw error
  }
}
