import { LOCALES, type LocalizedText } from '~backend/platform/localized-text'
import { hashText, type Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import { isUnfinished } from '../statements/amenities'
import { UNDER_CONSTRUCTION_STATUS } from '../statements/building-state'
import type { Facts } from '../statements/facts'
import { fillTemplate, parseTemplate, type Sentence, type Voice } from './template'
import {
  ALL_TOPICS,
  CLOSING_TOPIC,
  DETAIL_TOPIC,
  OPENING_TOPICS,
  TERM_TOPICS,
  TOPICS,
  type Topic,
} from './topics'
import { listValues } from './values'

type Length = 'none' | 'short' | 'full' | 'long'

/** Statements that share no long sentence that most could use; one results page. */
const COMMON_TURNS = 20
/** Turns of other sentences with a voice, which fewer statements can use. */
const VOICED_TURNS = 8
/** Lengths of rotations differ, so that the same sentences do not meet again after one page. */
const MAX_EXTRA_TURNS = 4

const MAX_SENTENCES: Readonly<Record<Exclude<Length, 'none'>, readonly [min: number, max: number]>> = {
  short: [0, 2],
  full: [4, 7],
  long: [22, 30],
}

/** Facts that a description may repeat once after the opening. */
const REPEATED = new Set(['area', 'where', 'type', 'deal'])

interface Rotation {
  sentences: readonly Sentence[]
  length: number
  offset: number
}

const VOICES: readonly (Voice | undefined)[] = [undefined, 'terse', 'owner', 'resident', 'agent']

/** Creates turns: one statement in each rotation may use the sentence whose turn it is. */
function createRotation(topic: Topic, sentences: readonly Sentence[], voice: Voice | undefined): Rotation {
  const hash = hashText(`${topic.name} ${voice}`)
  const isCommon = voice === undefined || topic === CLOSING_TOPIC || TERM_TOPICS.includes(topic)
  const turns = Math.max(isCommon ? COMMON_TURNS : VOICED_TURNS, sentences.length)
  const length = turns + (hash % MAX_EXTRA_TURNS)
  return { sentences, length, offset: (hash >>> 8) % length }
}

const SENTENCES = new Map(
  ALL_TOPICS.map((topic) => {
    const parsed = topic.sentences.map(parseTemplate)
    const rotations = VOICES.map((voice) =>
      createRotation(
        topic,
        parsed.filter((each) => !each.isRepeatable && each.voice === voice),
        voice,
      ),
    )
    return [
      topic.name,
      {
        repeatable: parsed.filter(({ isRepeatable }) => isRepeatable),
        rotations: rotations.filter((rotation) => rotation.sentences.length > 0),
      },
    ]
  }),
)

/** Creates a description from facts only. Statements with neighbouring numbers share few sentences. */
export function createDescription(random: Random, facts: Facts, number: number): LocalizedText {
  const length = pickWeighted<Length>(random, [
    ['none', 4],
    ['short', 22],
    ['full', 58],
    ['long', 16],
  ])
  if (length === 'none') return { ka: '', en: '', ru: '' }

  const { write, hasOwnSentence } = createWriter(random, facts, number)
  const openings = OPENING_TOPICS.filter((topic) => topic.isTrue(facts))
  const opening = write(random.pick(openings))
  const details = length === 'long' ? write(DETAIL_TOPIC) : []
  const [min, max] = MAX_SENTENCES[length]
  const wanted = random.whole(min, max)
  const topics = shuffle(
    random,
    TOPICS.filter((topic) => topic.isTrue(facts)),
  )
  const [own, other] = [topics.filter(hasOwnSentence), topics.filter((topic) => !hasOwnSentence(topic))]
  const written: LocalizedText[] = []
  for (const topic of [...own, ...other]) if (written.length < wanted) written.push(...write(topic))
  const about = shuffle(random, written)
  const terms = length === 'short' ? [] : TERM_TOPICS.filter((topic) => topic.isTrue(facts)).flatMap(write)
  const closing = write(CLOSING_TOPIC)
  const half = length === 'long' ? Math.ceil(about.length / 2) : about.length
  const paragraphs = [
    [...opening, ...about.slice(0, half)],
    [...about.slice(half), ...details],
    [...terms, ...closing],
  ].filter((part) => part.length > 0)
  const joint = length === 'long' || random.chance(0.3) ? '<br />' : ' '
  const [ka = '', en = '', ru = ''] = LOCALES.map((locale) =>
    paragraphs.map((sentences) => sentences.map((sentence) => sentence[locale]).join(' ')).join(joint),
  )
  return { ka, en, ru }
}

interface Writer {
  /** Returns a sentence of the topic, or none if all would repeat or lack a fact. */
  write(topic: Topic): LocalizedText[]
  /** True if the topic has a sentence that neighbouring statements do not use. */
  hasOwnSentence(topic: Topic): boolean
}

function createWriter(random: Random, facts: Facts, number: number): Writer {
  const values = listValues(facts)
  const voices = pickVoices(random, facts)
  const uses = new Map<string, number>()
  const isUsable = ({ names }: Sentence) =>
    names.every((name) => values[name] !== undefined && (uses.get(name) ?? 0) < (REPEATED.has(name) ? 2 : 1))
  const isSuited = ({ voice }: Sentence) => voice === undefined || voices.includes(voice)
  const isOwn = (sentence: Sentence) => isSuited(sentence) && !sentence.isShort
  const listUsable = (topic: Topic) =>
    topic.states?.some((name) => uses.has(name)) ? [] : listCandidates(topic, number).filter(isUsable)
  return {
    hasOwnSentence: (topic) => listUsable(topic).some(isOwn),
    write(topic) {
      const usable = listUsable(topic)
      const own = usable.filter(isOwn)
      const brief = usable.filter((each) => each.isShort && (isSuited(each) || each.voice === 'terse'))
      const current = own.filter((each) => !each.isRepeatable)
      const long = current.length > 0 ? current : own
      // Few sentences carry an address or an area, so that they would soon be familiar.
      const isLong = brief.length === 0 || random.chance(current.length > 0 ? 0.85 : 0.5)
      const choice = long.length > 0 && isLong ? long : brief
      if (choice.length === 0) return []
      const { template, names } = random.pick(choice)
      for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1)
      return [fillTemplate(template, values)]
    },
  }
}

/** Lists the repeatable sentences and those whose turn it is. */
function listCandidates({ name }: Topic, number: number): Sentence[] {
  const { repeatable = [], rotations = [] } = SENTENCES.get(name) ?? {}
  const current = rotations.flatMap(({ sentences, length, offset }) => {
    return sentences[(number + offset) % length] ?? []
  })
  return [...repeatable, ...current]
}

function pickVoices(random: Random, { owner, kind, deal, building }: Facts): readonly Voice[] {
  const isBrief = random.chance(0.25)
  if (isBrief) return ['terse']
  if (owner.type !== 'physical') return ['agent']
  const isLivedIn =
    !isUnfinished(building) &&
    building.statusId !== UNDER_CONSTRUCTION_STATUS &&
    building.conditionId !== 3 &&
    kind !== 'hotel' &&
    deal !== 'daily'
  return isLivedIn ? ['owner', 'resident'] : ['owner']
}

/** Shuffles by Fisher and Yates. */
function shuffle<Item>(random: Random, list: readonly Item[]): Item[] {
  const left = [...list]
  const shuffled: Item[] = []
  while (left.length > 0) shuffled.push(...left.splice(random.whole(0, left.length - 1), 1))
  return shuffled
}
