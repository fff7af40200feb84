import type { LoaderFunctionArgs } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import {
  findPromotedPlaces,
  type NumberRange,
  searchUrl,
  toSearchParams,
  toUpstreamParams,
} from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { readCurrency } from '~/session/currency.server'
import { getVisitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import type { City } from '~/upstream/locations.server'
import { statementList } from '~/upstream/statements.server'
import { DEFAULT_CURRENCY } from '~contract/currencies'
import { buildAnswerSummary } from './answer-summary-rows'
import {
  type AnswerOptions,
  type Answers,
  parseAnswers,
  type Topic,
  toSearchFilters,
  withoutAnswer,
} from './answers'
import { getPaymentPeriod } from './budgets'
import { fieldNames, getChosenValue, listChoices } from './choices'
import { loadAnswerCount, loadChoiceCounts } from './counts.server'
import { formatBudget } from './format-budget'
import { listRoomChoices } from './room-choices'
import { findPreviousStep, getStepNumber, listTopics, parseStep, stepUrl, toNextStepParam } from './steps'

function buildAnswerOptions(dictionaries: Dictionaries, cities: City[]): AnswerOptions {
  return {
    deals: dictionaries.deal_types.all,
    types: dictionaries.real_estate_types.all,
    cities,
    rooms: listRoomChoices(dictionaries.room_types.all),
  }
}

const PREVIEW_CARDS = 2

export async function loadStep({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const searchParams = new URL(request.url).searchParams
  const shownCurrency = readCurrency(request) ?? DEFAULT_CURRENCY
  const [{ dictionaries, cities: places }, config, i18n] = await Promise.all([
    loadFilterData(visitor, context.site),
    shownCurrency === 'gel'
      ? visitor.optional('exchange rate', visitor.cachedCall(configuration))
      : undefined,
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'simplified-search')
  const formatBudgetLabel = (bracket: NumberRange) =>
    formatBudget(bracket, t, language, config?.exchangeRate?.rate)
  const answerOptions = buildAnswerOptions(dictionaries, places)
  const answers = parseAnswers(searchParams, answerOptions)
  const step = parseStep(searchParams.get('step'), answers, answerOptions)
  const topics = listTopics(step, answers, answerOptions)
  const previous = findPreviousStep(step, answers, answerOptions)
  const hidden = createHiddenFilter({ request, context })
  const countContext = { visitor, hidden }

  const loadQuestion = async (topic: Topic) => {
    const choices = listChoices(topic, answers, answerOptions, formatBudgetLabel)
    const counts = await loadChoiceCounts(topic, choices, answers, countContext)
    const options = choices.map(({ value, label }, place) => ({ value, label, count: counts[place] }))
    return { topic, name: fieldNames[topic], options, chosen: getChosenValue(topic, answers) }
  }
  const previewCall = statementList(hidden.forList(toUpstreamParams(toSearchFilters(answers), PREVIEW_CARDS)))
  const [total, questions, preview] = await Promise.all([
    loadAnswerCount(answers, countContext),
    Promise.all(topics.map(loadQuestion)),
    step === 'found' ? visitor.optional('preview', visitor.call(previewCall)) : undefined,
  ])

  const loadRelaxedSearch = async (topic: Topic) => {
    const rest = withoutAnswer(answers, topic)
    return { topic, count: await loadAnswerCount(rest, countContext), href: stepUrl('found', rest, language) }
  }
  const answered = Object.keys(answers) as Topic[]
  const relaxedSearches =
    step === 'found' && total === 0 ? await Promise.all(answered.map(loadRelaxedSearch)) : []

  return {
    step,
    number: getStepNumber(step),
    period: getPaymentPeriod(answers.deal),
    questions,
    total,
    hiddenFields: [...toSearchParams(toSearchFilters(omitTopics(answers, topics)))],
    next: toNextStepParam(step),
    ...(previous && { back: stepUrl(previous, answers, language) }),
    ledger: buildAnswerSummary(step, answers, answerOptions, language, formatBudgetLabel),
    show: searchUrl(toSearchFilters(answers), language),
    cards: preview?.cards ?? [],
    promotedPlaces: findPromotedPlaces(preview?.cards ?? [], toSearchFilters(answers)),
    relaxedSearches: relaxedSearches.filter(({ count }) => count),
    isStart: step === 'deal' && answered.length === 0,
    canonical: stepUrl(step, answers, language),
  }
}

export type StepData = Awaited<ReturnType<typeof loadStep>>

/** Removes answers carried in hidden fields; stale ones are dropped on parsing. */
function omitTopics(answers: Answers, topics: readonly Topic[]): Answers {
  const entries = Object.entries(answers).filter(([topic]) => !topics.includes(topic as Topic))
  return Object.fromEntries(entries)
}
