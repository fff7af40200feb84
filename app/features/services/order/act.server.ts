import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readForm, typedIn } from '../../../http/form.server'
import { readVisitor, type Visitor } from '../../../http/visitor.server'
import type { Part } from '../definition'
import { chosenPackage } from '../packages'
import { BY_HAND } from './by-hand'
import { choiceAddress, idsIn } from './choice'
import { keepOrderDraft } from './draft.server'
import { type FieldMistake, readFields, type Values } from './fields'
import { payOrder } from './pay/act.server'
import { provePhone, readPhonePart } from './phone/act.server'
import { tellOfRating } from './rate/tell.server'
import { fieldsOfPart, type Order, readOrder } from './read.server'
import { readSlotPart } from './registry/read.server'
import { comeBack } from './returned.server'

/** Takes the forms of an order: on to the next step, back to the one before, a search among statements, paying. */
export async function actOnOrder(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const order = await readOrder(args)
  const { definition } = order
  const typed: Values = typedIn(form)
  const intent = form.get('intent')
  const step = Math.min(order.choice.step ?? order.firstOpen, definition.steps.length + 1)
  if (intent === 'pay') return payOrder(args, order, typed)
  const isCode = intent === 'send_code' || intent === 'confirm_code'
  if (intent !== 'next' && intent !== 'back' && intent !== 'find' && !isCode)
    throw new Response(null, { status: 400 })

  const visitor = readVisitor(args)
  const read = await readStep(visitor, order, step, typed, form.getAll('statement_id'))
  if (isCode) {
    const values = { ...order.draft.values, ...read.values }
    return provePhone(args, order, { step, typed, draft: { ...order.draft, values } })
  }
  if (intent === 'next' && read.mistakes.length > 0)
    return comeBack(args, { intent: 'order', step, values: typed, mistakes: read.mistakes })
  const values = { ...order.draft.values, ...read.values }
  const filled = definition.steps[step - 1]
  const packageId = read.package ?? order.choice.package
  const told =
    intent === 'next' && filled ? await tellOfRating({ visitor, step: filled, values, packageId }) : {}
  const draft = { ...order.draft, values: { ...values, ...told } }
  const choice = {
    package: packageId,
    statementIds: read.statementIds ?? order.choice.statementIds,
    step: intent === 'next' ? step + 1 : intent === 'back' ? Math.max(step - 1, 1) : step,
    ...(intent === 'find' && { text: (typed.q ?? '').trim() }),
  }
  return redirect(choiceAddress(order.path, choice), {
    status: 303,
    headers: {
      'Set-Cookie': keepOrderDraft(definition.name, draft, args.request, args.context),
    },
  })
}

interface ReadStep {
  values: Values
  mistakes: FieldMistake[]
  package?: string
  statementIds?: number[]
}

/** What the form of a step says. */
async function readStep(
  visitor: Visitor,
  order: Order,
  step: number,
  typed: Values,
  ticked: unknown[],
): Promise<ReadStep> {
  const parts = order.definition.steps[step - 1]?.parts ?? []
  const read = await Promise.all(parts.map((part) => readPart(visitor, order, part, typed, ticked)))
  return Object.assign({}, ...read, {
    values: Object.assign({}, ...read.map(({ values }) => values)),
    mistakes: read.flatMap(({ mistakes }) => mistakes),
  })
}

async function readPart(
  visitor: Visitor,
  order: Order,
  part: Part,
  typed: Values,
  ticked: unknown[],
): Promise<ReadStep> {
  if (part.kind === 'slot') return readSlotPart(visitor, order, typed)
  if (part.kind === 'phone') return readPhonePart(order, typed)
  if (part.kind !== 'packages' && part.kind !== 'statements') return readFields(fieldsOfPart(part, []), typed)
  if (part.kind === 'packages') {
    const { taken, isUnknown } = chosenPackage(order.packages, typed.package)
    if (!taken || isUnknown || !typed.package)
      return { values: {}, mistakes: [{ field: 'package', mistake: 'package_missing' }] }
    return { values: {}, mistakes: [], package: String(taken.id) }
  }
  const isByHand = part.place !== undefined && (ticked.includes(BY_HAND) || order.user === undefined)
  if (part.place && isByHand) return { ...readFields(part.place, typed), statementIds: [] }
  const statementIds = part.many ? idsIn(ticked) : idsIn(ticked).slice(0, 1)
  const isMissing = statementIds.length === 0
  return {
    values: {},
    mistakes: isMissing ? [{ field: 'statement_id', mistake: 'statement_missing' }] : [],
    statementIds,
  }
}
