import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { cities } from '../../upstream/locations.server'
import { statementList } from '../../upstream/statements.server'
import { addressQuery, type Range, searchAddress, upstreamQuery } from '../criteria'
import { leftOut } from '../favorites/index.server'
import { type Answers, criteriaOf, readAnswers, type Topic, without } from './answers'
import { budgetWords } from './budget-words'
import { periodOf } from './budgets'
import { choicesOf, chosenValue, fieldNames } from './choices'
import { countOf, countsOf } from './counted.server'
import { ledgerOf } from './ledger-rows'
import { offeredBy } from './offered'
import { nextValue, previousStep, readStep, stepAddress, stepNumber, topicsOf } from './steps'

/** A row of what was found, beside the way to all of it. */
const PREVIEWED = 2

/** Everything a step shows, for an address: the question with its counts, the answers so far, how many they find. */
export async function loadSteps({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const query = new URL(request.url).searchParams
  const [dictionaries, places, i18n] = await Promise.all([
    visitor.reference(statementParameters),
    visitor.reference(cities),
    i18nFor(language),
  ])
  const t = i18n.getFixedT(language, 'simplified')
  const sayBudget = (bracket: Range) => budgetWords(bracket, t, language)
  const offered = offeredBy(dictionaries, places)
  const answers = readAnswers(query, offered)
  const step = readStep(query.get('step'), answers, offered)
  const topics = topicsOf(step, answers, offered)
  const previous = previousStep(step, answers, offered)
  const hidden = leftOut({ request, context })
  const counting = { visitor, hidden }

  const ask = async (topic: Topic) => {
    const choices = choicesOf(topic, answers, offered, sayBudget)
    const counts = await countsOf(topic, choices, answers, counting)
    const options = choices.map(({ value, label }, place) => ({ value, label, count: counts[place] }))
    return { topic, name: fieldNames[topic], options, chosen: chosenValue(topic, answers) }
  }
  const first = statementList(hidden.list(upstreamQuery(criteriaOf(answers), PREVIEWED)))
  const [total, questions, preview] = await Promise.all([
    countOf(answers, counting),
    Promise.all(topics.map(ask)),
    step === 'found' ? visitor.optional('preview', visitor.call(first)) : undefined,
  ])

  const looser = async (topic: Topic) => {
    const rest = without(answers, topic)
    return { topic, count: await countOf(rest, counting), href: stepAddress('found', rest, language) }
  }
  const answered = Object.keys(answers) as Topic[]
  const ways = step === 'found' && total === 0 ? await Promise.all(answered.map(looser)) : []

  return {
    step,
    number: stepNumber(step),
    period: periodOf(answers.deal),
    questions,
    total,
    kept: [...addressQuery(criteriaOf(unasked(answers, topics)))],
    next: nextValue(step),
    ...(previous && { back: stepAddress(previous, answers, language) }),
    ledger: ledgerOf(step, answers, offered, language, sayBudget),
    show: searchAddress(criteriaOf(answers), language),
    cards: preview?.cards ?? [],
    looser: ways.filter(({ count }) => count),
    isStart: step === 'deal' && answered.length === 0,
    canonical: stepAddress(step, answers, language),
  }
}

export type StepData = Awaited<ReturnType<typeof loadSteps>>

/** What the form carries along while it asks about the rest. An answer that no longer fits is left out when it is read. */
function unasked(answers: Answers, topics: readonly Topic[]): Answers {
  const entries = Object.entries(answers).filter(([topic]) => !topics.includes(topic as Topic))
  return Object.fromEntries(entries)
}
