import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerLeft } from '../../../http/form-answer.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { type Language, localizedPath } from '../../../i18n/languages'
import { beginCheckout } from '../../analytics'
import type { Part } from '../definition'
import { addressOf } from './choice'
import { keepOrderDraft } from './draft.server'
import { knownOf } from './fields'
import { loadPaying } from './pay/load.server'
import { phoneOf } from './phone/load.server'
import { fieldsOf, fieldsOfPart, type Order, orderedIn, readOrder } from './read.server'
import { branchOf, reasonOf, visitPriceOf } from './registry/chosen'
import { loadSlots } from './registry/load.server'
import { dayWords } from './registry/slot-words'
import type { ReturnedOrder } from './returned'
import { loadStatementChoice } from './statement-choice.server'

/** The page of an order: one step of it, and what was chosen so far. */
export async function loadOrder(args: LoaderFunctionArgs) {
  const visitor = readVisitor(args)
  const order = await readOrder(args)
  const { definition, choice, path } = order
  const left = answerLeft<ReturnedOrder>(args.context)
  const returned = left?.intent === 'order' ? left : undefined
  const last = definition.steps.length + 1
  const asked = Math.min(returned?.step ?? choice.step ?? order.firstOpen, last)
  if (asked > order.firstOpen && !returned) throw redirect(addressOf(order, order.firstOpen))

  const step = definition.steps[asked - 1]
  const has = (kind: Part['kind']) => step?.parts.some((part) => part.kind === kind) === true
  const query = new URL(args.request.url).searchParams
  const [statements, slots, paying, i18n] = await Promise.all([
    has('statements') ? loadStatementChoice(visitor, order) : undefined,
    has('slot') ? loadSlots(visitor, order, { step: asked, query, returned }) : undefined,
    step ? undefined : loadPaying(visitor, order),
    i18nFor(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'services')
  const signIn = new URLSearchParams({ Continue: addressOf(order, asked) })
  const page = {
    name: definition.name,
    step: asked,
    returned,
    statements,
    slots,
    paying: paying?.data,
    phone: phoneOf(order, returned),
    raters: order.raters,
    reasons: reasonsOf(order),
    /** What a visit to the register is made of, in tetri. */
    visitPrice: order.package && visitPriceOf(order, order.package.id),
    title: t('order_title', { service: t(`names.${definition.name}`) }),
    mistake: returned ? i18n.getFixedT(visitor.language, 'ui')('mistake') : undefined,
    /** This step; forms come back to it. */
    here: addressOf(order, asked),
    isPackageUnknown: order.isPackageUnknown,
    steps: [...definition.steps.map(({ name }) => name), 'pay' as const].map((name, at) => ({
      name,
      isDone: at + 1 < order.firstOpen,
      href: at + 1 <= order.firstOpen ? addressOf(order, at + 1) : undefined,
    })),
    packages: order.packages,
    packageId: order.package?.id,
    /** Somebody has decided on it. */
    isPackageChosen: choice.package !== undefined,
    chosen: order.statements.map(({ id, title }) => ({ id, title })),
    values: { ...knownOf(order.user), ...order.draft.values, ...returned?.values },
    /** A place was told by hand. */
    isByHand: Boolean(order.draft.values.address ?? returned?.values.address),
    /** What was filled in and is in order, for the summary. */
    answers: answersOf(order, visitor.language),
    total: order.total,
    isGuest: order.user === undefined,
    signInHref: localizedPath(`/auth?${signIn}`, visitor.language),
    canonical: path,
    told: args.context.dataLayer && paying && orderedIn(order).map(beginCheckout),
  }
  const cookie = paying && keepOrderDraft(definition.name, paying.draft, args.request, args.context)
  return { page, cookie }
}

export type OrderData = Awaited<ReturnType<typeof loadOrder>>['page']

/** What each step that is done is about, in words: its required answers, and what was chosen of the upstream's. */
function answersOf(order: Order, language: Language): Record<string, string[]> {
  const asked = new Set(fieldsOf(order).map(({ name }) => name))
  const { steps } = order.definition
  const done = steps.filter((_, at) => at + 1 < order.firstOpen)
  return Object.fromEntries(
    done.map(({ name, parts }) => [name, parts.flatMap((part) => chosenWords(order, part, language))]),
  )

  function chosenWords({ draft: { values }, ...rest }: Order, part: Part, shown: Language): string[] {
    const visit = { draft: { values }, registry: rest.registry }
    if (part.kind === 'reason') return [reasonOf(visit)?.name ?? '']
    if (part.kind === 'raters')
      return [
        rest.package?.name ?? '',
        rest.raters.find(({ id }) => String(id) === values.rater_id)?.name ?? '',
      ]
    if (part.kind === 'slot') {
      const branch = branchOf(visit)
      return [
        branch ? `${branch.city}, ${branch.name}` : '',
        values.time ? `${dayWords(values.date ?? '', shown)}, ${values.time}` : '',
      ]
    }
    return fieldsOfPart(part, [])
      .filter(({ name, isRequired, kind }) => isRequired && asked.has(name) && kind !== 'choice')
      .map(({ name }) => values[name] ?? '')
  }
}

/** What the register is visited for, and all that costs with the package that is taken. */
function reasonsOf({ registry, package: taken }: Order) {
  return (registry?.reasons ?? []).flatMap(({ key, name, registerFee, prices }) => {
    const total = prices.find(({ packageId }) => packageId === taken?.id)?.total
    return total === undefined ? [] : [{ key, name, registerFee, total }]
  })
}
