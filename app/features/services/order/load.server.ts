import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerLeft } from '../../../http/form-answer.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { localizedPath } from '../../../i18n/languages'
import { addressOf } from './choice'
import { keepOrderDraft } from './draft.server'
import { knownOf } from './fields'
import { loadPaying } from './pay/load.server'
import { fieldsOf, type Order, readOrder } from './read.server'
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
  const [statements, paying, i18n] = await Promise.all([
    step?.parts.some(({ kind }) => kind === 'statements') ? loadStatementChoice(visitor, order) : undefined,
    step ? undefined : loadPaying(visitor, order),
    i18nFor(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'services')
  const signIn = new URLSearchParams({ Continue: addressOf(order, asked) })
  const page = {
    ...{ name: definition.name, step: asked, returned, statements, paying: paying?.data },
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
    answers: answersOf(order),
    total: order.total,
    isGuest: order.user === undefined,
    signInHref: localizedPath(`/auth?${signIn}`, visitor.language),
    canonical: path,
  }
  const cookie = paying && keepOrderDraft(definition.name, paying.draft, args.request, args.context)
  return { page, cookie }
}

export type OrderData = Awaited<ReturnType<typeof loadOrder>>['page']

/** The required answers of each step that is done. */
function answersOf(order: Order): Record<string, string[]> {
  const asked = new Map(fieldsOf(order).map((field) => [field.name, field]))
  return Object.fromEntries(
    order.definition.steps.map(({ name, parts }, at) => {
      const fields = parts.flatMap((part) =>
        part.kind === 'fields' ? part.fields : part.kind === 'statements' ? (part.place ?? []) : [],
      )
      const told = fields.filter(
        (field) => field.isRequired && asked.has(field.name) && field.kind !== 'choice',
      )
      return [name, at + 1 < order.firstOpen ? told.map((field) => order.draft.values[field.name] ?? '') : []]
    }),
  )
}
