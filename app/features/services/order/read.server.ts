import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '../../../http/failures.server'
import { requireUser } from '../../../http/guard.server'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { readVisitor, type Visitor } from '../../../http/visitor.server'
import { barePath, localizedPath } from '../../../i18n/languages'
import type { User } from '../../../upstream/accounts.server'
import { isUpstreamError } from '../../../upstream/errors'
import { type OwnStatement, ownStatements } from '../../../upstream/own-statements.server'
import { type Rater, raters } from '../../../upstream/raters.server'
import { type Registry, registry } from '../../../upstream/registry.server'
import { type ServicePackage, servicePackages } from '../../../upstream/services.server'
import type { Ordered } from '../../analytics'
import type { Field, Part, ServiceDefinition, Step } from '../definition'
import { servicePageAt } from '../definitions/all'
import { chosenPackage, totalOf } from '../packages'
import { type Choice, readChoice } from './choice'
import { emptyOrderDraft, type OrderDraft, readOrderDraft } from './draft.server'
import { areaIn, mistakeOf, type Values } from './fields'
import { isProven } from './phone/proven'
import { priceOf } from './price'
import { branchOf, reasonOf, SLOT_FIELDS } from './registry/chosen'

/** An order as far as it is filled in, by the address and by what the browser keeps. */
export interface Order {
  definition: ServiceDefinition
  /** Of this page, in the visitor's language. */
  path: string
  choice: Choice
  draft: OrderDraft
  /** The browser keeps a draft already. */
  isKept: boolean
  user: User | undefined
  packages: ServicePackage[]
  package: ServicePackage | undefined
  isPackageUnknown: boolean
  /** Those that were chosen and can be had. */
  statements: OwnStatement[]
  /** Some that were chosen are not the visitor's, or not on the market. */
  areSomeGone: boolean
  /** Those who value, where somebody does. */
  raters: Rater[]
  /** What the public register does and where, where it is visited. */
  registry: Registry | undefined
  /** In tetri; undefined until it is chosen what is bought. */
  total: number | undefined
  /** The first step that is not filled in; paying, when all are. */
  firstOpen: number
}

/**
 * What is being ordered at an address. Packages and prices are asked anew each time.
 * @throws Response 404 where no service is ordered, a redirect of a guest from the account's copy
 */
export async function readOrder(args: LoaderFunctionArgs): Promise<Order> {
  const { request, context } = args
  const visitor = readVisitor(args)
  const url = new URL(request.url)
  const at = servicePageAt(barePath(url.pathname))
  if (!at || at.page === 'landing') throw notFound('errors.page_desc')
  const { definition } = at
  const user = at.page === 'accountView' ? await requireUser(visitor, request) : await visitor.user()
  const choice = readChoice(url.searchParams)
  const kept = readOrderDraft(definition.name, request, context)
  const draft = kept ?? emptyOrderDraft()
  const has = (kind: Part['kind']) =>
    definition.steps.some(({ parts }) => parts.some((part) => part.kind === kind))
  const [packages, statements, valuers, register] = await Promise.all([
    visitor.call(servicePackages(definition.key)),
    user ? chosenStatements(visitor, choice.statementIds) : [],
    has('raters') ? visitor.call(raters) : [],
    has('reason') ? visitor.call(registry) : undefined,
  ])
  const { taken, isUnknown } = chosenPackage(packages, choice.package)
  const area = statements[0]?.area ?? areaIn(draft.values.area)
  const order = {
    definition,
    path: localizedPath(at.path, visitor.language),
    choice,
    draft,
    isKept: !!kept,
    user,
    packages,
    package: taken,
    isPackageUnknown: isUnknown,
    statements,
    areSomeGone: user !== undefined && statements.length < choice.statementIds.length,
    raters: valuers,
    registry: register,
    total: undefined as number | undefined,
    firstOpen: 0,
  }
  const isChosen = choice.package !== undefined || !has('packages')
  if (taken && isChosen)
    order.total = priceOf(order, taken, totalOf(taken, { statements: statements.length, area }))
  return { ...order, firstOpen: firstOpenStep(order) }
}

/** What is filled in by hand: not the place, when a statement says where it is. */
export function fieldsOf({ definition, statements }: Pick<Order, 'definition' | 'statements'>): Field[] {
  return definition.steps.flatMap(({ parts }) => parts.flatMap((part) => fieldsOfPart(part, statements)))
}

/** What the call is told besides the package and the statements. */
export function saidIn(order: Order): Values {
  const said: Values = Object.fromEntries(
    fieldsOf(order).map(({ name }) => [name, order.draft.values[name] ?? '']),
  )
  const [statement] = order.statements
  const { confirmed, values } = order.draft
  // What was told before belongs to the order, and so does what proves the number.
  if (values.rate_request_id) said.rate_request_id = values.rate_request_id
  if (confirmed?.proof && confirmed.phone === said.phone_number) said.phone_confirmation = confirmed.proof
  return order.package?.unit === 'm2' && statement?.area ? { ...said, area: String(statement.area) } : said
}

/** What is ordered, as far as it can be paid for. */
export function orderedIn({ definition, package: taken, statements, total }: Order): Ordered[] {
  if (!taken || total === undefined) return []
  return [{ service: definition, package: taken, statements: statements.length, total }]
}

/** The same for the same order at the same price: what somebody saw when they pressed the button. */
export function digestOf(order: Order): string {
  const ids = order.statements.map(({ id }) => id).sort((one, other) => one - other)
  return oneTimeKey([order.definition.name, order.package?.id, ids, saidIn(order), order.total])
}

/** Those of the visitor's that can be promoted; anybody else's are as if they were not there. */
async function chosenStatements(visitor: Visitor, ids: readonly number[]): Promise<OwnStatement[]> {
  if (ids.length === 0) return []
  const query = new URLSearchParams({ ids: ids.join(), status: 'active', per_page: String(ids.length) })
  try {
    const { statements } = await visitor.call(ownStatements(query))
    return statements.filter(({ id }) => ids.includes(id))
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return []
    throw error
  }
}

function firstOpenStep(order: Order): number {
  const { steps } = order.definition
  const open = steps.findIndex((step) => !isFilled(step, order))
  if (open >= 0) return open + 1
  // Filled in, but not for a price: a statement that does not say how large it is.
  return order.total === undefined ? steps.length : steps.length + 1
}

function isFilled(step: Step, order: Order): boolean {
  return step.parts.every((part) => {
    if (part.kind === 'packages') return order.choice.package !== undefined && order.package !== undefined
    if (part.kind === 'statements' && order.areSomeGone) return false
    if (part.kind === 'statements' && order.statements.length > 0) {
      if (!part.many && order.statements.length > 1) return false
      return order.package?.unit !== 'm2' || order.statements[0]?.area !== undefined
    }
    if (part.kind === 'statements' && !part.place) return false
    if (part.kind === 'phone' && !isProven(order, order.draft.values.phone_number)) return false
    if (part.kind === 'reason' && !reasonOf(order)) return false
    if (part.kind === 'slot' && !branchOf(order)) return false
    return fieldsOfPart(part, []).every((field) => !mistakeOf(field, order.draft.values[field.name] ?? ''))
  })
}

/** What a part asks for, as far as it is answered in words. */
export function fieldsOfPart(part: Part, statements: readonly unknown[]): readonly Field[] {
  switch (part.kind) {
    case 'fields':
      return part.fields
    case 'statements':
      return statements.length === 0 ? (part.place ?? []) : []
    case 'phone':
      return [{ name: 'phone_number', kind: 'phone', isRequired: true }]
    case 'raters':
      return [{ name: 'rater_id', kind: 'line' }]
    case 'reason':
      return [{ name: 'service', kind: 'line', isRequired: true }]
    case 'slot':
      return SLOT_FIELDS
    default:
      return []
  }
}
